/** Tiles, ends and actions in words. */

import { language, t } from '../i18n/language.svelte';

export function halvesOf(tile: string): [number, number] {
  const [low = 0, high = 0] = tile.split('-').map(Number);
  return [low, high];
}

/** The tile and the end of a placement; `null` for other actions. */
export function placementOf(action: string): { tile: string; end: string | null } | null {
  const [tile = '', end = null] = action.split('@');
  return tile.includes('-') ? { tile, end } : null;
}

/** A tile as it is said aloud, half by half; a double by its own name. */
export function spokenTile(tile: string): string {
  const [low, high] = halvesOf(tile);
  if (low === high) return t('tile-spoken-double', { pip: t(`pip-${low}`) });
  return t('tile-spoken', { low: t(`pip-${low}`), high: t(`pip-${high}`) });
}

/** Tiles as they are said aloud, one after another. */
export function spokenTiles(tiles: readonly string[]): string {
  return language.listed(tiles.map(spokenTile));
}

/** Numbers with signs between them run from left to right in every language, and stay on one line. */
export function formula(text: string): string {
  return `\u202d${text.replaceAll(' ', '\u00a0')}\u202c`;
}

/** The count as its parts: `2 + 8 = 10`; where nothing lies, there are none. */
export function countFormula({ parts, total }: { parts: readonly number[]; total: number }): string {
  const sum = parts.map((part) => language.number(part)).join(' + ');
  if (sum === '') return language.number(total);
  return formula(`${sum} = ${language.number(total)}`);
}

type NameOf = (seat: number) => string;

function numbered(seat: number): string {
  return t('seat-number', { seat });
}

/** An open end by its name: of the line, or a train. `seat` is the reader's; `nameOf` says how trains' seats are called. */
export function endName(end: string, seat: number | null, nameOf: NameOf = numbered): string {
  const [key, args] = endKey(end, seat, nameOf);
  return t(key, args);
}

/** Where a tile goes that is placed at an end. */
export function endPlace(end: string, seat: number | null, nameOf: NameOf = numbered): string {
  const [key, args] = endKey(end, seat, nameOf);
  return t(`${key}.at`, args);
}

function endKey(end: string, seat: number | null, nameOf: NameOf): [string, Record<string, string>] {
  const owner = Number(end);
  if (Number.isNaN(owner)) return [`end-${end}`, {}];
  return owner === seat ? ['end-own', {}] : ['train-of', { player: nameOf(owner) }];
}
