/** What comes over the wire, as the service's protocol has it. */

export type Phase = 'waiting' | 'playing' | 'between_hands' | 'finished';
export type By = 'person' | 'computer' | 'timeout' | 'substitute';

export interface Count {
  parts: number[];
  total: number;
  points: number;
}

export interface End {
  name: string;
  pip: number;
  contribution: number;
}

export interface Placement {
  seat: number;
  tile: string;
  end: string | null;
}

export interface Train {
  name: string;
  pip: number;
  length: number;
  marked: boolean;
  ends_in_double: boolean;
  must_be_covered: boolean;
}

export interface LegalAction {
  action: string;
  points: number;
}

export interface Reckoning {
  pips: number[];
  entered: (number | null)[];
  prize: number;
}

export interface HandOutcome {
  termination: string;
  winners: number[];
  settled: number[];
  tiles_left: (string[] | null)[];
  reckoning: Reckoning | null;
}

export interface Outcome {
  termination: string;
  winners: number[];
  scores: number[];
}

export interface Rules {
  game: string;
  version: number;
  players: number;
  options: Record<string, string>;
}

export interface Seat {
  seat: number;
  kind: 'free' | 'person' | 'computer';
  name: string | null;
  level: string | null;
  online: boolean;
  away: boolean;
}

export interface Clock {
  seat: number;
  seconds_left: number;
  seconds: number;
}

export interface View {
  seat: number | null;
  hand_number: number;
  leader: number | null;
  to_move: number | null;
  tiles: string[];
  tiles_held: number[];
  stock_left: number;
  layout: Placement[];
  ends: End[];
  trains: Train[];
  engine: string | null;
  count: Count;
  legal_actions: LegalAction[];
  scores: number[];
  hand_outcome: HandOutcome | null;
  outcome: Outcome | null;
}

export type TableEvent =
  | { event: 'TableCreated'; game: string; players: number; options: Record<string, string> }
  | { event: 'SeatTaken'; seat: number; name: string | null; level: string | null }
  | { event: 'MatchStarted'; match: number }
  | { event: 'HandDealt'; hand: number; leader: number | null; tiles: (string[] | null)[]; stock_left: number }
  | { event: 'TilePlaced'; seat: number; tile: string; end: string | null; count: Count; points: number; by: By }
  | { event: 'TileDrawn'; seat: number; tile: string | null; by: By }
  | { event: 'Passed'; seat: number; by: By }
  | { event: 'FirstTurnDone'; seat: number; by: By }
  | { event: 'TrainMarked'; seat: number; marked: boolean }
  | { event: 'HandEnded'; outcome: HandOutcome; scores: number[] }
  | { event: 'MatchEnded'; outcome: Outcome }
  | { event: 'SeatLeft'; seat: number }
  | { event: 'SeatReturned'; seat: number }
  | { event: 'RematchAsked'; seat: number }
  | { event: 'Resumed' };

export interface EventMessage {
  type: 'event';
  seq: number;
  at: number;
  event: TableEvent;
}

export interface ViewMessage {
  type: 'view';
  seq: number;
  phase: Phase;
  match: number;
  seats: Seat[];
  view: View | null;
  clock: Clock | null;
  next_hand_in: number | null;
}

export interface Welcome {
  type: 'welcome';
  table: string;
  seat: number | null;
  seq: number;
  phase: Phase;
  match: number;
  rules: Rules;
  seats: Seat[];
  spectators: number;
  view: View | null;
  clock: Clock | null;
  next_hand_in: number | null;
  events: EventMessage[];
  hands: HandOutcome[];
  rematch: number[];
  token: string | null;
}

export interface SeatsMessage {
  type: 'seats';
  seats: Seat[];
  spectators: number;
}

export interface Ack {
  type: 'ack';
  id: string;
  seq: number;
}

export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  params: Record<string, unknown>;
  legal: string[];
}

export interface Fault {
  code: string;
  where: string;
  params: Record<string, unknown>;
}

export interface Problem {
  type: 'problem';
  code: string;
  params: Record<string, unknown>;
  faults: Fault[];
}

export type ServerMessage =
  | Welcome
  | EventMessage
  | ViewMessage
  | SeatsMessage
  | Ack
  | Refused
  | Problem
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'hello'; token?: string; since?: number }
  | { type: 'act'; id: string; action: string }
  | { type: 'rematch'; id: string }
  | { type: 'ping' };

export interface CreateTable {
  game: string;
  players: number;
  options?: Record<string, string>;
  computers?: Record<number, string>;
  name?: string;
  seat?: number;
}

export interface TableMade {
  table: string;
  link: string;
  seat: number | null;
  token: string | null;
}

export interface TableInfo {
  table: string;
  link: string;
  phase: Phase;
  rules: Rules;
  seats: Seat[];
  spectators: number;
}

export interface Option {
  name: string;
  kind: string;
  default: string;
  words: string[];
  last: string[];
  least: number | null;
  most: number | null;
  holder: boolean;
}

export interface Game {
  name: string;
  layout: string;
  version: number;
  players: [number, number];
  options: Record<string, Record<string, string>>;
  /** Of its computer players, the weakest first. */
  levels: string[];
}

/** The rules that options make, asked for in words. */
export interface AskRulebook {
  game: string;
  players: number;
  options: Record<string, string>;
  lang: 'ar' | 'fa' | 'en';
  digits: 'native' | 'latin';
}

export interface Section {
  heading: string;
  sentences: string[];
}

export interface Rulebook {
  sections: Section[];
}

/** Help with the own hand of a train game. */
export interface Arranged {
  train: string[];
  loose: string[];
}

export interface Games {
  games: Game[];
  options: Option[];
  train_options: Option[];
}
