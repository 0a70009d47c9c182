import { describe, expect, test } from 'vitest';
import { linesOf, shareLines } from './train-lines';

describe('lines are shared', () => {
  test('each train has one, though there are fewer', () => expect(shareLines([9, 9, 9], 3, 2)).toEqual([1, 1, 1]));
  test('none is given away that is not needed', () => expect(shareLines([3, 0, 2], 3, 9)).toEqual([1, 1, 1]));
  test('the longest gets the first', () => expect(shareLines([4, 9, 5], 3, 4)).toEqual([1, 2, 1]));
  test('as many as are needed', () => expect(shareLines([4, 9, 5], 3, 12)).toEqual([2, 3, 2]));
  test('equal ones share', () => expect(shareLines([9, 9], 3, 4)).toEqual([2, 2]));
});

describe('a train in lines', () => {
  test('an empty one has none', () => expect(linesOf([], 3, 2)).toEqual([]));
  test('the first line is filled first', () =>
    expect(linesOf([1, 2, 3, 4, 5], 3, 2)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]));
  test('what has no room is at its beginning', () =>
    expect(linesOf([1, 2, 3, 4, 5, 6, 7, 8], 3, 2)).toEqual([
      [3, 4, 5],
      [6, 7, 8],
    ]));
  test('a single line holds the last tiles', () => expect(linesOf([1, 2, 3, 4, 5], 3, 1)).toEqual([[3, 4, 5]]));
});
