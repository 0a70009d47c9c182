/** Requests over HTTP: answers, or a problem with a code that has a text in each language. */

import { learnOptions } from '../spoken/options';
import type {
  Arranged,
  AskRulebook,
  CreateTable,
  Fault,
  Games,
  Problem,
  Rulebook,
  TableInfo,
  TableMade,
} from '../wire';

export class ProblemError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
    readonly faults: readonly Fault[] = [],
  ) {
    super(code);
  }
}

async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new ProblemError(navigator.onLine ? 'page.unreachable' : 'page.offline');
  }
  const answer = (await response.json().catch(() => null)) as unknown;
  if (response.ok && answer !== null) return answer as T;
  const problem = answer as Partial<Problem> | null;
  throw new ProblemError(problem?.code ?? 'page.unreachable', problem?.params, problem?.faults);
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  async games(): Promise<Games> {
    const games = await request<Games>('GET', '/api/games');
    learnOptions(games);
    return games;
  },
  rulebook: (body: AskRulebook) => request<Rulebook>('POST', '/api/rulebook', body),
  create: (body: CreateTable) => request<TableMade>('POST', '/api/tables', body),
  table: (table: string) => request<TableInfo>('GET', at(table)),
  takeSeat: (table: string, body: { name: string; seat?: number; id?: string }) =>
    request<{ seat: number; token: string }>('POST', `${at(table)}/seats`, body),
  train: (table: string, token: string) => request<Arranged>('GET', `${at(table)}/train`, undefined, token),
  fillSeat: (table: string, seat: number, level: string, token: string) =>
    request<unknown>('POST', `${at(table)}/computers`, { seat, level }, token),
};

/** The address of a table's socket. */
export function socketUrl(table: string): string {
  return `${window.location.origin.replace(/^http/, 'ws')}${at(table)}/socket`;
}
