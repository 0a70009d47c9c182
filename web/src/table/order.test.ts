import { describe, expect, it } from 'vitest';
import { joinedHalves, Order } from './order.svelte';

const HELD = ['0-1', '3-5', '1-3', '6-6'];

describe('the order of a hand', () => {
  it('is as the tiles came', () => {
    expect(new Order().sorted(HELD)).toEqual({ train: [], loose: HELD });
  });

  it('keeps the train apart, and what is drawn comes last', () => {
    const order = new Order();
    order.set({ train: ['0-1', '1-3'], loose: ['6-6', '3-5'] });
    expect(order.sorted([...HELD, '2-2'])).toEqual({ train: ['0-1', '1-3'], loose: ['6-6', '3-5', '2-2'] });
    expect(order.sorted(['3-5', '1-3'])).toEqual({ train: ['1-3'], loose: ['3-5'] });
  });

  it('is by pips, the highest first', () => {
    const order = new Order();
    order.byPips(HELD);
    expect(order.sorted(HELD).loose).toEqual(['6-6', '3-5', '1-3', '0-1']);
  });

  it('lets a tile be moved, into the train and out of it', () => {
    const order = new Order();
    order.set({ train: ['0-1', '1-3'], loose: ['6-6', '3-5'] });
    order.move(HELD, '3-5', '1-3');
    expect(order.sorted(HELD)).toEqual({ train: ['0-1', '3-5', '1-3'], loose: ['6-6'] });
    order.move(HELD, '0-1', '6-6');
    expect(order.sorted(HELD)).toEqual({ train: ['3-5', '1-3'], loose: ['6-6', '0-1'] });
  });

  it('goes step by step over the border of the train', () => {
    const order = new Order();
    order.set({ train: ['0-1', '1-3'], loose: ['6-6', '3-5'] });
    expect(order.step(HELD, '6-6', -1)).toBe(3);
    expect(order.sorted(HELD).train).toEqual(['0-1', '1-3', '6-6']);
    expect(order.step(HELD, '6-6', -1)).toBe(2);
    expect(order.step(HELD, '0-1', -1)).toBe(1);
    expect(order.sorted(HELD)).toEqual({ train: ['0-1', '6-6', '1-3'], loose: ['3-5'] });
    expect(order.step(HELD, '1-3', 1)).toBe(3);
    expect(order.sorted(HELD)).toEqual({ train: ['0-1', '6-6'], loose: ['1-3', '3-5'] });
  });

  it('turns the tiles of a train so that they join', () => {
    expect(joinedHalves(['0-1', '0-4', '4-4'], 1)).toEqual([
      [1, 0],
      [0, 4],
      [4, 4],
    ]);
  });
});
