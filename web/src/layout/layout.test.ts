import { describe, expect, test } from 'vitest';
import { type Box, type Layout, layout, type Placement, type TileBox } from './layout';
import { randomFrom, randomLine } from './random-lines';

const CLOSE = 1e-3;

interface Half {
  x: number;
  y: number;
  pip: number;
}

/** The middles of a tile's halves. */
function halves({ x, y, width, height, lies, first, second }: TileBox): [Half, Half] {
  return lies
    ? [
        { x: x + width / 4, y: y + height / 2, pip: first },
        { x: x + (3 * width) / 4, y: y + height / 2, pip: second },
      ]
    : [
        { x: x + width / 2, y: y + height / 4, pip: first },
        { x: x + width / 2, y: y + (3 * height) / 4, pip: second },
      ];
}

/** The length of the edge that two rectangles share; 0 where they are apart. */
function sharedEdge(a: TileBox, b: TileBox): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const along = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (Math.abs(across) < CLOSE) return Math.max(0, along);
  if (Math.abs(along) < CLOSE) return Math.max(0, across);
  return 0;
}

/** For each tile the one it joins: the last on its arm, the first double for a cross arm, the opening tile. */
function joined(line: readonly Placement[]): (number | null)[] {
  const isDouble = ({ tile }: Placement) => tile.split('-')[0] === tile.split('-')[1];
  const spinner = line.findIndex(isDouble);
  const last = new Map<string, number>();
  return line.map(({ end }, index) => {
    if (end === null) return null;
    const parent = last.get(end) ?? (end === 'N' || end === 'S' ? spinner : 0);
    last.set(end, index);
    return parent;
  });
}

function faultsOf(line: readonly Placement[], { tiles, unit }: Layout, box: Box): string[] {
  const faults: string[] = [];
  if (tiles.length !== line.length) return [`${tiles.length} rectangles for ${line.length} tiles`];
  const parents = joined(line);
  tiles.forEach((tile, index) => {
    const name = `${index} (${line[index]?.tile}@${line[index]?.end})`;
    const { x, y, width, height } = tile;
    const [long, short] = tile.lies ? [width, height] : [height, width];
    if (Math.abs(long - 2 * short) > CLOSE || Math.abs(short - unit) > CLOSE) faults.push(`${name} is no tile`);
    if (x < -CLOSE || y < -CLOSE || x + width > box.width + CLOSE || y + height > box.height + CLOSE) {
      faults.push(`${name} leaves the box`);
    }
    const pips = line[index]?.tile.split('-').map(Number) ?? [];
    if ([tile.first, tile.second].sort((a, b) => a - b).join() !== pips.sort((a, b) => a - b).join()) {
      faults.push(`${name} shows ${tile.first}-${tile.second}`);
    }
    for (let other = 0; other < index; other++) {
      const before = tiles[other] as TileBox;
      const across = Math.min(x + width, before.x + before.width) - Math.max(x, before.x);
      const along = Math.min(y + height, before.y + before.height) - Math.max(y, before.y);
      if (across > CLOSE && along > CLOSE) faults.push(`${name} lies over ${other}`);
    }
    const parent = parents[index];
    if (parent === null || parent === undefined) return;
    const to = tiles[parent] as TileBox;
    if (sharedEdge(tile, to) < unit - CLOSE) faults.push(`${name} does not touch ${parent} with a whole side`);
    const pairs = halves(tile).flatMap((a) => halves(to).map((b) => ({ a, b, far: Math.hypot(a.x - b.x, a.y - b.y) })));
    const nearest = Math.min(...pairs.map(({ far }) => far));
    if (!pairs.some(({ a, b, far }) => far < nearest + CLOSE && a.pip === b.pip)) {
      faults.push(`${name} joins ${parent} by unequal halves`);
    }
    const isDouble = tile.first === tile.second;
    const wasDouble = to.first === to.second;
    const middle = (t: TileBox) => ({ x: t.x + t.width / 2, y: t.y + t.height / 2 });
    const way = { x: middle(tile).x - middle(to).x, y: middle(tile).y - middle(to).y };
    const goesAlongX = Math.abs(way.x) > Math.abs(way.y);
    if (isDouble && tile.lies === goesAlongX) faults.push(`${name} is a double that does not lie across`);
    const isArm = line[index]?.end === 'N' || line[index]?.end === 'S';
    if (wasDouble && isArm && parents.indexOf(parent) !== -1 && to.lies !== goesAlongX && !isDouble) {
      // The first tile of a cross arm goes on from the short side of the spinner.
      const first = line.findIndex(({ end }) => end === line[index]?.end);
      if (first === index) faults.push(`${name} does not leave the spinner by its end`);
    }
  });
  return faults;
}

/** Boxes of tables on pages from 320 to 1920 pixels wide. */
function randomBox(random: () => number): Box {
  const width = 300 + Math.floor(random() * 1600);
  const height = 170 + Math.floor(random() * Math.min(780, width * 1.2));
  return { width, height };
}

