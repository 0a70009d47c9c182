/** The tables that this device has sat at, latest first. */

import { settings } from '../settings/settings.svelte';
import { forget, stored } from '../settings/storage';

const MOST = 5;

export function recentTables(): string[] {
  try {
    const kept: unknown = JSON.parse(stored('tables') ?? '[]');
    return Array.isArray(kept) ? kept.filter((table) => typeof table === 'string') : [];
  } catch {
    return [];
  }
}

/** Keep the token that owns a seat here. */
export function keepSeat(table: string, token: string): void {
  settings.keep(`seat.${table}`, token);
  const others = recentTables().filter((one) => one !== table);
  for (const old of others.slice(MOST - 1)) forget(`seat.${old}`);
  settings.keep('tables', JSON.stringify([table, ...others.slice(0, MOST - 1)]));
}

export function forgetTable(table: string): void {
  forget(`seat.${table}`);
  settings.keep('tables', JSON.stringify(recentTables().filter((one) => one !== table)));
}
