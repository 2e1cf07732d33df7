/** Several people at one device: each has a seat at the same table, and an extra connection only watches. */

import { nextHolder } from "./handing.ts";
import { Live } from "./live.svelte.ts";
import { differentLooks, type Look, myLook } from "./looks.ts";
import type { Options } from "./place.ts";
import { keep, type Keep, seatKey } from "./storage.ts";
import type { Opened } from "./wire.ts";

/** What is kept so that they can return after closing the page. */
export interface Circle {
  readonly code: string;
  /** As typed, in seat order; empty ones get a default name. */
  readonly names: readonly string[];
  readonly looks: readonly Look[];
}

const KEY = "one";
const slot = (seat: number): string => `one-${seat}`;

/** The last party to play on this device. */
export function lastCircle(kept: Keep = keep): Circle | null {
  try {
    const { code, names, looks } = JSON.parse(kept.get(KEY) ?? "") as Partial<Circle>;
    const fits = typeof code === "string" && Array.isArray(names) && names.every((name) => typeof name === "string");
    return fits ? { code, names, looks: Array.isArray(looks) ? looks : differentLooks(names.length, myLook(kept)) } : null;
  } catch {
    return null;
  }
}

/** Start at a new table; its first seat is already taken. */
export function gather({ code, token }: Pick<Opened, "code" | "token">, names: readonly string[], looks: readonly Look[], kept: Keep = keep): Circle {
  kept.set(seatKey(code, slot(0)), token);
  kept.set(KEY, JSON.stringify({ code, names, looks }));
  return { code, names, looks };
}

export class Party {
  readonly players: readonly Live[];
  /** Sees only what everybody may see. Shown while all hands must stay hidden. */
  readonly watcher: Live;
  /** The seat that has confirmed having the device. */
  taken = $state<number | null>(null);
  /** The seat that had it last. */
  last = $state<number | null>(null);
  readonly #circle: Circle;
  readonly #kept: Keep;

  constructor(circle: Circle, options: Options = {}) {
    this.#circle = circle;
    this.#kept = options.kept ?? keep;
    this.players = circle.names.map((_, seat) => new Live({ ...options, slot: slot(seat) }));
    this.watcher = new Live({ ...options, slot: KEY });
  }

  /** Everybody connects and sits down; then the match begins. Call it in an effect. The function returned stops this. */
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
    live.sit({ seat, name: this.#circle.names[seat]?.trim() || undefined, ...this.#circle.looks[seat] });
  }

  get host(): Live | undefined {
    return this.players.find((live) => live.host);
  }

  /** The seat that should have the device now, provided everything has been shown (`seen`). */
  next(seen: boolean): number | null {
    const asked = seen ? (this.watcher.question?.seats ?? []) : [];
    return nextHolder(asked, [...this.players.keys()], this.last);
  }

  /** This seat has the device now. */
  take(seat: number): void {
    this.taken = this.last = seat;
  }

  /** They have answered, so the device is no longer theirs. */
  handOn(): void {
    this.taken = null;
  }

  /** Everybody gives up their seat, and the device forgets the party. */
  end(): void {
    for (const live of this.players) if (live.state === "open") live.rise();
    for (const seat of this.players.keys()) this.#kept.set(seatKey(this.#circle.code, slot(seat)), null);
    this.#kept.set(KEY, null);
  }
}
