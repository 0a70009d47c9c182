/** What the page knows of one table: the fold of what its socket says. */

import { language } from '../i18n/language.svelte';
import { settings } from '../settings/settings.svelte';
import { forget, stored } from '../settings/storage';
import { socketUrl } from '../socket/api';
import { type LinkState, newId, TableSocket } from '../socket/connection';
import type {
  Ack,
  Clock,
  EventMessage,
  HandOutcome,
  Phase,
  Problem,
  Rules,
  Seat,
  ServerMessage,
  View,
  ViewMessage,
  Welcome,
} from '../wire';

/** Refusals that pass by themselves: the same action is sent again. */
const PASSING = new Set(['store.full', 'store.unavailable', 'service.busy', 'rate.actions', 'service.starting']);

export interface Trouble {
  code: string;
  params: Record<string, unknown>;
}

export interface TurnClock extends Clock {
  /** When it was told, on this device's monotonic clock, in milliseconds. */
  since: number;
}

export class TableState {
  link = $state<LinkState>('connecting');
  phase = $state<Phase>('waiting');
  match = $state(0);
  seat = $state<number | null>(null);
  rules = $state.raw<Rules | null>(null);
  seats = $state.raw<Seat[]>([]);
  spectators = $state(0);
  view = $state.raw<View | null>(null);
  clock = $state.raw<TurnClock | null>(null);
  /** When the next hand is dealt, on this device's monotonic clock, in milliseconds. */
  nextHandAt = $state<number | null>(null);
  /** The events that this page has seen, in order and without a gap. */
  events = $state.raw<EventMessage[]>([]);
  hands = $state.raw<HandOutcome[]>([]);
  rematch = $state.raw<number[]>([]);
  /** An action on its way to the service, until the page has the picture of what it led to. */
  sending = $state<string | null>(null);
  /** What is wrong now; the next thing that works takes it away. */
  trouble = $state.raw<Trouble | null>(null);
  /** The reason why this table cannot be reached at all. */
  ended = $state.raw<Trouble | null>(null);
  isWelcome = $state(false);
  /** When the turn began, on this device's monotonic clock, in milliseconds. */
  turnSince = $state(performance.now());

  /** How often the service has moved for this seat: what was lifted before is no choice any more. */
  movedFor = $state(0);

  /** What the open ends showed when somebody passed. */
  readonly pipsAt = new Map<number, number[]>();

