import { keyOf, language, t } from '../i18n/language.svelte';

/** How a level of computer players is called. */
export function levelName(level: string): string {
  const key = keyOf('level', level);
  return language.has(key) ? t(key) : t('level-other', { level });
}
