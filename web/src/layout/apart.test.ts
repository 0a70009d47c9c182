import { describe, expect, it } from 'vitest';
import { apart, overlap } from './apart';

const BOX = { width: 300, height: 200 };

describe('places to tap', () => {
  it('stay where they are while none lies over another', () => {
    const places = [
      { x: 0, y: 0, width: 60, height: 30 },
      { x: 60, y: 0, width: 60, height: 30 },
    ];
    expect(apart(places, BOX)).toEqual(places);
  });

  it('move to the nearest free place', () => {
    const [, moved] = apart(
      [
        { x: 100, y: 100, width: 60, height: 30 },
        { x: 110, y: 80, width: 30, height: 60 },
      ],
      BOX,
    );
    // Its left and its upper side are 40 away, its right and its lower one 50.
    expect(Math.hypot((moved?.x ?? 0) - 110, (moved?.y ?? 0) - 80)).toBe(40);
  });

  it('never lie over another nor outside the box, wherever four ends begin', () => {
    let state = 1;
    const below = (most: number) => {
      state = (state * 48271) % 2147483647;
      return state % most;
    };
    for (let round = 0; round < 2000; round += 1) {
      const places = Array.from({ length: 4 }, (_, index) => {
        const [width, height] = index % 2 ? [30, 60] : [60, 30];
        return { x: below(300 - width + 1), y: below(200 - height + 1), width, height };
      });
      const found = apart(places, BOX);
      found.forEach((place, index) => {
        expect(found.slice(index + 1).some((other) => overlap(place, other))).toBe(false);
        expect(place.x >= 0 && place.y >= 0).toBe(true);
        expect(place.x + place.width <= 300 && place.y + place.height <= 200).toBe(true);
      });
    }
  });
});
