/** A connection that repairs itself: it waits longer after each failure, but returns at once when the network does. */

import { BASE } from "./base.ts";
import type { ClientMessage, Failure, ServerMessage } from "./wire.ts";

const FIRST_MS = 500;
const LONGEST_MS = 15_000;
/** A line that leaves us unanswered for this long is dead, whatever the browser says. */
export const PATIENCE_MS = 10_000;
/** After this much silence, ask for a sign of life. */
export const QUIET_MS = 25_000;
/** The longest that a server may make us wait before the next attempt. */
const LONGEST_WAIT_MS = 60_000;
/** Close codes of a server that has had enough of this client: coming back would not help. */
const ENOUGH = new Set([1008, 1009]);

/** The parts of WebSocket that we use. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Why the server refuses the connection, and when to come back. */
export interface TurnedAway extends Failure {
  readonly after_ms: number;
}

/** The outside world: a browser, or a test. */
export interface World {
  /** Open a connection to this path, below the base. */
  socket(path: string): Socket;
  /** Milliseconds on a monotonic clock. */
  now(): number;
  random(): number;
  /** Call `wake` when the network or the reader is back. The function returned stops this. */
  onWake(wake: () => void): () => void;
  /** Browsers hide why a WebSocket was refused, so ask again over HTTP; null if this path doesn't refuse us. */
  turnedAway(path: string): Promise<TurnedAway | null>;
}

/** Ask the WebSocket's address over plain HTTP. */
async function turnedAway(path: string): Promise<TurnedAway | null> {
  try {
    const response = await fetch(`${BASE}${path}`);
    if (response.status !== 429 && response.status !== 503) return null;
    const { code, detail } = (await response.json()) as Failure;
    return { code, detail, after_ms: 1000 * (Number(response.headers.get("retry-after")) || 1) };
  } catch {
    return null; // the server has gone, or a proxy answered in its place
  }
}

export const browser: World = {
  turnedAway,
  socket: (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${BASE}${path}`),
  now: () => performance.now(),
  random: Math.random,
  onWake(wake) {
    const seen = (): void => {
      if (document.visibilityState === "visible") wake();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", seen);
    };
  },
};

export interface Ends {
  /** The path for the next connection. */
  path(): string;
  /** A connection is open; say hello. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** The connection broke, perhaps before it was open, and will soon be repaired. */
  lost(wasOpen: boolean): void;
  /** The server refuses us for now; we try again later. */
  turnedAway(why: Failure): void;
  /** The connection ended for good. */
  ended(): void;
  /** A long silence: send something that requires an answer. */
  quiet(): void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Line {
  /** The table is paused: the server keeps an answer and confirms it when play continues. */
  patient = false;
  #socket: Socket | null = null;
  #up = false;
  #failures = 0;
  #back: Timer;
  #patience: Timer;
  #quiet: Timer;
  #asleep: (() => void) | undefined;
  readonly #world: World;
  readonly #ends: Ends;

  constructor(world: World, ends: Ends) {
    this.#world = world;
    this.#ends = ends;
  }

  open(): void {
    this.#asleep ??= this.#world.onWake(() => this.#wake());
    this.#connect();
  }

  /** Close for good. */
  close(): void {
    this.#asleep?.();
    this.#asleep = undefined;
    clearTimeout(this.#back);
    this.#drop();
  }

  /** Send a message; false if there is no connection to send it on. */
  say(message: ClientMessage): boolean {
    if (!this.#socket || !this.#up) return false;
    this.#socket.send(JSON.stringify(message));
    // The coach may think for a long time, and so may a pause last. The usual check after a silence still applies.
    const late = message.type === "hint" || (this.patient && message.type === "answer");
    if (!late) this.#patience ??= setTimeout(() => this.#broke(), PATIENCE_MS);
    return true;
  }

  /** The server has let us in: forget earlier failures. */
  steady(): void {
    this.#failures = 0;
  }

  /** Cut this connection and come back after a while. */
  again(after_ms?: number): void {
    this.#broke(after_ms);
  }

  /** Reconnect at once, at another path. Nothing has failed. */
  follow(): void {
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#back);
    this.#drop();
    const path = this.#ends.path();
    const socket = this.#world.socket(path);
    this.#socket = socket;
    this.#patience = setTimeout(() => this.#broke(), PATIENCE_MS);
    socket.onopen = () => {
      this.#up = true;
      this.#heard();
      this.#ends.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#heard();
      this.#ends.heard(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (!ENOUGH.has(code)) {
        const never = !this.#up;
        this.#broke();
        if (never) void this.#askWhy(path);
      } else {
        this.close();
        this.#ends.ended();
      }
    };
  }

  /** A first failure may have any cause; from the second on, ask whether we were refused. */
  async #askWhy(path: string): Promise<void> {
    if (this.#failures < 2) return;
    const waiting = this.#back;
    const why = await this.#world.turnedAway(path);
    if (why === null || !this.#asleep || this.#back !== waiting || this.#socket) return;
    this.#ends.turnedAway(why);
    clearTimeout(this.#back);
    const pause = Math.min(LONGEST_WAIT_MS, why.after_ms) * (1 + this.#world.random() / 2);
    this.#back = setTimeout(() => this.#connect(), pause);
  }

  #heard(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#ends.quiet(), QUIET_MS);
  }

  #broke(after_ms?: number): void {
    const wasOpen = this.#up;
    this.#drop();
    if (!this.#asleep) return; // closed
    const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#failures++);
    // Spread clients out when a server comes back.
    const pause = after_ms === undefined ? longest * (0.5 + this.#world.random() / 2) : after_ms * (1 + this.#world.random());
    clearTimeout(this.#back);
    this.#back = setTimeout(() => this.#connect(), pause);
    this.#ends.lost(wasOpen);
  }

  /** Closing a dead line can take a long time, so don't wait for it. */
  #drop(): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#quiet);
    this.#patience = undefined;
    this.#up = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #wake(): void {
    if (this.#up) this.#ends.quiet();
    if (this.#socket) return;
    this.#failures = 0;
    this.#connect();
  }
}
