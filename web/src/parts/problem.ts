/** What went wrong, in the reader's language: one text for each stable code. */

import { type Args, keyOf, language, t } from '../i18n/language.svelte';
import { ProblemError } from '../socket/api';
import { expectedValues, valueOrText } from '../spoken/options';

/** Parameters that hold tiles or numbers as text: their digits are those of the language. */
const IN_DIGITS = new Set(['action', 'double', 'end', 'pips', 'right', 'tile', 'tiles']);

export function problemText(code: string, params: Record<string, unknown> = {}): string {
  const key = keyOf('error', code);
  const isExact = params.least !== undefined && params.least === params.most;
  const special = isExact ? `${key}-exactly` : params.doubles ? `${key}-several` : key;
  const found = [special, key, 'error-error'].find((one) => language.has(one)) ?? 'error-error';
  return t(found, { ...argsOf(params), ...inWords(code, params) });
}

/** The lines of an error of a request: its faults where it has several, else its own text. */
export function problemLines(error: unknown): string[] {
  if (!(error instanceof ProblemError)) throw error;
  const faults = error.faults.map(({ code, params }) => problemText(code, params));
  return faults.length > 0 ? faults : [problemText(error.code, error.params)];
}

function argsOf(params: Record<string, unknown>): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number') args[name] = value;
    else if (Array.isArray(value)) args[name] = language.listed(value.map((item) => language.inDigits(String(item))));
    else args[name] = IN_DIGITS.has(name) ? language.inDigits(String(value)) : String(value);
  }
  return args;
}

/** What a text needs beyond the parameters of the error. */
function inWords(code: string, params: Record<string, unknown>): Args {
  const named = (prefix: string, name: unknown): string => {
    const key = keyOf(prefix, String(name));
    return language.has(key) ? t(key) : String(name);
  };
  if (code === 'rules.players') return { name: named('game', params.game) };
  if (typeof params.option !== 'string' || !language.has(keyOf('option', params.option))) return {};
  return {
    name: named('option', params.option),
    value: valueOrText(params.option, String(params.value ?? '')),
    expected: expectedValues(params.option, String(params.expected ?? '')),
  };
}
