/** The steps of a settlement, from what the service says of it: nothing is reckoned here but plain sums of its parts. */

import type { HandOutcome } from '../wire';

export interface HandStep {
  /** `null`: not for this reader to know. */
  tiles: string[] | null;
  pips: number | null;
  /** What the hand counts for after rounding, where that differs. */
  rounded: number | null;
}

export interface Settlement {
  hands: HandStep[];
  /** What the prize is the sum of; empty where every seat settles by its own hand, or nothing is settled. */
  parts: number[];
  total: number;
  /** The sum after rounding, where only the sum is rounded and that changes it. */
  roundedTotal: number | null;
  /** What each of several winners gets. */
  share: number | null;
}

export function settlement(outcome: HandOutcome, options: Readonly<Record<string, string>>): Settlement {
  const { reckoning, tiles_left, winners, settled } = outcome;
  const hands = tiles_left.map((tiles, index): HandStep => {
    const pips = reckoning?.pips[index] ?? null;
    const entered = reckoning?.entered[index] ?? null;
    const isRounded = pips !== null && entered !== null && Math.abs(entered) !== pips;
    return { tiles, pips, rounded: isRounded ? Math.abs(entered) : null };
  });
  const isPaid = options.settle === 'opponents_sum' || options.settle === 'opponents_minus_own';
  if (!reckoning || !isPaid || winners.length === 0)
    return { hands, parts: [], total: 0, roundedTotal: null, share: null };
  const parts = reckoning.entered.filter((entered): entered is number => entered !== null && entered !== 0);
  const ordered = [...parts.filter((part) => part > 0), ...parts.filter((part) => part < 0)];
  const total = ordered.reduce((sum, part) => sum + part, 0);
  const gain = settled[(winners[0] ?? 1) - 1] ?? 0;
  return {
    hands,
    parts: ordered,
    total,
    roundedTotal: reckoning.prize === total ? null : reckoning.prize,
    share: gain === reckoning.prize ? null : gain,
  };
}