describe('layout', () => {
  test('an empty table has no rectangles, and a tile alone lies in the middle', () => {
    expect(layout([], { width: 320, height: 240 }).tiles).toEqual([]);
    const { tiles, unit } = layout([{ tile: '2-5', end: null }], { width: 320, height: 240 });
    expect(tiles).toEqual([
      { x: 160 - unit, y: 120 - unit / 2, width: 2 * unit, height: unit, lies: true, first: 2, second: 5 },
    ]);
  });

  test('the low half of the opening tile looks west, and the line goes on from it to both sides', () => {
    const line = [
      { tile: '2-5', end: null },
      { tile: '2-4', end: 'W' },
      { tile: '5-5', end: 'E' },
    ];
    const { tiles } = layout(line, { width: 900, height: 500 });
    expect(tiles.map(({ first, second, lies }) => [first, second, lies])).toEqual([
      [2, 5, true],
      [4, 2, true],
      [5, 5, false],
    ]);
  });

  test('the arms of the first double leave it upwards and downwards', () => {
    const line = [
      { tile: '5-5', end: null },
      { tile: '0-5', end: 'W' },
      { tile: '1-5', end: 'E' },
      { tile: '4-5', end: 'N' },
      { tile: '5-6', end: 'S' },
    ];
    const { tiles } = layout(line, { width: 900, height: 700 });
    expect(tiles.map(({ first, second, lies }) => [first, second, lies])).toEqual([
      [5, 5, false],
      [0, 5, true],
      [5, 1, true],
      [4, 5, false],
      [5, 6, false],
    ]);
    expect(faultsOf(line, layout(line, { width: 900, height: 700 }), { width: 900, height: 700 })).toEqual([]);
  });

  test('the ends name where the next tile would go', () => {
    const { ends, unit } = layout([{ tile: '2-5', end: null }], { width: 800, height: 400 });
    expect(ends).toEqual([
      { name: 'W', x: 400 - unit, y: 200, dx: -1, dy: 0 },
      { name: 'E', x: 400 + unit, y: 200, dx: 1, dy: 0 },
    ]);
  });

  test('1,000 random lines in random boxes: apart, inside, touching by equal halves, doubles across', () => {
    const random = randomFrom(20_240);
    for (let hand = 0; hand < 1_000; hand++) {
      const nine = hand % 4 === 3;
      const line = randomLine(random, {
        maxPip: nine ? 9 : 6,
        most: nine ? 55 : 28,
        arms: hand % 2 === 1,
        lean: [0, 0, 0.5, 0.95][Math.floor(random() * 4)] as number,
      });
      const box = randomBox(random);
      const faults = faultsOf(line, layout(line, box), box);
      expect(faults, `hand ${hand}: ${JSON.stringify({ box, line })}`).toEqual([]);
    }
  });
});

/** The share of placements after which some tile that lay already lies elsewhere. */
function moving(box: Box, arms: boolean): number {
  let [moves, placements] = [0, 0];
  for (let hand = 1; hand <= 40; hand++) {
    const line = randomLine(randomFrom(hand), { maxPip: 6, most: 28, arms, lean: 0 });
    let before = layout(line.slice(0, 1), box);
    for (let size = 2; size <= line.length; size++) {
      const after = layout(line.slice(0, size), box);
      const hasMoved = before.tiles.some(({ x, y, width }, index) => {
        const tile = after.tiles[index];
        return Math.hypot((tile?.x ?? 0) - x, (tile?.y ?? 0) - y) > 0.5 || Math.abs((tile?.width ?? 0) - width) > 0.5;
      });
      if (hasMoved) moves += 1;
      placements += 1;
      before = after;
    }
  }
  return moves / placements;
}

describe('what lies already', () => {
  test('mostly stays where it lies, on a large table nearly always', () => {
    expect(moving({ width: 1200, height: 460 }, false)).toBeLessThan(0.1);
    expect(moving({ width: 1200, height: 460 }, true)).toBeLessThan(0.2);
    expect(moving({ width: 374, height: 400 }, false)).toBeLessThan(0.4);
    expect(moving({ width: 308, height: 230 }, true)).toBeLessThan(0.5);
  });

  test('tiles only ever get smaller, and are as large as they may be while they are few', () => {
    const box = { width: 374, height: 400 };
    const line = randomLine(randomFrom(5), { maxPip: 6, most: 28, arms: true, lean: 0 });
    const units = line.map((_, index) => layout(line.slice(0, index + 1), box).unit);
    expect(units).toEqual([...units].sort((a, b) => b - a));
    expect(units[0]).toBeCloseTo(374 / 9.5);
  });

  test('a whole set fits a phone with halves of at least 18 pixels', () => {
    for (let hand = 1; hand <= 60; hand++) {
      const line = randomLine(randomFrom(hand), { maxPip: 6, most: 28, arms: hand % 2 === 0, lean: 0 });
      expect(layout(line, { width: 308, height: 230 }).unit).toBeGreaterThan(hand % 2 === 0 ? 13 : 18);
      expect(layout(line, { width: 374, height: 500 }).unit).toBeGreaterThan(hand % 2 === 0 ? 18 : 26);
    }
  });

  test('the picture does not depend on what was asked before', () => {
    const line = randomLine(randomFrom(9), { maxPip: 6, most: 24, arms: true, lean: 0 });
    const box = { width: 700, height: 300 };
    const whole = layout(line, box);
    layout([], box);
    for (let size = 1; size <= line.length; size++) layout(line.slice(0, size), box);
    expect(layout(line, box)).toEqual(whole);
  });
});
