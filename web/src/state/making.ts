/** Making a table: what was chosen last time is the first choice now. */

import { settings } from '../settings/settings.svelte';
import { stored } from '../settings/storage';
import { api } from '../socket/api';
import type { Game } from '../wire';
import { keepSeat } from './recent';
import { place } from './route.svelte';

export interface Wish {
  game: Game;
  players: number;
  /** The level of the computer players; `null` leaves the other seats free for people. */
  level: string | null;
  name: string;
  options?: Record<string, string>;
}

export function wantedPlayers(): number {
  return Number(stored('players')) || 2;
}

/** The level played against last at games with the same levels, else the strongest. */
export function wantedLevel({ layout, levels }: Game): string {
  const kept = stored(`level.${layout}`);
  return kept !== null && levels.includes(kept) ? kept : (levels.at(-1) ?? '');
}

/** The number of seats nearest to the wanted one that the game has. */
export function seatsFor({ players: [least, most] }: Game, wanted: number): number {
  return Math.min(most, Math.max(least, wanted));
}

/** Make the table, sit down at it and go there. Throws `ProblemError`. */
export async function makeTable({ game, players, level, name, options = {} }: Wish): Promise<void> {
  const seats = seatsFor(game, players);
  const others = Array.from({ length: seats - 1 }, (_, index) => index + 2);
  settings.keep('game', game.name);
  settings.keep('players', String(players));
  if (level !== null) settings.keep(`level.${game.layout}`, level);
  const made = await api.create({
    game: game.name,
    players: seats,
    // Nobody waits for the one person at the table.
    options: level === null ? options : { turn_seconds: 'none', ...options },
    ...(level === null ? {} : { computers: Object.fromEntries(others.map((seat) => [seat, level])) }),
    name,
    seat: 1,
  });
  if (made.token !== null) keepSeat(made.table, made.token);
  place.goToTable(made.table);
}
