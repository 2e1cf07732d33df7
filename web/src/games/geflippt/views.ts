// Written by `python -m docs.protocol`; docs/reference/protocol.md tells how it is used.

import type { Outcome } from "../../lib/wire.ts";

/** Where it stands among the games on offer. */
export const ORDER = 4;

/** What lies on the table for one seat. */
export interface GeflipptView {
  seat: number | null;
  hand: string[]; // Your own.
  hand_size: number[];
  draw_size: number;
  discard: string[];
  face_up: string[][]; // Dirty laundry of each seat.
  face_down: string[][]; // One piece of it for each failed attack; everyone saw what it is.
  banned: boolean[]; // The seats that may no longer attack.
  mice_left: number; // In the stack.
  mouse: Mouse | null; // The revealed one; null while the revealer is awaited.
  protected: boolean; // Whether the mouse carries the cheese lying face up.
  caught: string[][];
  cheese: string | null; // The one lying face up.
  cheeses_left: number;
  cheeses: string[][]; // Taken by each seat.
  revealer: number | null;
  reacted: boolean[];
  reaction: string | null; // Your own.
  reaction_ms: number | null;
  since_ms: number; // When the mouse was revealed, or since when the revealer may turn up the next one.
  deadline_ms: number | null;
  scores: number[];
}

/** A mouse card: the cheese it carries and what it wears. */
export interface Mouse { name: string; cheese: string; wears: string[]; }

/** Decides who turns up the first mouse. */
export interface GeflipptFirstRevealer { type: "FirstRevealer"; seat: number; }

/** A seat draws a piece of clothing; only that seat sees it. */
export interface GeflipptDealt { type: "Dealt"; seat: number; piece: string | null; }

/** The draw pile was empty, so the discards become the new one. */
export interface GeflipptReshuffled { type: "Reshuffled"; cards: number; }

/** A new cheese lies face up. */
export interface GeflipptCheeseTurned { type: "CheeseTurned"; cheese: string; }

/** The race is on. */
export interface GeflipptMouseRevealed {
  type: "MouseRevealed";
  seat: number; // Who turned it up, by hand or with the help of the clock.
  mouse: Mouse;
  protected: boolean;
  at_ms: number;
  until_ms: number;
}

/** A seat has answered; only that seat knows how. */
export interface GeflipptReacted { type: "Reacted"; seat: number; action: string | null; reaction_ms: number | null; }

/** The window has closed: everyone's time, fastest first. Seats not listed left it alone. */
export interface GeflipptRaced { type: "Raced"; finishes: Finish[]; }

/** One line of the photo finish. */
export interface Finish { seat: number; kind: "attack" | "whack"; reaction_ms: number; }

/** Equal to the millisecond: a draw decided who was faster. */
export interface GeflipptDrawnFaster { type: "DrawnFaster"; seat: number; among: number[]; }

/** A reaction that counts: the fastest one, or one too close to it to call. */
export interface GeflipptJudged {
  type: "Judged";
  seat: number;
  place: number; // 1 is the fastest, a draw included; others were too close to call.
  action: string;
  reaction_ms: number;
  ahead_ms: number | null; // How much later the next reaction came; null if there was none.
  behind_ms: number; // How much later than the fastest.
  right: boolean;
  protected: boolean;
}

/** A judged attack: everyone looks at the whole hand. */
export interface GeflipptHandShown { type: "HandShown"; seat: number; hand: string[]; }

/** A seat catches a mouse: the revealed one or, in a photo finish, one from the stack. */
export interface GeflipptMouseCaught { type: "MouseCaught"; seat: number; mouse: Mouse; from_stack: boolean; }

/** The piece that caught a mouse. */
export interface GeflipptDiscarded { type: "Discarded"; seat: number; piece: string; }

/** A judged piece that returns to the hand: the mouse was protected, or none was left. */
export interface GeflipptTakenBack { type: "TakenBack"; seat: number; piece: string; }

/** Pieces that were played wrongly. */
export interface GeflipptLaundryLaid {
  type: "LaundryLaid";
  seat: number;
  face_up: string[];
  face_down: string | null;
}

/** The third failed attack was this seat's last. */
export interface GeflipptBanned { type: "Banned"; seat: number; }

/** Burnt paws. */
export interface GeflipptCheeseTaken { type: "CheeseTaken"; seat: number; cheese: string; }

/** The mouse was not caught and goes under the stack. */
export interface GeflipptMouseUnder { type: "MouseUnder"; mouse: Mouse; }

/** The news that closes every match. */
export interface Ended { type: "Ended"; outcome: Outcome; }

/** What a seat is told in geflippt. */
export type GeflipptNews = GeflipptFirstRevealer | GeflipptDealt | GeflipptReshuffled | GeflipptCheeseTurned | GeflipptMouseRevealed | GeflipptReacted | GeflipptRaced | GeflipptDrawnFaster | GeflipptJudged | GeflipptHandShown | GeflipptMouseCaught | GeflipptDiscarded | GeflipptTakenBack | GeflipptLaundryLaid | GeflipptBanned | GeflipptCheeseTaken | GeflipptMouseUnder | Ended;
