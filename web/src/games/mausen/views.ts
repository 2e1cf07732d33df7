// Written by `python -m docs.protocol`; docs/reference/protocol.md tells how it is used.

import type { Outcome } from "../../lib/wire.ts";

/** Where it stands among the games on offer. */
export const ORDER = 1;

/** The news that closes every match. */
export interface Ended { type: "Ended"; outcome: Outcome; }

/** What lies on the table for one seat. */
export interface MausenView {
  seat: number | null;
  round: number; // From 1 to the number of cards in a hand, restocks counted.
  restock: boolean; // The table is empty: the cards picked now are new starting cards, and nobody hunts.
  hand: string[]; // Your own, without the card you have picked.
  pick: string | null; // Your own.
  picked: boolean[];
  hand_size: number[];
  table: string[];
  pile_size: number[];
  piles: (string[] | null)[]; // null: face down to you.
}

/** A seat has chosen; only that seat knows what. */
export interface MausenPicked { type: "Picked"; seat: number; card: string | null; }

/** All cards turn over at once. */
export interface MausenRevealed { type: "Revealed"; round: number; cards: string[]; }

/** A species that was played found its hunter, or found none. */
export interface MausenHunt {
  type: "Hunt";
  species: string;
  played: [number, string][]; // Highest first.
  tied: number[]; // Seats whose cards cancelled each other out, before a hunter was found or without one.
  hunter: number | null;
  card: string | null;
  prey: string;
  caught: string[];
}

/** What was not caught; together with the cards already there it makes the new table. */
export interface MausenStayed { type: "Stayed"; cards: string[]; table: string[]; }

/** Everything was caught: everyone puts a card in the middle before the next round. */
export interface MausenTableEmpty { type: "TableEmpty"; }

/** The new starting cards, one from each seat; nobody hunts. */
export interface MausenRestocked { type: "Restocked"; round: number; cards: string[]; }

/** What a seat is told in mausen. */
export type MausenNews = MausenPicked | MausenRevealed | MausenHunt | MausenStayed | MausenTableEmpty | MausenRestocked | Ended;
