/**
 * One table's socket, kept alive: connects, says hello, comes back after a loss with what it has seen, and sends
 * again what was never answered. An action is done once, because its id stays the same.
 */

import type { ClientMessage, ServerMessage } from '../wire';

/** How it stands: `waiting` for the next try, `offline` where the device has no network, `stopped` for good. */
export type LinkState = 'connecting' | 'online' | 'waiting' | 'offline' | 'restarting' | 'stopped';

/** Close codes of the service after which trying again would change nothing. */
const FINAL = new Set([4401, 4404]);
const RESTARTING = 1012;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** A silent line is tested, and given up when nothing comes back; one late answer is no reason. */
const PING_EVERY = 10_000;
const SILENCES = 3;
const RETRY_EVERY = 2_000;

export interface Connection {
  hello(): ClientMessage;
  receive(message: ServerMessage): void;
  changed(state: LinkState, closeCode: number | null): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, ClientMessage>();
  private wait = FIRST_WAIT;
  private silences = 0;
  private isWelcome = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private readonly again: ReturnType<typeof setInterval>;
  private state: LinkState = 'connecting';

  constructor(
    private readonly url: string,
    private readonly connection: Connection,
  ) {
    this.beat = setInterval(() => this.ping(), PING_EVERY);
    this.again = setInterval(() => this.flush(), RETRY_EVERY);
    window.addEventListener('online', this.retry);
    window.addEventListener('offline', this.lost);
    this.connect();
  }

  /** Send an action until it is answered. */
  submit(message: ClientMessage & { id: string }): void {
    this.unanswered.set(message.id, message);
    if (this.isWelcome) this.send(message);
  }

  /** The message of this id has its answer. */
  answered(id: string): void {
    this.unanswered.delete(id);
  }

  /** Nothing waits for an answer any more. */
  answeredAll(): void {
    this.unanswered.clear();
  }

  /** Try at once. */
  readonly retry = (): void => {
    if (this.state === 'stopped' || this.state === 'online') return;
    this.wait = FIRST_WAIT;
    this.connect();
  };

  stop(): void {
    this.tell('stopped', null);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    clearInterval(this.again);
    window.removeEventListener('online', this.retry);
    window.removeEventListener('offline', this.lost);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    if (this.state !== 'restarting') this.tell('connecting', null);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.send(this.connection.hello());
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data as string) as ServerMessage);
    socket.onclose = ({ code }) => this.closed(code);
  }

  private receive(message: ServerMessage): void {
    this.silences = 0;
    if (message.type === 'welcome') {
      this.isWelcome = true;
      this.wait = FIRST_WAIT;
      this.tell('online', null);
      this.connection.receive(message);
      this.flush();
      return;
    }
    this.connection.receive(message);
  }

  private flush(): void {
    if (!this.isWelcome) return;
    for (const message of this.unanswered.values()) this.send(message);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private ping(): void {
    if (!this.isWelcome) return;
    this.silences += 1;
    if (this.silences > SILENCES) this.closed(1006);
    else this.send({ type: 'ping' });
  }

  private readonly lost = (): void => {
    if (this.state !== 'stopped') this.closed(1006);
  };

  private closed(code: number): void {
    this.drop();
    if (FINAL.has(code)) {
      this.tell('stopped', code);
      return;
    }
    if (code === RESTARTING) this.tell('restarting', code);
    else if (!navigator.onLine) this.tell('offline', code);
    else if (this.state !== 'restarting') this.tell('waiting', code);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  private drop(): void {
    this.isWelcome = false;
    this.silences = 0;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private tell(state: LinkState, code: number | null): void {
    this.state = state;
    this.connection.changed(state, code);
  }
}

/** A new id for an action. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
