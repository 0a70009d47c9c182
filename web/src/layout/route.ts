/**
 * How a line grows over a table of given size: each tile goes on straight while there is room, then bends the way
 * its arm was told to, then back along the table, as a hand would lay it.
 *
 * A tile's place depends only on the tiles before it, so that a line that grows never moves what lies already.
 */

import { DX, DY, EPSILON, gap, type Heading, isHorizontal, type Slab, turned } from './geometry';

/** A tile for the line: its halves, and the end it goes to. */
export interface Step {
  low: number;
  high: number;
  end: string | null;
}

/** The table seen from the opening tile's centre, in units. */
export interface Walls {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A quarter turn: 1 to the right, -1 to the left. */
export type Side = 1 | -1;

/** Which way an arm bends first, and whether its rows run across the table. */
export interface Manner {
  side: Side;
  rows: boolean;
}

/** A tile that has its place: `first` is the number on its left or upper half. */
export interface Laid extends Slab {
  first: number;
  second: number;
}

/** The open end of an arm: the middle of the free edge, and where the next tile would go. */
export interface Cursor {
  x: number;
  y: number;
  heading: Heading;
  pip: number;
}

interface Arm extends Cursor {
  manner: Manner;
  /** Crossing to the next row: the side to bend to once more; 0 along a row. */
  returning: Side | 0;
  /** The tile that carries the open end, by its place in the order. */
  last: number;
}

export interface Route {
  tiles: Laid[];
  ends: Map<string, Cursor>;
  bends: number;
}

/** What must stay free ahead of a tile: room to bend, and for a double before the bend. */
const ROOM_TO_BEND = 1;
const ROOM_AFTER_TILE = 2;
/** What is free behind a good corner: for the corner to the next row, and for a row that is worth the name. */
const ROOM_TO_CROSS = 2;
const ROOM_OF_ROW = 5;

/** How the next tile goes: straight on, or round a corner that lies beyond the last tile or beside it. */
interface Turn {
  turn: Side | 0;
  beside: boolean;
  /** What must be free behind the corner. */
  room: number;
}

const STRAIGHT: Turn = { turn: 0, beside: false, room: 0 };
const bend = (turn: Side, room = ROOM_TO_BEND): Turn => ({ turn, beside: false, room });
const beside = (turn: Side, room = ROOM_TO_BEND): Turn => ({ turn, beside: true, room });

const BASE: Record<string, Heading> = { E: 0, S: 1, W: 2, N: 3 };
/** What tiles that do not touch keep between them. */
const CLEARANCE = 0.2;
/** Lays the steps out in order; `null` where one of them finds no place. */
export function route(steps: readonly Step[], walls: Walls, manners: Readonly<Record<string, Manner>>): Route | null {
  const opening = steps[0];
  if (!opening) return { tiles: [], ends: new Map(), bends: 0 };
  const table = new Table(walls, manners);
  table.open(opening);
  for (let index = 1; index < steps.length; index++) {
    if (!table.add(steps[index] as Step)) return null;
  }
  return { tiles: table.tiles, ends: table.ends(), bends: table.bends };
}

class Table {
  readonly tiles: Laid[] = [];
  bends = 0;
  private readonly arms = new Map<string, Arm>();
  private hasSpinner = false;

  constructor(
    private readonly walls: Walls,
    private readonly manners: Readonly<Record<string, Manner>>,
  ) {}

  open(step: Step): void {
    const double = step.low === step.high;
    this.tiles.push({ x: 0, y: 0, lies: !double, double, first: step.low, second: step.high });
    const reach = double ? 0.5 : 1;
    this.arms.set('W', this.arm('W', -reach, 0, 2, step.low));
    this.arms.set('E', this.arm('E', reach, 0, 0, step.high));
    if (double) this.openSpinner(0, 0, 0, step.low);
  }

  ends(): Map<string, Cursor> {
    return new Map([...this.arms].map(([name, { x, y, heading, pip }]) => [name, { x, y, heading, pip }]));
  }

  /** The first double branches, where the game has a spinner; its cross arms turn with the line. */
  private openSpinner(x: number, y: number, quarters: number, pip: number): void {
    this.hasSpinner = true;
    for (const name of ['N', 'S']) {
      const heading = turned(BASE[name] as Heading, quarters);
      this.arms.set(name, this.arm(name, x + DX[heading], y + DY[heading], heading, pip));
    }
  }

  private arm(name: string, x: number, y: number, heading: Heading, pip: number): Arm {
    const manner = this.manners[name] ?? { side: 1, rows: true };
    return { x, y, heading, pip, manner, returning: 0, last: this.tiles.length - 1 };
  }

  add(step: Step): boolean {
    const arm = this.arms.get(step.end ?? '');
    if (!arm) return false;
    if (step.low === step.high) return this.addDouble(arm, step);
    const outer = step.low === arm.pip ? step.high : step.low;
    for (const turn of this.turns(arm)) {
      if (this.addTile(arm, turn, outer)) return true;
    }
    return false;
  }

  /** What to try, best first: a row that would be short is worth less than to go on. */
  private turns(arm: Arm): readonly Turn[] {
    const side = arm.returning || arm.manner.side;
    const other: Side = side === 1 ? -1 : 1;
    const room = this.room(arm.x, arm.y, arm.heading);
    if (arm.returning) {
      const goesOn = room >= 2 + ROOM_AFTER_TILE - EPSILON ? [STRAIGHT] : [];
      return [bend(side, ROOM_OF_ROW), ...goesOn, bend(other, ROOM_OF_ROW), bend(side), bend(other), STRAIGHT];
    }
    const bends = [bend(side, ROOM_TO_CROSS), bend(other, ROOM_TO_CROSS), beside(side, ROOM_OF_ROW)];
    const last = [bend(side), bend(other), beside(side), beside(other)];
    return room >= 2 + ROOM_AFTER_TILE - EPSILON ? [STRAIGHT, ...bends, ...last] : [...bends, ...last, STRAIGHT];
  }

