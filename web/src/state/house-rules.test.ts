import { describe, expect, test } from 'vitest';
import type { Option } from '../wire';
import { asciiDigits, choices, targetOf, targetValue, typedNumbers } from './house-rules';

function option(kind: string, words: string[] = [], more: Partial<Option> = {}): Option {
  return { name: 'one', kind, default: '', words, last: [], least: null, most: null, holder: false, ...more };
}

describe('what was typed', () => {
  test.each([
    ['١٥٠', '150'],
    ['۱۵۰', '150'],
    ['150', '150'],
    ['none', 'none'],
  ])('%s are the digits %s', (typed, read) => expect(asciiDigits(typed)).toBe(read));

  test.each([
    ['٣، ٥', '3,5'],
    ['۳،۵', '3,5'],
    ['3 5', '3,5'],
    ['5,', '5'],
    ['five', 'five'],
  ])('%s are the numbers %s', (typed, read) => expect(typedNumbers(typed)).toBe(read));
});

describe('what can be chosen', () => {
  test('the words', () => expect(choices(option('choice', ['a', 'b']), 'a', 6)).toEqual(['a', 'b']));
  test('yes and no', () => expect(choices(option('flag'), 'true', 6)).toEqual(['true', 'false']));
  test('what is chosen, though it is no word', () =>
    expect(choices(option('choice', ['a']), 'holder:0-1', 6)).toEqual(['holder:0-1', 'a']));
  test('the holder of each double of the set', () =>
    expect(choices(option('choice', ['lot'], { holder: true }), 'lot', 2)).toEqual([
      'lot',
      'holder:2-2',
      'holder:1-1',
      'holder:0-0',
    ]));
  test('every order of a list, with nothing behind a last word', () =>
    expect(choices(option('words', ['few', 'none', 'split'], { last: ['none', 'split'] }), 'few,split', 6)).toEqual([
      'none',
      'split',
      'few',
      'few,none',
      'few,split',
    ]));
});

describe('a target', () => {
  test.each([
    ['150', 'points', '150'],
    ['hands:5', 'hands', '5'],
    ['hands:all', 'all', ''],
  ] as const)('%s are %s %s', (value, unit, number) => {
    expect(targetOf(value)).toEqual({ unit, number });
    expect(targetValue(unit, number)).toBe(value);
  });
});
