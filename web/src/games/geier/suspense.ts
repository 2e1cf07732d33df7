/** How bids turn over: one after another, the decisive one last. Equal cards crash into each other as soon as they lie open. */

import { CRASH_MS, IMPACT } from "../../lib/crash.ts";
import type { GeierRevealed } from "./views.ts";

export interface Beat {
  /** Waiting for the last card, turning one over, equal ones rushing at each other, and falling aside. */
  readonly kind: "dread" | "turn" | "rush" | "fall";
  readonly seats: readonly number[];
  /** When it begins, in milliseconds. */
  readonly at: number;
}

export interface Suspense {
  readonly beats: readonly Beat[];
  readonly ms: number;
}

const LEAD_MS = 250;
/** For all but the last card together, however many there are. */
const TURNING_MS = 1500;
const LONGEST_TURN_MS = 550;
const DREAD_MS = 650;
const LAST_TURN_MS = 450;

/** `by`: which bid takes the pot. `own`: the seat whose card we know already. */
export function suspense({ cards, cancelled }: Pick<GeierRevealed, "cards" | "cancelled">, by: "highest" | "lowest", own: number | null): Suspense {
  const claim = (seat: number): number => (by === "highest" ? 1 : -1) * (cards[seat] ?? 0);
  const closed = cards
    .map((_, seat) => seat)
    .filter((seat) => seat !== own)
    .sort((one, other) => claim(one) - claim(other));
  const open = new Set(own === null ? [] : [own]);
  const turn = Math.min(LONGEST_TURN_MS, TURNING_MS / Math.max(1, closed.length - 1));
  const beats: Beat[] = [];
  let at = LEAD_MS;
  closed.forEach((seat, place) => {
    const last = place === closed.length - 1;
    if (last) {
      beats.push({ kind: "dread", seats: [seat], at });
      at += DREAD_MS;
    }
    beats.push({ kind: "turn", seats: [seat], at });
    at += last ? LAST_TURN_MS : turn;
    open.add(seat);
    const equal = cancelled.filter((other) => cards[other] === cards[seat]);
    if (equal.length > 1 && equal.every((other) => open.has(other))) {
      beats.push({ kind: "rush", seats: equal, at }, { kind: "fall", seats: equal, at: at + CRASH_MS * IMPACT });
      at += CRASH_MS;
    }
  });
  return { beats, ms: at };
}

/** The table after some of these beats. */
export interface Bids {
  readonly open: ReadonlySet<number>;
  readonly fallen: ReadonlySet<number>;
  /** Whose card everybody is waiting for. */
  readonly dreaded: number | null;
  /** Whose cards are crashing into each other. */
  readonly crashing: readonly number[];
}

export function bidsAfter(beats: readonly Beat[]): Bids {
  const seats = (kind: Beat["kind"]): Set<number> => new Set(beats.filter((beat) => beat.kind === kind).flatMap((beat) => beat.seats));
  const now = beats.at(-1);
  return {
    open: seats("turn"),
    fallen: seats("fall"),
    dreaded: now?.kind === "dread" ? (now.seats[0] ?? null) : null,
    crashing: now?.kind === "rush" || now?.kind === "fall" ? now.seats : [],
  };
}