  /** What has happened and was not told yet: it is told together with the picture that it led to. */
  private untold: EventMessage[] = [];
  private seq = 0;
  /** The event that the action on its way led to, once it is known. */
  private awaited: number | null = null;
  /** The event that the picture shows the state after. */
  private pictured = 0;
  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    private readonly happened: (events: EventMessage[], table: TableState) => void,
  ) {
    this.socket = new TableSocket(socketUrl(id), {
      hello: () => ({
        type: 'hello',
        ...(this.token ? { token: this.token } : {}),
        ...(this.isWelcome ? { since: this.seq } : {}),
      }),
      receive: (message) => this.receive(message),
      changed: (state, code) => {
        this.link = state;
        if (state === 'stopped' && code === 4404) this.ended = { code: 'table.unknown', params: {} };
        if (state === 'stopped' && code === 4401) this.ended ??= { code: 'token.invalid', params: {} };
      },
    });
  }

  get token(): string | null {
    return stored(`seat.${this.id}`);
  }

  /** Whether the game is one of trains. */
  get isTrains(): boolean {
    return this.rules !== null && 'train.others' in this.rules.options;
  }

  get isMyTurn(): boolean {
    return this.seat !== null && this.view?.to_move === this.seat;
  }

  act(action: string): void {
    if (this.sending !== null) return;
    this.sending = newId();
    this.trouble = null;
    this.socket.submit({ type: 'act', id: this.sending, action });
  }

  askRematch(): void {
    this.socket.submit({ type: 'rematch', id: newId() });
  }

  retry(): void {
    this.socket.retry();
  }

  stop(): void {
    this.socket.stop();
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'event':
        this.follow([message], true);
        break;
      case 'view':
        this.look(message);
        break;
      case 'seats':
        this.seats = message.seats;
        this.spectators = message.spectators;
        break;
      case 'ack':
        this.acknowledged(message);
        break;
      case 'refused':
        this.trouble = { code: message.code, params: message.params };
        if (!PASSING.has(message.code)) this.done(message.id);
        break;
      case 'problem':
        this.problem(message);
        break;
    }
  }

  private welcome(message: Welcome): void {
    const isReturn = this.isWelcome && message.events.every(({ seq }) => seq > this.seq);
    this.rules = message.rules;
    this.seat = message.seat;
    this.spectators = message.spectators;
    this.hands = message.hands;
    this.rematch = message.rematch;
    this.trouble = null;
    if (message.token) settings.keep(`seat.${this.id}`, message.token);
    if (!isReturn) this.events = [];
    this.follow(message.events, isReturn);
    this.seq = message.seq;
    this.look({ ...message, type: 'view' });
    this.isWelcome = true;
  }

  private follow(messages: readonly EventMessage[], isNews: boolean): void {
    const fresh = messages.filter(({ seq }) => !isNews || seq > this.seq);
    if (fresh.length === 0) return;
    this.events = [...this.events, ...fresh];
    this.seq = Math.max(this.seq, fresh.at(-1)?.seq ?? 0);
    if (!isNews) return;
    for (const { seq, event } of fresh) {
      if (event.event === 'Passed') this.pipsAt.set(seq, [...new Set(this.view?.ends.map(({ pip }) => pip) ?? [])]);
      if ('by' in event && event.seat === this.seat && event.by !== 'person') this.movedFor += 1;
      if (event.event === 'MatchStarted') [this.hands, this.rematch] = [[], []];
      if (event.event === 'HandEnded') this.hands = [...this.hands, event.outcome];
      if (event.event === 'RematchAsked') this.rematch = [...this.rematch, event.seat];
    }
    this.untold.push(...fresh);
  }

  private look({ seq, phase, match, seats, view, clock, next_hand_in }: ViewMessage): void {
    const now = performance.now();
    if (view?.to_move !== this.view?.to_move || view?.hand_number !== this.view?.hand_number) this.turnSince = now;
    this.phase = phase;
    this.match = match;
    this.seats = seats;
    this.view = view;
    this.clock = clock && { ...clock, since: now };
    this.nextHandAt = next_hand_in === null ? null : now + next_hand_in * 1_000;
    this.pictured = seq;
    this.settle();
    if (this.untold.length > 0) this.happened(this.untold.splice(0), this);
  }

  private acknowledged({ id, seq }: Ack): void {
    this.trouble = null;
    this.socket.answered(id);
    if (this.sending !== id) return;
    this.awaited = seq;
    this.settle();
  }

  /** The action is done when the picture shows it: until then the old one would offer a turn that is over. */
  private settle(): void {
    if (this.awaited === null || this.awaited > this.pictured) return;
    [this.sending, this.awaited] = [null, null];
  }

  private done(id: string): void {
    this.socket.answered(id);
    if (this.sending === id) this.sending = null;
  }

  private problem({ code, params }: Problem): void {
    if (code === 'token.expired' || code === 'token.invalid') {
      forget(`seat.${this.id}`);
      this.ended = { code, params };
    } else if (code.startsWith('table.')) {
      this.ended = { code, params };
    } else {
      this.trouble = { code, params };
      if (!PASSING.has(code)) this.giveUp();
    }
  }

  /** What waits for an answer will get none. */
  private giveUp(): void {
    this.socket.answeredAll();
    this.sending = null;
  }

  /** How a seat is called here. */
  nameOf(seat: number): string {
    const known = this.seats.find((one) => one.seat === seat);
    if (known?.name) return known.name;
    return language.text(known?.kind === 'computer' ? 'seat-computer' : 'seat-number', { seat });
  }
}
