import { expect, test } from 'vitest';
import { pipsOf, radiusOf } from './pips';

test('a half shows as many pips as its number, none over another and none over the edge', () => {
  for (let count = 0; count <= 18; count++) {
    const pips = pipsOf(count);
    const r = radiusOf(count);
    expect(pips.length).toBe(count);
    for (const [x, y] of pips) {
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(r);
    }
    pips.forEach(([x, y], index) => {
      for (const [u, v] of pips.slice(index + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(2 * r);
    });
  }
});

test('six pips stand in two columns of three along the tile, so they turn with it', () => {
  expect(pipsOf(6).map(([x]) => x)).toEqual([25, 25, 25, 75, 75, 75]);
  expect(pipsOf(6).map(([, y]) => y)).toEqual([25, 50, 75, 25, 50, 75]);
});

test('two pips lie on a diagonal and five have one in the middle', () => {
  expect(pipsOf(2)).toEqual([
    [25, 25],
    [75, 75],
  ]);
  expect(pipsOf(5)).toContainEqual([50, 50]);
});
