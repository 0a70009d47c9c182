/** Directions and rectangles on the table, in units of one half of a tile; x grows to the right, y downwards. */

/** 0 right, 1 down, 2 left, 3 up: a quarter turn to the right adds 1. */
export type Heading = 0 | 1 | 2 | 3;

export const DX = [1, 0, -1, 0] as const;
export const DY = [0, 1, 0, -1] as const;

export function turned(heading: Heading, quarters: number): Heading {
  return ((((heading + quarters) % 4) + 4) % 4) as Heading;
}

export function isHorizontal(heading: Heading): boolean {
  return heading % 2 === 0;
}

/** A tile on the table by its centre: 2 × 1 when it lies, 1 × 2 when it stands. */
export interface Slab {
  x: number;
  y: number;
  lies: boolean;
  double: boolean;
}

export const EPSILON = 1e-6;

/** The free distance that two slabs keep; negative where they overlap. */
export function gap(a: Slab, b: Slab): number {
  const across = Math.abs(a.x - b.x) - (a.lies ? 1 : 0.5) - (b.lies ? 1 : 0.5);
  const along = Math.abs(a.y - b.y) - (a.lies ? 0.5 : 1) - (b.lies ? 0.5 : 1);
  return Math.max(across, along);
}
