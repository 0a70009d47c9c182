/** What is wrong with a record, in sentences. */

import { language, t } from '../i18n/language.svelte';
import { problemText } from '../parts/problem';
import type { ProblemError } from '../socket/api';
import type { RecordFinding } from './wire';

/** A finding behind the number of its line. */
export function findingText({ line, code, params }: Pick<RecordFinding, 'line' | 'code' | 'params'>): string {
  const parts = [problemText(code, { ...params, example: language.inDigits('5-6') })];
  if (typeof params.code === 'string' && params.why) {
    parts.push(problemText(params.code, params.why as Record<string, unknown>));
  }
  if ('claimed' in params && 'is' in params && isShort(params.claimed) && isShort(params.is)) {
    parts.push(t('record-claimed', { claimed: shown(params.claimed), right: shown(params.is) }));
  }
  return t('record-at-line', { line, text: parts.join(' ') });
}

function isShort(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^[-0-9 ]+$/.test(value));
}

function shown(value: unknown): string {
  return language.inDigits(String(value));
}

/** The lines of a record that is none: each place behind the number of its line. */
export function faultLines({ faults }: ProblemError, most: number): string[] {
  return faults
    .slice(0, most)
    .map(({ code, where, params }) => findingText({ line: Number(where.split(':')[0]), code, params }));
}
