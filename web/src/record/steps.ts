/** The steps of a record, each of them whole, and the way from one to another. It knows nothing of rules. */

import type { Placement, View } from '../wire';
import type { RecordStep } from './wire';

export interface Seen extends Required<RecordStep> {
  /** The placements of this hand so far. */
  layout: Placement[];
}

const NOTHING = {
  hand: 0,
  engine: null,
  leader: null,
  to_move: null,
  ends: [],
  trains: [],
  count: { parts: [], total: 0, points: 0 },
  scores: null,
  tiles: [],
  tiles_held: [],
  stock_left: 0,
};

/** Every step with what it leaves out because it is as before, and with the tiles on the table. */
export function unfold(steps: readonly RecordStep[]): Seen[] {
  const whole: Seen[] = [];
  for (const step of steps) {
    const before = whole.at(-1);
    let layout = before?.layout ?? [];
    for (const event of step.events) {
      if (event.event === 'HandDealt') layout = [];
      if (event.event === 'TilePlaced') {
        layout = [...layout, { seat: event.seat, tile: event.tile, end: event.end }];
      }
    }
    whole.push({ ...NOTHING, ...before, ...step, layout });
  }
  return whole;
}

/** The step as the boards take it: nobody's seat, nothing to choose. */
export function viewOf(seen: Seen): View {
  const { hand, scores, ...rest } = seen;
  return {
    ...rest,
    seat: null,
    hand_number: hand,
    tiles: [],
    legal_actions: [],
    scores: scores ?? [],
    hand_outcome: null,
    outcome: null,
  };
}

/** The places of the steps that deal a hand. */
export function deals(steps: readonly Seen[]): number[] {
  return steps.flatMap(({ action }, at) => (action === null ? [at] : []));
}

/** The last step that stands at a line of the text or above it. */
export function stepAtLine(steps: readonly Seen[], line: number): number {
  return Math.max(0, steps.filter((step) => step.line <= line).length - 1);
}

/** Where a key leads from a step; `null` for keys that mean nothing here. Arrows follow the direction of reading. */
export function stepFor(key: string, at: number, last: number, direction: 'ltr' | 'rtl'): number | null {
  const [forward, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: last }[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}
