/** In what order somebody holds their tiles: as they came, as they have moved them, or as the help arranges them. */

import { halvesOf } from '../spoken/tiles';

export interface Sorted {
  /** The tiles put together as a train, from its inner end. */
  train: string[];
  loose: string[];
}

export class Order {
  private sequence = $state.raw<readonly string[]>([]);
  private joined = $state.raw<ReadonlySet<string>>(new Set());

  /** The tiles held, in order: what was never arranged comes last, as it came. */
  sorted(tiles: readonly string[]): Sorted {
    const held = new Set(tiles);
    const known = this.sequence.filter((tile) => held.has(tile));
    const fresh = tiles.filter((tile) => !this.sequence.includes(tile));
    const all = [...known, ...fresh];
    return {
      train: all.filter((tile) => this.joined.has(tile)),
      loose: all.filter((tile) => !this.joined.has(tile)),
    };
  }

  set({ train, loose }: Sorted): void {
    this.sequence = [...train, ...loose];
    this.joined = new Set(train);
  }

  /** Tiles by their heavier half, the highest first. */
  byPips(tiles: readonly string[]): void {
    const key = (tile: string) => {
      const [low, high] = halvesOf(tile);
      return high * 100 + low;
    };
    this.set({ train: [], loose: [...tiles].sort((a, b) => key(b) - key(a)) });
  }

  /** Put a tile where another lies; it belongs to the train if that one does. */
  move(tiles: readonly string[], tile: string, to: string): void {
    const { train, loose } = this.sorted(tiles);
    const all = [...train, ...loose];
    const [from, place] = [all.indexOf(tile), all.indexOf(to)];
    if (from < 0 || place < 0 || from === place) return;
    all.splice(from, 1);
    all.splice(place, 0, tile);
    const joins = train.includes(to);
    this.set({
      train: all.filter((one) => (one === tile ? joins : train.includes(one))),
      loose: all.filter((one) => (one === tile ? !joins : loose.includes(one))),
    });
  }

  /** One place on, or back; at the border of the train first into it or out of it. The tile's place from 1 on. */
  step(tiles: readonly string[], tile: string, by: 1 | -1): number {
    const { train, loose } = this.sorted(tiles);
    if (by === 1 && train.at(-1) === tile) this.set({ train: train.slice(0, -1), loose: [tile, ...loose] });
    else if (by === -1 && loose[0] === tile && train.length > 0)
      this.set({ train: [...train, tile], loose: loose.slice(1) });
    else {
      const to = [...train, ...loose][[...train, ...loose].indexOf(tile) + by];
      if (to !== undefined) this.move(tiles, tile, to);
    }
    const after = this.sorted(tiles);
    return [...after.train, ...after.loose].indexOf(tile) + 1;
  }
}

/** The halves of a train's tiles as they join, each tile's inner half first. */
export function joinedHalves(train: readonly string[], start: number): [number, number][] {
  let open = start;
  return train.map((tile) => {
    const [low, high] = halvesOf(tile);
    const halves: [number, number] = high === open ? [high, low] : [low, high];
    open = halves[1];
    return halves;
  });
}
