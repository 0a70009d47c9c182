/**
 * The picture of a layout: `layout(placements, box)` gives each tile its rectangle.
 *
 * Tiles are as large as the box allows and shrink in steps. The layout of a line is the layout of the line before
 * its last tile, kept where it can be: so what lies already stays where it lies, and only when the next tile finds
 * no place is the table laid anew, by the way that moves least. It knows nothing of rules: it draws what it is given.
 */

import { EPSILON } from './geometry';
import { type Cursor, type Manner, type Route, route, type Side, type Step, type Walls } from './route';

export interface Placement {
  /** The tile's text, as in `5-6`. */
  tile: string;
  /** The end it went to: `W`, `E`, `N`, `S`; `null` for the opening tile. */
  end: string | null;
}

export interface Box {
  width: number;
  height: number;
}

/** A tile in pixels, from the left upper corner of the box. `first` is the number on its left or upper half. */
export interface TileBox {
  x: number;
  y: number;
  width: number;
  height: number;
  lies: boolean;
  first: number;
  second: number;
}

/** Where the next tile of an end would begin: the middle of its open edge, and the direction away from it. */
export interface EndPoint {
  name: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export interface Layout {
  /** The length of one half of a tile, in pixels. */
  unit: number;
  tiles: TileBox[];
  ends: EndPoint[];
}

/** How a table is laid: the size of its tiles, where the opening tile's centre lies, and how the arms bend. */
interface Plan {
  unit: number;
  x: number;
  y: number;
  manners: Record<string, Manner>;
}

interface Laying {
  plan: Plan;
  route: Route;
}

/** Half a tile at the most, in pixels, and how much smaller each step is. */
const LARGEST_UNIT = 60;
const STEP_DOWN = 0.9;
/** The largest tile leaves at least this many halves in the box across, and downwards. */
const LEAST_ACROSS = 9.5;
const LEAST_DOWN = 6.5;

export function layout(placements: readonly Placement[], box: Box): Layout {
  const steps = placements.map(stepOf).filter(({ end }) => end === null || LINE_ENDS.has(end));
  const names = placements.map(({ tile, end }) => `${tile}@${end}`);
  const isSameBox = latest.box.width === box.width && latest.box.height === box.height;
  const layings = isSameBox ? latest.layings.slice(0, commonLength(latest.names, names)) : [];
  while (layings.length < steps.length) {
    layings.push(grown(layings.at(-1) ?? null, steps.slice(0, layings.length + 1), box));
  }
  latest = { box: { ...box }, names, layings };
  const laying = layings.at(-1);
  return laying ? inPixels(laying) : { unit: largestUnit(box), tiles: [], ends: [] };
}

/** The latest answer, with all lines on the way to it: the next question mostly adds one tile. */
let latest: { box: Box; names: string[]; layings: Laying[] } = {
  box: { width: 0, height: 0 },
  names: [],
  layings: [],
};

function commonLength(a: readonly string[], b: readonly string[]): number {
  const differing = a.findIndex((item, index) => item !== b[index]);
  return differing < 0 ? a.length : differing;
}

/** Trains have a picture of their own. */
const LINE_ENDS = new Set(['W', 'E', 'N', 'S']);

function stepOf({ tile, end }: Placement): Step {
  const [a = 0, b = 0] = tile.split('-').map(Number);
  return { low: Math.min(a, b), high: Math.max(a, b), end };
}

function largestUnit({ width, height }: Box): number {
  return Math.max(1, Math.min(LARGEST_UNIT, width / LEAST_ACROSS, height / LEAST_DOWN));
}

/** The laying with one tile more than before. */
function grown(before: Laying | null, steps: readonly Step[], box: Box): Laying {
  if (before) {
    const kept = route(steps, wallsOf(before.plan, box), before.plan.manners);
    if (kept && (kept.bends === 0 || before.route.bends > 0)) return { plan: before.plan, route: kept };
    if (kept) return best(before, [{ plan: before.plan, route: kept }, ...layings(steps, before.plan.unit, box)], box);
  }
  for (let unit = before?.plan.unit ?? largestUnit(box); ; unit *= STEP_DOWN) {
    const found = layings(steps, unit, box);
    if (found.length > 0) return best(before, found, box);
  }
}

const BOTH: readonly Side[] = [1, -1];

/** The ways to bend that make a difference: arms without tiles bend in no way. */
function mannersFor(steps: readonly Step[]): Record<string, Manner>[] {
  const used = new Set(steps.map(({ end }) => end));
  const sides = (end: string) => (used.has(end) ? BOTH : BOTH.slice(0, 1));
  const columns = used.has('N') || used.has('S') ? [true, false] : [true];
  const found: Record<string, Manner>[] = [];
  for (const rows of columns)
    for (const w of sides('W'))
      for (const e of sides('E'))
        for (const n of sides('N'))
          for (const s of sides('S'))
            found.push({
              W: { side: w, rows: true },
              E: { side: e, rows: true },
              N: { side: n, rows },
              S: { side: s, rows },
            });
  return found;
}

/** So many ways are enough to choose from. */
const ENOUGH = 32;

/** Ways to lay the steps at this size that succeed. */
function layings(steps: readonly Step[], unit: number, box: Box): Laying[] {
  const found: Laying[] = [];
  const manners = mannersFor(steps);
  for (const y of starts(steps, unit, box.height, 'N', 'S')) {
    for (const x of starts(steps, unit, box.width, 'W', 'E')) {
      for (const manner of manners) {
        const plan = { unit, x, y, manners: manner };
        const laid = route(steps, wallsOf(plan, box), manner);
        if (laid) found.push({ plan, route: laid });
        if (laid && (laid.bends === 0 || found.length >= ENOUGH)) return found;
      }
    }
  }
  return found;
}

const SPREAD = [0.5, 0.3, 0.7, 0.15, 0.85];

/** Where the opening tile may lie, in pixels along one side of the box: so that all is centred, else spread out. */
function starts(steps: readonly Step[], unit: number, side: number, before: string, after: string): number[] {
  const length = (name: string) =>
    steps.reduce((sum, { low, high, end }) => sum + (end === name ? (low === high ? 1 : 2) : 0), 0);
  const [back, forth] = [length(before) * unit, length(after) * unit];
  const centred = (side + back - forth) / 2;
  const margin = 2 * unit;
  const found: number[] = [];
  for (const start of [centred, ...SPREAD.map((share) => share * side)]) {
    const isInside = start >= margin - EPSILON && start <= side - margin + EPSILON;
    if (isInside && found.every((other) => Math.abs(other - start) >= unit)) found.push(start);
  }
  return found;
}

function wallsOf({ unit, x, y }: Plan, { width, height }: Box): Walls {
  return { left: -x / unit, right: (width - x) / unit, top: -y / unit, bottom: (height - y) / unit };
}

/** The laying that moves least from the one before, and is evenly placed. */
function best(before: Laying | null, found: readonly Laying[], box: Box): Laying {
  let [chosen, least] = [found[0] as Laying, Number.POSITIVE_INFINITY];
  for (const laying of found) {
    const cost = moved(before, laying) + uneven(laying, box) + laying.route.bends;
    if (cost < least - EPSILON) [chosen, least] = [laying, cost];
  }
  return chosen;
}

/** How far tiles move, in halves of a tile each on the average. */
function moved(before: Laying | null, { plan, route: { tiles } }: Laying): number {
  if (!before) return 0;
  const old = before.route.tiles;
  let sum = 0;
  old.forEach((from, index) => {
    const to = tiles[index] as (typeof tiles)[number];
    const x = plan.x + to.x * plan.unit - (before.plan.x + from.x * before.plan.unit);
    const y = plan.y + to.y * plan.unit - (before.plan.y + from.y * before.plan.unit);
    sum += Math.hypot(x, y);
  });
  return sum / old.length / plan.unit;
}

/** How far the middle of all tiles is from the middle of the box, in halves of a tile. */
function uneven({ plan, route: { tiles } }: Laying, box: Box): number {
  const xs = tiles.map((tile) => tile.x);
  const ys = tiles.map((tile) => tile.y);
  const x = plan.x + (plan.unit * (Math.min(...xs) + Math.max(...xs))) / 2 - box.width / 2;
  const y = plan.y + (plan.unit * (Math.min(...ys) + Math.max(...ys))) / 2 - box.height / 2;
  return Math.hypot(x, y) / plan.unit;
}

function inPixels({ plan: { unit, x, y }, route: { tiles, ends } }: Laying): Layout {
  return {
    unit,
    tiles: tiles.map((tile) => ({
      x: x + (tile.x - (tile.lies ? 1 : 0.5)) * unit,
      y: y + (tile.y - (tile.lies ? 0.5 : 1)) * unit,
      width: (tile.lies ? 2 : 1) * unit,
      height: (tile.lies ? 1 : 2) * unit,
      lies: tile.lies,
      first: tile.first,
      second: tile.second,
    })),
    ends: [...ends].map(([name, cursor]) => endPoint(name, cursor, unit, x, y)),
  };
}

function endPoint(name: string, cursor: Cursor, unit: number, x: number, y: number): EndPoint {
  const [dx, dy] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][cursor.heading] as [number, number];
  return { name, x: x + cursor.x * unit, y: y + cursor.y * unit, dx, dy };
}
