import { describe, expect, it } from 'vitest';
import type { TableState } from '../state/table.svelte';
import { Play } from './play.svelte';

/** A table that asks for one of three placements, as far as `Play` looks at it. */
class Asking {
  movedFor = $state(0);
  view = { legal_actions: ['5-6@E', '5-6@W', '1-2@E'].map((action) => ({ action, points: 0 })) };
  sent: string[] = [];

  act(action: string): void {
    this.sent.push(action);
  }
}

function asking(): { table: Asking; play: Play } {
  const table = new Asking();
  return { table, play: new Play(table as unknown as TableState) };
}

describe('a lifted tile', () => {
  it('waits for its end, and is put back by a second pick', () => {
    const { table, play } = asking();
    play.pick('5-6');
    expect(play.chosen).toBe('5-6');
    expect(play.targets.map(({ end }) => end)).toEqual(['E', 'W']);
    play.pick('5-6');
    expect(play.chosen).toBeNull();
    play.pick('1-2');
    expect(table.sent).toEqual(['1-2@E']);
  });

  it('is dropped when the service has moved for the seat', () => {
    const { table, play } = asking();
    play.pick('5-6');
    expect(play.targets.length).toBe(2);
    table.movedFor += 1;
    expect([play.chosen, play.targets]).toEqual([null, []]);

    play.carried = '5-6';
    expect(play.targets.length).toBe(2);
    table.movedFor += 1;
    expect([play.carried, play.targets]).toEqual([null, []]);
  });
});
