/** Carrying a tile to the table with a finger or the mouse: it follows, and falls where it fits or goes back. */

import type { Play } from './play.svelte';

/** A press that moves less than this many pixels is a tap. */
const TAP = 8;

interface Carried {
  play: Play;
  tile: string;
  /** Let go over another tile of the hand. */
  moveTo: (to: string) => void;
}

/** For a tile in hand: `use:carry={{ play, tile, moveTo }}`. */
export function carry(node: HTMLElement, initial: Carried) {
  let { play, tile, moveTo } = initial;
  let start: { x: number; y: number; pointer: number } | null = null;
  let wasCarried = false;

  function down(event: PointerEvent): void {
    wasCarried = false;
    if (event.button === 0 && !play.isBusy) {
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      // A quick movement may leave the tile before it is noticed.
      node.setPointerCapture(event.pointerId);
    }
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (play.carried !== tile) {
      if (Math.hypot(x, y) < TAP) return;
      play.cancel();
      play.carried = tile;
      wasCarried = true;
      node.dataset.carried = '';
    }
    node.style.translate = `${x}px ${y}px`;
  }

  function up(event: PointerEvent): void {
    const [isCarried, { clientX: x, clientY: y }] = [start !== null && play.carried === tile, event];
    const to = isCarried ? tileAt(node, x, y) : undefined;
    if (isCarried && to === undefined) play.drop(endAt(x, y));
    back();
    if (to !== undefined) moveTo(to);
  }

  function back(): void {
    start = null;
    node.style.translate = '';
    delete node.dataset.carried;
    if (play.carried === tile) play.cancel();
  }

  /** A press that became a drag is no click. */
  function click(event: MouseEvent): void {
    if (!wasCarried) return;
    wasCarried = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', back);
  node.addEventListener('click', click, { capture: true });
  return {
    update(next: Carried) {
      ({ play, tile, moveTo } = next);
    },
    destroy: back,
  };
}

/** The other tile of the hand under the pointer. */
function tileAt(node: HTMLElement, x: number, y: number): string | undefined {
  for (const held of node.closest('.hand')?.querySelectorAll<HTMLElement>('.held') ?? []) {
    const { left, right, top, bottom } = held.getBoundingClientRect();
    if (held !== node && x >= left && x <= right && y >= top && y <= bottom) return held.dataset.tile;
  }
  return undefined;
}

/** The end under the pointer, or the nearest one where the pointer is over the table; `undefined` elsewhere. */
function endAt(x: number, y: number): string | null | undefined {
  const board = document.querySelector('.board');
  const over = board?.getBoundingClientRect();
  if (!board || !over || x < over.left || x > over.right || y < over.top || y > over.bottom) return undefined;
  let [nearest, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const target of board.querySelectorAll<HTMLElement>('.target')) {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const far = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (far < least) [nearest, least] = [target.dataset.end ?? null, far];
  }
  return nearest;
}
