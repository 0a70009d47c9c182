/** What somebody may do now, and the tile that they have picked up while they choose an end. */

import { placementOf } from '../spoken/tiles';
import type { TableState } from '../state/table.svelte';

const OTHERS: ReadonlySet<string> = new Set(['start', 'done']);

/** Where a tile may go, and what it would score there. */
export interface Option {
  action: string;
  tile: string;
  end: string | null;
  points: number;
}

export class Play {
  /** A tile that was lifted, and how often the service had moved for the seat by then: its move drops the tile. */
  private lifted = $state.raw<{ tile: string; movedFor: number; how: 'picked' | 'carried' } | null>(null);
  /** The tile under the pointer or the focus. */
  pointed = $state<string | null>(null);

  private readonly table: TableState;

  constructor(table: TableState) {
    this.table = table;
  }

  private tile(how: 'picked' | 'carried'): string | null {
    const { lifted } = this;
    return lifted?.how === how && lifted.movedFor === this.table.movedFor ? lifted.tile : null;
  }

  private lift(tile: string | null, how: 'picked' | 'carried'): void {
    this.lifted = tile === null ? null : { tile, movedFor: this.table.movedFor, how };
  }

  /** The tile that a finger or the mouse carries. */
  get carried(): string | null {
    return this.tile('carried');
  }

  set carried(tile: string | null) {
    this.lift(tile, 'carried');
  }

  readonly options = $derived.by((): Map<string, Option[]> => {
    const found = new Map<string, Option[]>();
    for (const { action, points } of this.table.view?.legal_actions ?? []) {
      const placement = placementOf(action);
      if (placement)
        found.set(placement.tile, [...(found.get(placement.tile) ?? []), { action, points, ...placement }]);
    }
    return found;
  });

  /** The picked tile, as long as it fits at more than one end. */
  readonly chosen = $derived.by(() => {
    const picked = this.tile('picked');
    return picked !== null && (this.options.get(picked)?.length ?? 0) > 1 ? picked : null;
  });
  /** Where the carried or picked tile may go. */
  readonly targets = $derived(this.options.get(this.carried ?? this.chosen ?? '') ?? []);
  /** What train games ask for besides: to lay the engine, to end a first turn. */
  readonly others = $derived.by(() =>
    (this.table.view?.legal_actions ?? []).map(({ action }) => action).filter((action) => OTHERS.has(action)),
  );
  readonly canDraw = $derived.by(() => this.table.view?.legal_actions.some(({ action }) => action === 'draw') ?? false);
  readonly canPass = $derived.by(() => this.table.view?.legal_actions.some(({ action }) => action === 'pass') ?? false);
  readonly isBusy = $derived.by(() => this.table.sending !== null);

  /** Play the tile where it fits, or ask for the end; whether it fits at all. */
  pick(tile: string): boolean {
    const options = this.options.get(tile) ?? [];
    if (options.length === 0) return false;
    if (options.length === 1 && options[0]) this.do(options[0].action);
    else this.lift(this.tile('picked') === tile ? null : tile, 'picked');
    return true;
  }

  do(action: string): void {
    this.lifted = null;
    this.table.act(action);
  }

  cancel(): void {
    this.lifted = null;
  }

  /** Let the carried tile go at an end; `null` puts it back. */
  drop(end: string | null | undefined): void {
    const option = this.targets.find((one) => one.end === end);
    this.cancel();
    if (option) this.do(option.action);
  }
}

/** The points that a tile would score, the most first, as a text of numbers; empty where it would score none. */
export function pointsOf(options: readonly Option[]): number[] {
  return [...new Set(options.map(({ points }) => points))].filter((points) => points > 0).sort((a, b) => b - a);
}
