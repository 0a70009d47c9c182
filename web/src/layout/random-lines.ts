/** Random lines for the tests: tiles of a double-N set joined where they fit, as no rules but touching halves ask. */

import type { Placement } from './layout';

/** Numbers in [0, 1) that the seed decides (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A line of up to `most` tiles; `arms` lets the first double branch, `lean` is the share of placements at one end. */
export function randomLine(
  random: () => number,
  { maxPip, most, arms, lean }: { maxPip: number; most: number; arms: boolean; lean: number },
): Placement[] {
  const left: [number, number][] = [];
  for (let low = 0; low <= maxPip; low++) for (let high = low; high <= maxPip; high++) left.push([low, high]);
  const take = (index: number) => left.splice(index, 1)[0] as [number, number];
  const [low, high] = take(Math.floor(random() * left.length));
  const line: Placement[] = [{ tile: `${low}-${high}`, end: null }];
  const ends = new Map([
    ['W', low],
    ['E', high],
  ]);
  let branched = false;
  const branch = (pip: number) => {
    if (!branched && arms) for (const name of ['N', 'S']) ends.set(name, pip);
    branched = true;
  };
  if (low === high) branch(low);
  while (line.length < most) {
    const choices = left.flatMap((tile, index) =>
      [...ends].filter(([, pip]) => tile.includes(pip)).map(([end]) => ({ index, end })),
    );
    if (choices.length === 0) break;
    const leaning = choices.filter(({ end }) => end === 'E');
    const from = leaning.length > 0 && random() < lean ? leaning : choices;
    const { index, end } = from[Math.floor(random() * from.length)] as (typeof choices)[number];
    const [a, b] = take(index);
    line.push({ tile: `${a}-${b}`, end });
    if (a === b) branch(a);
    else ends.set(end, a === ends.get(end) ? b : a);
  }
  return line;
}
