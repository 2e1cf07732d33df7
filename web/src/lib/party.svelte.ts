/** Several people at one device: everybody has a place at the same table, and one more only looks on. */

import { nextHolder } from "./handing.ts";
import { Live } from "./live.svelte.ts";
import type { Options } from "./place.ts";
import { keep, type Keep, seatKey } from "./storage.ts";
import type { Opened } from "./wire.ts";

/** What is kept to come back after the page was closed. */
export interface Circle {
  readonly code: string;
  /** As typed, in the order of their seats; empty ones get a name of ours. */
  readonly names: readonly string[];
}

const KEY = "one";
const slot = (seat: number): string => `one-${seat}`;

/** The party that sat at this device last. */
export function lastCircle(kept: Keep = keep): Circle | null {
  try {
    const { code, names } = JSON.parse(kept.get(KEY) ?? "") as Partial<Circle>;
    const fits = typeof code === "string" && Array.isArray(names) && names.every((name) => typeof name === "string");
    return fits ? { code, names } : null;
  } catch {
    return null;
  }
}

/** A new table: its first seat is taken already. */
export function gather({ code, token }: Pick<Opened, "code" | "token">, names: readonly string[], kept: Keep = keep): Circle {
  kept.set(seatKey(code, slot(0)), token);
  kept.set(KEY, JSON.stringify({ code, names }));
  return { code, names };
}

export class Party {
  readonly players: readonly Live[];
  /** Sees what all may see: shown while nobody's hand may be. */
  readonly watcher: Live;
  /** Who has said: I have the device. */
  taken = $state<number | null>(null);
  /** Who had it last. */
  last = $state<number | null>(null);
  readonly #circle: Circle;
  readonly #kept: Keep;

  constructor(circle: Circle, options: Options = {}) {
    this.#circle = circle;
    this.#kept = options.kept ?? keep;
    this.players = circle.names.map((_, seat) => new Live({ ...options, slot: slot(seat) }));
    this.watcher = new Live({ ...options, slot: KEY });
  }

  /** Everybody comes in and sits down; then it begins. Answers how to stop. To be called in an effect. */
  start(): () => void {
    const lives = [this.watcher, ...this.players];
    for (const live of lives) live.connect(this.#circle.code);
    for (const [seat, live] of this.players.entries()) $effect(() => this.#seat(live, seat));
    $effect(() => {
      const everybody = this.players.every((live) => live.seat !== null);
      if (everybody && this.host?.table?.state === "open" && !this.host.busy("start")) this.host.start();
    });
    return () => {
      for (const live of lives) live.close();
    };
  }

  #seat(live: Live, seat: number): void {
    if (live.state !== "open" || live.seat !== null || live.reserved !== null || live.busy("sit") || live.refusal) return;
    live.sit({ seat, name: this.#circle.names[seat]?.trim() || undefined });
  }

  get host(): Live | undefined {
    return this.players.find((live) => live.host);
  }

  /** Who is to have the device now, if what has happened was seen. */
  next(seen: boolean): number | null {
    const asked = seen ? (this.watcher.question?.seats ?? []) : [];
    return nextHolder(asked, [...this.players.keys()], this.last);
  }

  /** This person has the device now. */
  take(seat: number): void {
    this.taken = this.last = seat;
  }

  /** It is not theirs any more: they have answered. */
  handOn(): void {
    this.taken = null;
  }

  /** Everybody gets up, and the device forgets it. */
  end(): void {
    for (const live of this.players) if (live.state === "open") live.rise();
    for (const seat of this.players.keys()) this.#kept.set(seatKey(this.#circle.code, slot(seat)), null);
    this.#kept.set(KEY, null);
  }
}