  private addTile(arm: Arm, { turn, beside: isBeside, room }: Turn, outer: number): boolean {
    if (isBeside && this.tiles[arm.last]?.double) return false;
    const heading = turned(arm.heading, turn);
    // The middle of the half that joins: beyond the open end, or beside the half that carries it.
    const middle = { x: arm.x + DX[arm.heading] / 2, y: arm.y + DY[arm.heading] / 2 };
    if (isBeside) {
      middle.x += DX[heading] - DX[arm.heading];
      middle.y += DY[heading] - DY[arm.heading];
    }
    const x = middle.x + DX[heading] / 2;
    const y = middle.y + DY[heading] / 2;
    const laid = this.laid(x, y, heading, arm.pip, outer, false);
    if (!this.fits(laid, arm.last)) return false;
    const edge = { x: middle.x + DX[heading] * 1.5, y: middle.y + DY[heading] * 1.5 };
    if (turn !== 0 && !this.isRoomy(edge.x, edge.y, heading, room)) return false;
    this.tiles.push(laid);
    if (turn !== 0) this.bends += 1;
    if (turn !== 0) this.settle(arm, turn, heading);
    Object.assign(arm, edge, { heading, pip: outer, last: this.tiles.length - 1 });
    return true;
  }

  /** After a bend: is the arm crossing to its next row, or running along it? */
  private settle(arm: Arm, turn: Side, heading: Heading): void {
    const runsAlong = isHorizontal(heading) === arm.manner.rows;
    if (!runsAlong) {
      arm.returning = turn;
      return;
    }
    const side = (arm.returning ? -turn : turn) as Side;
    arm.manner = { ...arm.manner, side };
    arm.returning = 0;
  }

  private addDouble(arm: Arm, step: Step): boolean {
    const { heading } = arm;
    const x = arm.x + DX[heading] / 2;
    const y = arm.y + DY[heading] / 2;
    const laid: Laid = { x, y, lies: !isHorizontal(heading), double: true, first: step.low, second: step.low };
    if (!this.fits(laid, arm.last)) return false;
    this.tiles.push(laid);
    if (!this.hasSpinner) {
      this.openSpinner(x, y, heading - (BASE[step.end ?? ''] as Heading), step.low);
    }
    Object.assign(arm, { x: x + DX[heading] / 2, y: y + DY[heading] / 2, last: this.tiles.length - 1 });
    return true;
  }

  private laid(x: number, y: number, heading: Heading, inner: number, outer: number, double: boolean): Laid {
    const forwards = heading === 0 || heading === 1;
    const [first, second] = forwards ? [inner, outer] : [outer, inner];
    return { x, y, lies: isHorizontal(heading), double, first, second };
  }

  /** Whether the tile lies on the table and keeps clear of all others but the one it joins. */
  private fits(laid: Laid, joined: number): boolean {
    const { left, right, top, bottom } = this.walls;
    const halfWidth = laid.lies ? 1 : 0.5;
    const halfHeight = laid.lies ? 0.5 : 1;
    if (laid.x - halfWidth < left - EPSILON || laid.x + halfWidth > right + EPSILON) return false;
    if (laid.y - halfHeight < top - EPSILON || laid.y + halfHeight > bottom + EPSILON) return false;
    for (let index = 0; index < this.tiles.length; index++) {
      const other = this.tiles[index] as Laid;
      // The ends of two doubles in rows beside each other may touch.
      const mayTouch = index === joined || (laid.double && other.double && laid.lies === other.lies);
      if (gap(laid, other) < (mayTouch ? -EPSILON : CLEARANCE)) return false;
    }
    return true;
  }

  private isRoomy(x: number, y: number, heading: Heading, room: number): boolean {
    const { left, right, top, bottom } = this.walls;
    const inside = isHorizontal(heading)
      ? y - 1 >= top - EPSILON && y + 1 <= bottom + EPSILON
      : x - 1 >= left - EPSILON && x + 1 <= right + EPSILON;
    return inside && this.room(x, y, heading) >= room - EPSILON;
  }

  /** How far an arm could go on straight from here, doubles and the bend at the end included. */
  private room(x: number, y: number, heading: Heading): number {
    const { left, right, top, bottom } = this.walls;
    const wall = [right - x, bottom - y, x - left, y - top][heading] as number;
    const runsAcross = isHorizontal(heading);
    const sign = DX[heading] + DY[heading];
    let nearest = wall - 0.5;
    // A plain loop without arrays inside: this is asked for every bend of every table that is tried.
    for (let index = 0; index < this.tiles.length; index++) {
      const tile = this.tiles[index] as Laid;
      const depth = tile.lies === runsAcross ? 1 : 0.5;
      const breadth = 1.5 - depth;
      const ahead = sign * (runsAcross ? tile.x - x : tile.y - y);
      const aside = Math.abs(runsAcross ? tile.y - y : tile.x - x);
      if (ahead > 0 && aside < 1 + breadth - EPSILON) nearest = Math.min(nearest, ahead - depth - 0.5);
    }
    return nearest;
  }
}
