import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../i18n/language.svelte';
import type { By, TableEvent } from '../wire';
import { eventText, type Reader } from './events';

const reader: Reader = {
  seat: 1,
  isTrains: true,
  hasClock: false,
  partnerOf: () => null,
  nameOf: (seat) => ['Leila', 'Omar', 'Sara'][seat - 1] ?? '',
};

/** Without the marks of direction. */
function told(event: TableEvent): string {
  return (eventText({ type: 'event', seq: 1, at: 0, event }, reader) ?? '').replace(/[\u2066-\u2069\u200f]/g, '');
}

function placed(seat: number, end: string, by: By): TableEvent {
  return { event: 'TilePlaced', seat, tile: '5-6', end, count: { parts: [], total: 0, points: 0 }, points: 0, by };
}

describe('the sentences of a match', () => {
  beforeAll(() => language.use('en'));

  it('call the train of another player by its name', () => {
    expect(told(placed(2, '3', 'person'))).toBe('Omar places six five on Sara’s train.');
    expect(told(placed(1, '1', 'person'))).toBe('You place six five on your train.');
  });

  it('say that the time was up', () => {
    expect(told(placed(1, '3', 'timeout'))).toBe('Time was up: the computer placed six five on Sara’s train for you.');
    expect(told({ event: 'TileDrawn', seat: 2, tile: null, by: 'timeout' })).toBe(
      'Time was up: the computer drew 1 tile for Omar.',
    );
    expect(told({ event: 'Passed', seat: 1, by: 'timeout' })).toBe('Time was up: the computer passed for you.');
  });

  it('say so in every language, whatever was done', async () => {
    for (const code of ['ar', 'fa', 'en'] as const) {
      await language.use(code);
      for (const what of ['engine', 'led', 'placed', 'drew', 'passed', 'first-turn-done'])
        for (const who of ['you', 'player']) expect(language.has(`event-late-${what}-${who}`)).toBe(true);
    }
  });
});
