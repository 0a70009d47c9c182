/** Options and their values in words. */

import { keyOf, language, t } from '../i18n/language.svelte';
import type { Games, Option } from '../wire';

/** The options of line games and of train games, as far as the service has told them. */
let tables: readonly Option[] = [];

export function learnOptions({ options, train_options }: Games): void {
  tables = [...options, ...train_options];
}

/** What may stand for an option, in words; `said` is what the service says of it in English. */
export function expectedValues(name: string, said: string): string {
  const known = tables.filter((option) => option.name === name);
  const fits = ({ kind, least, most, words }: Option) =>
    kind === 'number'
      ? said.includes(`${least} to ${most}`)
      : words.includes('hands:all') === said.includes('hands:all');
  const option = known.find(fits) ?? known[0];
  return option ? language.listed(expected(option)) : said;
}

function expected({ name, kind, words, least, most, holder }: Option): string[] {
  const limits = { least: least ?? 1, most: most ?? 0 };
  switch (kind) {
    case 'flag':
      return ['true', 'false'].map((word) => optionValue(name, word));
    case 'number':
      return [...words.map((word) => optionValue(name, word)), t('expects-number', limits)];
    case 'numbers':
      return [t('expects-numbers', limits)];
    case 'target':
      return [t('expects-points', limits), ...words.map((word) => optionValue(name, word)), t('target-hands')];
    default:
      return [...words.map((word) => optionValue(name, word)), ...(holder ? [optionValue(name, 'holder:6-6')] : [])];
  }
}

export function optionName(option: string): string {
  return t(keyOf('option', option));
}

export function optionEffect(option: string): string {
  return t(`${keyOf('option', option)}.effect`);
}

/** What a value means, or what was typed where it means nothing. */
export function valueOrText(option: string, value: string): string {
  const key = keyOf('option', option);
  const [word = ''] = value.split(':');
  const named = /^\d+$/.test(value) ? 'number' : word === 'holder' || /^hands:\d+$/.test(value) ? word : keyOf(value);
  return language.has(`${key}.value-${named}`) ? optionValue(option, value) : language.inDigits(value);
}

/** What a value means; lists have commas between their items. */
export function optionValue(option: string, value: string): string {
  const key = keyOf('option', option);
  return language.listed(value.split(',').map((item) => single(key, item)));
}

function single(key: string, value: string): string {
  if (/^\d+$/.test(value)) return t(`${key}.value-number`, { number: Number(value) });
  const [word = '', rest = ''] = value.split(':');
  if (word === 'holder') return t(`${key}.value-holder`, { tile: language.inDigits(rest) });
  if (word === 'hands' && /^\d+$/.test(rest)) return t(`${key}.value-hands`, { number: Number(rest) });
  return t(`${key}.value-${keyOf(value)}`);
}
