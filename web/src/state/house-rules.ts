/** House rules as a form offers them: what can be chosen for an option, and what was meant by what was typed. */

import type { Option } from '../wire';

const ZEROES = ['٠', '۰'] as const;

/** The text with the digits that the service reads, whichever of the three languages' were typed. */
export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const zero = ZEROES.find((one) => digit >= one && digit.charCodeAt(0) - one.charCodeAt(0) < 10);
    return zero === undefined ? digit : String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
}

/** Numbers that were typed with any digits and any commas, as the service reads them: `3,5`. */
export function typedNumbers(text: string): string {
  return asciiDigits(text)
    .split(/[\s,،;؛]+/)
    .filter((item) => item !== '')
    .join(',');
}

/** The values of an option to choose from. `present` is always among them; `highest` is the number of the set. */
export function choices(option: Option, present: string, highest: number): string[] {
  const found = option.kind === 'flag' ? ['true', 'false'] : option.kind === 'words' ? sequences(option) : option.words;
  const holders = option.holder ? doubles(highest).map((tile) => `holder:${tile}`) : [];
  const all = [...found, ...holders];
  return all.includes(present) ? all : [present, ...all];
}

function doubles(highest: number): string[] {
  return Array.from({ length: highest + 1 }, (_, index) => `${highest - index}-${highest - index}`);
}

/** Every order of some of the words, those of `last` at the end only. */
function sequences({ words, last }: Option): string[] {
  const free = words.filter((word) => !last.includes(word));
  const begun = (left: readonly string[]): string[][] => [
    [],
    ...left.flatMap((word) => begun(left.filter((one) => one !== word)).map((rest) => [word, ...rest])),
  ];
  return begun(free)
    .flatMap((items) => [items, ...last.map((word) => [...items, word])])
    .filter((items) => items.length > 0)
    .map((items) => items.join(','));
}

/** What a target is counted in. */
export type Unit = 'points' | 'hands' | 'all';

/** A target in its parts: `hands:5` are five hands, `hands:all` all of them, `150` are points. */
export function targetOf(value: string): { unit: Unit; number: string } {
  if (value === 'hands:all') return { unit: 'all', number: '' };
  return value.startsWith('hands:')
    ? { unit: 'hands', number: value.slice('hands:'.length) }
    : { unit: 'points', number: value };
}

/** The value of a target from its parts. */
export function targetValue(unit: Unit, number: string): string {
  if (unit === 'all') return 'hands:all';
  return unit === 'hands' ? `hands:${number}` : number;
}
