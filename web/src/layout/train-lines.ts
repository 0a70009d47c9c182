/** How the room of a table is shared among its trains: each has a line, and a long one more, as long as there are any. */

/**
 * The lines of each train. `tiles` are how many each has, `room` how many go into a line, `lines` how many there are
 * in all; a train gets one whatever happens. The next line goes to the train of which the most tiles are not to be seen.
 */
export function shareLines(tiles: readonly number[], room: number, lines: number): number[] {
  const shares = tiles.map(() => 1);
  const hidden = (index: number) => (tiles[index] ?? 0) - (shares[index] ?? 0) * room;
  for (let left = lines - tiles.length; left > 0; left -= 1) {
    const [next] = tiles.map((_, index) => index).sort((a, b) => hidden(b) - hidden(a));
    if (next === undefined || hidden(next) <= 0) break;
    shares[next] = (shares[next] ?? 0) + 1;
  }
  return shares;
}

/** The last tiles of a train, in at most so many lines. */
export function linesOf<T>(tiles: readonly T[], room: number, lines: number): T[][] {
  const seen = tiles.slice(-room * lines);
  return Array.from({ length: Math.ceil(seen.length / room) }, (_, line) => seen.slice(line * room, (line + 1) * room));
}
