import { describe, expect, test } from 'vitest';
import { deals, stepAtLine, stepFor, unfold, viewOf } from './steps';
import type { RecordStep } from './wire';

const count = (total: number) => ({ parts: [total], total, points: 0 });
const dealt = (line: number, hand: number): RecordStep => ({
  line,
  action: null,
  seat: null,
  points: 0,
  events: [{ event: 'HandDealt', hand, leader: 1, tiles: [['5-5'], null], stock_left: 26 }],
  hand,
  to_move: 1,
  ends: [],
  count: count(0),
  scores: [0, 0],
  tiles: [['5-5'], []],
  tiles_held: [1, 1],
});
const placed: RecordStep = {
  line: 5,
  action: '5-5',
  seat: 1,
  points: 10,
  events: [{ event: 'TilePlaced', seat: 1, tile: '5-5', end: null, count: count(10), points: 10, by: 'person' }],
  to_move: 2,
  count: count(10),
  scores: [10, 0],
  tiles: [[], []],
  tiles_held: [0, 1],
};
const passed: RecordStep = {
  ...dealt(6, 1),
  action: 'pass',
  seat: 2,
  events: [{ event: 'Passed', seat: 2, by: 'person' }],
};
const steps = unfold([
  dealt(3, 1),
  placed,
  { line: 6, action: 'pass', seat: 2, points: 0, events: passed.events },
  dealt(9, 2),
]);

describe('unfold', () => {
  test('what is left out is as before', () => {
    expect(steps[2]?.scores).toEqual([10, 0]);
    expect(steps[2]?.count.total).toBe(10);
    expect(steps[2]?.tiles_held).toEqual([0, 1]);
    expect(steps[2]?.points).toBe(0);
  });
  test('a placement joins the table, a deal empties it', () => {
    expect(steps.map(({ layout }) => layout.map(({ tile }) => tile))).toEqual([[], ['5-5'], ['5-5'], []]);
  });
  test('nothing is told where scores are not known', () => {
    const [, last] = unfold([dealt(3, 1), { ...placed, scores: null }]);
    expect(last?.scores).toBeNull();
    expect(last && viewOf(last).scores).toEqual([]);
  });
  test('a record without steps has none', () => expect(unfold([])).toEqual([]));
});

test('hands begin where they are dealt', () => expect(deals(steps)).toEqual([0, 3]));

test('a line belongs to the last step above it', () => {
  expect([1, 3, 4, 5, 7, 99].map((line) => stepAtLine(steps, line))).toEqual([0, 0, 0, 1, 2, 3]);
});

describe('keys', () => {
  test.each([
    ['ArrowRight', 'ltr', 3],
    ['ArrowLeft', 'ltr', 1],
    ['ArrowRight', 'rtl', 1],
    ['ArrowLeft', 'rtl', 3],
    ['Home', 'rtl', 0],
    ['End', 'ltr', 5],
    ['Enter', 'ltr', null],
  ] as const)('%s in %s', (key, direction, to) => expect(stepFor(key, 2, 5, direction)).toBe(to));
  test('no key leads beyond the ends', () => {
    expect(stepFor('ArrowRight', 5, 5, 'ltr')).toBe(5);
    expect(stepFor('ArrowRight', 0, 5, 'rtl')).toBe(0);
  });
});
