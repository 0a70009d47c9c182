/** Where the pips of a half lie, in a square of 100 with the tile standing; a lying tile is turned as a whole. */

export type Point = readonly [x: number, y: number];

const [NEAR, MIDDLE, FAR] = [25, 50, 75];

/** How many pips each of the three columns has; up to five, pips lie on the diagonals instead. */
function columnsOf(pips: number): [number, number, number] {
  const side = pips <= 9 ? Math.min(3, Math.floor(pips / 2)) : Math.ceil(pips / 3);
  return [side, pips - 2 * side, side];
}

function spread(count: number): number[] {
  if (count === 1) return [MIDDLE];
  const first = count <= 3 ? NEAR : count === 4 ? 17 : count === 5 ? 13 : 11;
  return Array.from({ length: count }, (_, index) => first + (index * (100 - 2 * first)) / (count - 1));
}

export function pipsOf(count: number): Point[] {
  const falling: Point[] = [
    [NEAR, NEAR],
    [FAR, FAR],
  ];
  const rising: Point[] = [
    [FAR, NEAR],
    [NEAR, FAR],
  ];
  const centre: Point[] = [[MIDDLE, MIDDLE]];
  const diagonals = [
    [],
    centre,
    falling,
    [...falling, ...centre],
    [...falling, ...rising],
    [...falling, ...rising, ...centre],
  ];
  const known = diagonals[count];
  if (known) return known;
  return columnsOf(count).flatMap((length, column) =>
    spread(length).map((y): Point => [[NEAR, MIDDLE, FAR][column] as number, y]),
  );
}

export function radiusOf(count: number): number {
  if (count <= 6) return 10.5;
  if (count <= 9) return 9.5;
  return count <= 12 ? 8 : 6.5;
}

/** The pips of a half as one path, moved down by `top`. */
export function pipPath(count: number, top: number): string {
  const r = radiusOf(count);
  return pipsOf(count)
    .map(([x, y]) => `M${x - r} ${y + top}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');
}
