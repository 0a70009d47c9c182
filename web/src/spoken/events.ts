/** What happened, in sentences: for the history, and to be heard. */

import { n, t } from '../i18n/language.svelte';
import type { By, Count, EventMessage, HandOutcome, Outcome } from '../wire';
import { countFormula, endPlace, formula, spokenTile } from './tiles';

/** Who reads: their seat, who sits with them as a pair, and how seats are called. */
export interface Reader {
  seat: number | null;
  /** Whether turns have a time. */
  hasClock: boolean;
  /** Whether the game is one of trains. */
  isTrains: boolean;
  partnerOf(seat: number): number | null;
  nameOf(seat: number): string;
  /** The numbers that the open ends showed at an event, where the page has seen it. */
  pipsAt?(seq: number): readonly number[] | undefined;
}

/** The text of a key for you or for another player. */
function told(reader: Reader, key: string, seat: number, args: Record<string, string | number> = {}): string {
  return seat === reader.seat ? t(`${key}-you`, args) : t(`${key}-player`, { player: reader.nameOf(seat), ...args });
}

/** The key of what a seat did, or of what the computer did for it when its time was up. */
function deed(by: By, what: string): string {
  return by === 'timeout' ? `event-late-${what}` : `event-${what}`;
}

/** One line for an event; `null` for one that has nothing to tell. */
export function eventText({ seq, event }: EventMessage, reader: Reader): string | null {
  switch (event.event) {
    case 'HandDealt':
      return event.leader === null
        ? `${t('event-hand-dealt', { hand: event.hand })} ${t('event-engine-sought')}`
        : `${t('event-hand-dealt', { hand: event.hand })} ${told(reader, 'event-leads', event.leader)}`;
    case 'TilePlaced': {
      const tile = spokenTile(event.tile);
      const lead = reader.isTrains ? 'engine' : 'led';
      const line =
        event.end === null
          ? told(reader, deed(event.by, lead), event.seat, { tile })
          : told(reader, deed(event.by, 'placed'), event.seat, {
              tile,
              where: endPlace(event.end, reader.seat, reader.nameOf),
            });
      return event.points > 0 ? `${line} ${scored(event.count, event.points)}` : line;
    }
    case 'TileDrawn':
      return event.tile === null
        ? told(reader, deed(event.by, 'drew'), event.seat, { tiles: 1 })
        : told(reader, deed(event.by, 'drew'), event.seat, { tile: spokenTile(event.tile) });
    case 'Passed': {
      if (event.by === 'timeout') return told(reader, 'event-late-passed', event.seat);
      if (reader.isTrains) return told(reader, 'event-passed-train', event.seat);
      const pips = reader.pipsAt?.(seq);
      if (!pips?.length) return told(reader, 'event-could-not', event.seat);
      return told(reader, 'event-passed', event.seat, {
        pips: pips.map((pip) => t(`pip-${pip}`)).join(t('list-separator')),
      });
    }
    case 'FirstTurnDone':
      return told(reader, deed(event.by, 'first-turn-done'), event.seat);
    case 'TrainMarked':
      return told(reader, event.marked ? 'event-marked' : 'event-unmarked', event.seat);
    case 'HandEnded':
      return handEnd(event.outcome, reader).join(' ');
    case 'MatchEnded':
      return matchEnd(event.outcome, reader).join(' ');
    case 'SeatTaken':
      return event.name === null ? null : t('event-joined', { player: reader.nameOf(event.seat) });
    case 'SeatLeft':
      return told(reader, 'event-left', event.seat);
    case 'SeatReturned':
      return told(reader, 'event-returned', event.seat);
    case 'RematchAsked':
      return told(reader, 'event-rematch', event.seat);
    case 'Resumed':
      return t(reader.hasClock ? 'event-resumed' : 'event-resumed-untimed');
    default:
      return null;
  }
}

function scored(count: Count, points: number): string {
  return t('event-scored', { count: countFormula(count), points });
}

/** How a hand ended and who won it. */
export function handEnd(outcome: HandOutcome, reader: Reader): string[] {
  const { termination, winners } = outcome;
  const first = winners[0];
  const lines: string[] = [];
  if (termination === 'domino' && first !== undefined) {
    lines.push(told(reader, 'hand-domino', wentOut(outcome) ?? first));
  } else if (termination === 'target_reached' && first !== undefined) {
    lines.push(told(reader, 'hand-target', winners.includes(reader.seat ?? 0) ? (reader.seat ?? first) : first));
    return lines;
  } else if (termination === 'blocked') lines.push(t('hand-blocked'));
  lines.push(won('hand', winners, reader) ?? t('hand-won-nobody'));
  return lines;
}

function wentOut({ tiles_left }: HandOutcome): number | undefined {
  const index = tiles_left.findIndex((tiles) => tiles?.length === 0);
  return index < 0 ? undefined : index + 1;
}

function won(what: 'hand' | 'match', winners: readonly number[], reader: Reader): string | null {
  const [first, second] = winners;
  if (first === undefined) return null;
  if (second === undefined) return told(reader, `${what}-won`, first);
  if (winners.length === 2 && reader.partnerOf(first) === second) {
    const [you, partner] = second === reader.seat ? [second, first] : [first, second];
    return told(reader, `${what}-won-team`, you, { partner: reader.nameOf(partner) });
  }
  return t(`${what}-shared`, { players: winners.map((seat) => reader.nameOf(seat)).join(t('list-separator')) });
}

/** How a match ended and who won it. */
export function matchEnd({ termination, winners }: Outcome, reader: Reader): string[] {
  return [won('match', winners, reader) ?? t('match-drawn'), t(`match-${termination.replaceAll('_', '-')}`)];
}

/** Points with their sign, for a change of a total. */
export function signed(points: number): string {
  return formula(points > 0 ? `+${n(points)}` : n(points));
}
