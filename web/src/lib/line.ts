/** A line to the server that mends itself: waits longer after each failure, and not at all when the network is back. */

import { BASE } from "./base.ts";
import type { ClientMessage, Failure, ServerMessage } from "./wire.ts";

const FIRST_MS = 500;
const LONGEST_MS = 15_000;
/** A line on which nothing is answered for so long is dead, whatever the browser says. */
export const PATIENCE_MS = 10_000;
/** After so long without a word we ask. */
export const QUIET_MS = 25_000;
/** Nobody is asked to wait longer than this before the next try. */
const LONGEST_WAIT_MS = 60_000;
/** The server has had enough of this client; coming back would not help. */
const ENOUGH = new Set([1008, 1009]);

/** What we use of a WebSocket. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Why the server does not let us in, and when to come back. */
export interface TurnedAway extends Failure {
  readonly after_ms: number;
}

/** What is outside: a browser, or a test. */
export interface World {
  /** A connection to this path of the place. */
  socket(path: string): Socket;
  /** Milliseconds by a clock that never jumps. */
  now(): number;
  random(): number;
  /** Call this when the network or the reader is back; answers how to stop that. */
  onWake(wake: () => void): () => void;
  /** A browser does not say why a WebSocket was not let in at this path, so ask once more; null if that is not why. */
  turnedAway(path: string): Promise<TurnedAway | null>;
}

/** What plain HTTP is told at the WebSocket's door. */
async function turnedAway(path: string): Promise<TurnedAway | null> {
  try {
    const response = await fetch(`${BASE}${path}`);
    if (response.status !== 429 && response.status !== 503) return null;
    const { code, detail } = (await response.json()) as Failure;
    return { code, detail, after_ms: 1000 * (Number(response.headers.get("retry-after")) || 1) };
  } catch {
    return null; // the server is gone, or somebody between us answers for it
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
  /** Where the next connection is to be made. */
  path(): string;
  /** There is a new connection; say hello. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** It broke, perhaps before it was open, and is mended soon. */
  lost(wasOpen: boolean): void;
  /** We are not let in for now, and try again later. */
  turnedAway(why: Failure): void;
  /** It broke for good. */
  ended(): void;
  /** Nothing was heard for long: say something that is answered. */
  quiet(): void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Line {
  /** The table is paused: an answer is kept there and confirmed when it goes on. */
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

  /** For good. */
  close(): void {
    this.#asleep?.();
    this.#asleep = undefined;
    clearTimeout(this.#back);
    this.#drop();
  }

  /** Whether it was sent. */
  say(message: ClientMessage): boolean {
    if (!this.#socket || !this.#up) return false;
    this.#socket.send(JSON.stringify(message));
    // The coach may think for long, and so may a pause last; meanwhile the line is tried as always when it is quiet.
    const late = message.type === "hint" || (this.patient && message.type === "answer");
    if (!late) this.#patience ??= setTimeout(() => this.#broke(), PATIENCE_MS);
    return true;
  }

  /** The server has let us in: failures before that count no more. */
  steady(): void {
    this.#failures = 0;
  }

  /** Cut this connection and come back after a while. */
  again(after_ms?: number): void {
    this.#broke(after_ms);
  }

  /** Leave this connection for one at another path, at once: nothing has failed. */
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

  /** The first failure may be anything; after the second we ask whether we were turned away. */
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
    // Not all at once when a server is back.
    const pause = after_ms === undefined ? longest * (0.5 + this.#world.random() / 2) : after_ms * (1 + this.#world.random());
    clearTimeout(this.#back);
    this.#back = setTimeout(() => this.#connect(), pause);
    this.#ends.lost(wasOpen);
  }

  /** Closing can take long on a dead line, so nobody waits for it. */
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
