// Written by `python -m docs.protocol`; docs/reference/protocol.md tells how it is used.

import type { Outcome } from "../../lib/wire.ts";

/** Where it stands among the games on offer. */
export const ORDER = 2;

/** The news that closes every match. */
export interface Ended { type: "Ended"; outcome: Outcome; }

/** What lies on the table for one seat. */
export interface GeierView {
  seat: number | null;
  round: number; // From 1 to the number of cards.
  hand: number[]; // Your own, without the card you have bid.
  bid: number | null; // Your own.
  has_bid: boolean[];
  hand_size: number[];
  carried: number[]; // Prizes carried over; with the prize they make the pot.
  prize: number | null; // Turned up for this round.
  stack_size: number;
  spent: number[][]; // The bids that lie open: of the last round or, with open_discards, of all rounds.
  won: number[][];
  scores: number[];
  discarded: number[];
}

/** A new prize joins the pot. */
export interface GeierTurnedUp { type: "TurnedUp"; round: number; prize: number; pot: number[]; }

/** A seat has chosen; only that seat knows what. */
export interface GeierBid { type: "Bid"; seat: number; card: number | null; }

/** All bids turn over at once; equal ones cancel each other out. */
export interface GeierRevealed { type: "Revealed"; round: number; cards: number[]; cancelled: number[]; }

/** One seat takes the whole pot. */
export interface GeierWon { type: "Won"; seat: number; card: number; pot: number[]; by: "highest" | "lowest"; }

/** Only ties: the pot waits for the next prize. */
export interface GeierCarriedOver { type: "CarriedOver"; pot: number[]; }

/** Only ties in the last round: nobody gets the pot. */
export interface GeierDiscarded { type: "Discarded"; pot: number[]; }

/** What a seat is told in geier. */
export type GeierNews = GeierTurnedUp | GeierBid | GeierRevealed | GeierWon | GeierCarriedOver | GeierDiscarded | Ended;
