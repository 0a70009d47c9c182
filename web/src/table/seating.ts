/** In what order people sit round the table, as the own seat sees it. */

/** Seats from the next one at the left hand on, the own seat last; of a spectator, seat 1 first. */
export function seatsAround(seats: number, own: number | null, isClockwise: boolean): number[] {
  const last = own ?? seats;
  const others = Array.from({ length: seats - 1 }, (_, index) => ((last + index) % seats) + 1);
  return [...(isClockwise ? others : others.reverse()), last];
}
