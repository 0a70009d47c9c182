/** Records from the service and to it. Their texts stay on this device: the service keeps nothing of them. */

import { ProblemError } from '../socket/api';
import type { Problem } from '../wire';
import type { RecordRead } from './wire';

const LARGEST = 256 * 1024;

async function fetched(path: string, request: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new ProblemError(navigator.onLine ? 'page.unreachable' : 'page.offline');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new ProblemError(problem?.code ?? 'page.unreachable', problem?.params, problem?.faults);
}

/** The steps of a record; what is wrong with the whole of it is a `ProblemError`. */
export async function readRecord(record: Blob): Promise<RecordRead> {
  if (record.size > LARGEST) throw new ProblemError('record.too_large', { most: LARGEST });
  const body = await record.arrayBuffer().catch(() => {
    throw new ProblemError('page.file');
  });
  const headers = { accept: 'application/json', 'content-type': 'text/plain;charset=utf-8' };
  return (await (await fetched('/api/records', { method: 'POST', headers, body })).json()) as RecordRead;
}

/** The record of a table's match as whoever asks may know it. */
export async function recordOf(table: string, match: number, token: string | null): Promise<Blob> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const path = `/api/tables/${encodeURIComponent(table)}/record?match=${match}`;
  return (await fetched(path, { headers })).blob();
}

/** Have the browser save a file. */
export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not before the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
