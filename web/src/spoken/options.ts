/** Options and their values in words. */

import { keyOf, language, t } from '../i18n/language.svelte';

export function optionName(option: string): string {
  return t(keyOf('option', option));
}

export function optionEffect(option: string): string {
  return t(`${keyOf('option', option)}.effect`);
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
