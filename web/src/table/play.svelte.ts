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
  private picked = $state<string | null>(null);
  /** The tile under the pointer or the focus. */
  pointed = $state<string | null>(null);

  /** The tile that a finger or the mouse carries. */
  carried = $state<string | null>(null);

  private readonly table: TableState;

  constructor(table: TableState) {
    this.table = table;
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
  readonly chosen = $derived(
    this.picked !== null && (this.options.get(this.picked)?.length ?? 0) > 1 ? this.picked : null,
  );
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
    else this.picked = this.picked === tile ? null : tile;
    return true;
  }

  do(action: string): void {
    this.picked = null;
    this.table.act(action);
  }

  cancel(): void {
    this.picked = null;
    this.carried = null;
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
