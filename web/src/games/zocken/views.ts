// Written by `python -m docs.protocol`; docs/reference/protocol.md tells how it is used.

import type { Outcome } from "../../lib/wire.ts";

/** Where it stands among the games on offer. */
export const ORDER = 3;

/** The news that closes every match. */
export interface Ended { type: "Ended"; outcome: Outcome; }

/** What lies on the table: nothing is hidden in this game. Mice in the order of COLOURS. */
export interface ZockenView {
  seat: number | null;
  game: number; // 1, or counted on in a series.
  first: number | null; // Who began this game.
  turn: number | null;
  rolling: boolean; // The dice are in the air.
  dice: [string, string] | null; // A roll waiting to be used.
  middle: number[]; // Five counts, in the order yellow, green, blue, orange, red (worth 1 to 5).
  owned: number[][]; // Each seat's, counted the same way.
  aside: number[]; // Set aside in this turn, not safe yet.
  secured: boolean; // Under `risk`: this turn has already secured mice, and continues.
  scores: number[]; // What the owned mice are worth.
  points: number[][]; // The points of the games that are over.
  losing: number | null; // How many of the 36 rolls would lose the turn; null unless a roll may come next.
}

/** A game begins; this seat has the first turn. */
export interface ZockenBegins {
  type: "Begins";
  seat: number;
  game: number; // 1, or counted on in a series.
}

/** A seat picks up the dice, for the first time in its turn or again. */
export interface ZockenRolls { type: "Rolls"; seat: number; again: boolean; }

/** What the dice show, and in how many ways they can be used. */
export interface ZockenRolled { type: "Rolled"; seat: number; dice: [string, string]; takes: number; }

/** Mice set aside, and how the dice were used for it. */
export interface ZockenTook {
  type: "Took";
  seat: number;
  dice: [string, string];
  mice: Taken[];
  jokers: string[]; // The colours that jokers stood for.
  declined: string[]; // Colours rolled and left alone, though they could be taken.
}

/** One mouse on its way: its colour, and whose it was; null is the middle. */
export interface Taken { colour: string; owner: number | null; }

/** All five colours set aside under `risk`: they are owned, and the turn continues. */
export interface ZockenSecured { type: "Secured"; seat: number; mice: number[]; }

/** A turn ended well: what was set aside is owned. */
export interface ZockenStopped { type: "Stopped"; seat: number; mice: number[]; }

/** A turn is lost: nothing could be taken, and what was set aside goes to the middle. */
export interface ZockenLost {
  type: "Lost";
  seat: number;
  dice: [string, string];
  mice: number[];
  already_aside: string[]; // Colours the dice offered, but already taken in this turn.
  none_left: string[]; // Colours the dice offered, but with none left to take.
}

/** Fewer than five mice are left in the middle. */
export interface ZockenGameOver { type: "GameOver"; game: number; points: number[]; }

/** What a seat is told in zocken. */
export type ZockenNews = ZockenBegins | ZockenRolls | ZockenRolled | ZockenTook | ZockenSecured | ZockenStopped | ZockenLost | ZockenGameOver | Ended;
