/** Places to tap, each found by itself, moved until none lies over another. */

import { EPSILON } from './geometry';
import type { Box } from './layout';

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function overlap(a: Rectangle, b: Rectangle): boolean {
  return (
    a.x < b.x + b.width - EPSILON &&
    b.x < a.x + a.width - EPSILON &&
    a.y < b.y + b.height - EPSILON &&
    b.y < a.y + a.height - EPSILON
  );
}

/**
 * The rectangles in their order, inside the box and none over another: the first stays where it is, each later one goes
 * to the nearest free place, right beside those that are in its way. One that finds no free place stays.
 */
export function apart<R extends Rectangle>(rectangles: readonly R[], box: Box): R[] {
  const placed: R[] = [];
  for (const rectangle of rectangles) {
    const free = besides(rectangle, placed)
      .filter(({ x, y }) => x >= 0 && y >= 0 && x + rectangle.width <= box.width && y + rectangle.height <= box.height)
      .filter((place) => !placed.some((other) => overlap(place, other)))
      .sort((a, b) => distance(a, rectangle) - distance(b, rectangle));
    placed.push(free[0] ?? rectangle);
  }
  return placed;
}

/** Where a rectangle may go: where it is, or along each side of each other one, alone or of two at once. */
function besides<R extends Rectangle>(rectangle: R, others: readonly R[]): R[] {
  const xs = [rectangle.x, ...others.flatMap(({ x, width }) => [x - rectangle.width, x + width])];
  const ys = [rectangle.y, ...others.flatMap(({ y, height }) => [y - rectangle.height, y + height])];
  return xs.flatMap((x) => ys.map((y) => ({ ...rectangle, x, y })));
}

function distance(a: Rectangle, b: Rectangle): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
