// Written by `python -m docs.protocol`; docs/protocol.md tells how it is used.

/** How a match ended. Reasons are short codes, listed with each game. */
export interface Outcome {
  scores: number[];
  /** 1 = winner; equals share. */
  ranks: number[];
  /** Which rule ended the match. */
  ended_by: string;
  /** Which rule found the winner: the points, or what broke the tie, or nothing ("shared"). */
  decided_by: string;
}

/** What lies on the table for one seat. */
export interface GeflipptView {
  seat: number | null;
  /** Your own. */
  hand: string[];
  hand_size: number[];
  draw_size: number;
  discard: string[];
  /** Dirty laundry of each seat. */
  face_up: string[][];
  /** One piece of it for each failed attack; what it is, everybody saw. */
  face_down: string[][];
  /** Who may not attack any more. */
  banned: boolean[];
  /** In the stack. */
  mice_left: number;
  /** The revealed one; null while the revealer is awaited. */
  mouse: Mouse | null;
  /** Whether the mouse carries the cheese lying face up. */
  protected: boolean;
  caught: string[][];
  /** The one lying face up. */
  cheese: string | null;
  cheeses_left: number;
  /** Taken by each seat. */
  cheeses: string[][];
  revealer: number | null;
  reacted: boolean[];
  /** Your own. */
  reaction: string | null;
  reaction_ms: number | null;
  /** When the mouse was revealed, or since when the revealer may turn up the next one. */
  since_ms: number;
  deadline_ms: number | null;
  scores: number[];
}

/** A mouse card: the cheese it carries and what it wears. */
export interface Mouse {
  name: string;
  cheese: string;
  wears: string[];
}

/** Who turns up the first mouse. */
export interface GeflipptFirstRevealer {
  type: "FirstRevealer";
  seat: number;
}

/** Somebody draws a piece of clothing; only they see it. */
export interface GeflipptDealt {
  type: "Dealt";
  seat: number;
  piece: string | null;
}

/** The draw pile was empty, so the discards become the new one. */
export interface GeflipptReshuffled {
  type: "Reshuffled";
  cards: number;
}

/** A new cheese lies face up. */
export interface GeflipptCheeseTurned {
  type: "CheeseTurned";
  cheese: string;
}

/** The race is on. */
export interface GeflipptMouseRevealed {
  type: "MouseRevealed";
  /** Who turned it up, by hand or with the help of the clock. */
  seat: number;
  mouse: Mouse;
  protected: boolean;
  at_ms: number;
  until_ms: number;
}

/** Somebody has answered; only they know how. */
export interface GeflipptReacted {
  type: "Reacted";
  seat: number;
  action: string | null;
  reaction_ms: number | null;
}

/** The window is closed: everybody's time, fastest first. Those left out left it alone. */
export interface GeflipptRaced {
  type: "Raced";
  finishes: Finish[];
}

/** One line of the photo finish. */
export interface Finish {
  seat: number;
  kind: "attack" | "whack";
  reaction_ms: number;
}

/** Equal to the millisecond: a draw decided who was faster. */
export interface GeflipptDrawnFaster {
  type: "DrawnFaster";
  seat: number;
  among: number[];
}

/** A reaction that counts: the fastest one, or one too close to it to call. */
export interface GeflipptJudged {
  type: "Judged";
  seat: number;
  /** 1 is the fastest, a draw included; others were too close to call. */
  place: number;
  action: string;
  reaction_ms: number;
  /** How much later the next reaction came; null if there was none. */
  ahead_ms: number | null;
  /** How much later than the fastest. */
  behind_ms: number;
  right: boolean;
  protected: boolean;
}

/** A judged attack: everybody looks at the whole hand. */
export interface GeflipptHandShown {
  type: "HandShown";
  seat: number;
  hand: string[];
}

/** A mouse finds its cat: the revealed one, or for a photo finish one from the stack. */
export interface GeflipptMouseCaught {
  type: "MouseCaught";
  seat: number;
  mouse: Mouse;
  from_stack: boolean;
}

/** The piece that caught a mouse. */
export interface GeflipptDiscarded {
  type: "Discarded";
  seat: number;
  piece: string;
}

/** A judged piece that returns to the hand: the mouse was protected, or none was left. */
export interface GeflipptTakenBack {
  type: "TakenBack";
  seat: number;
  piece: string;
}

/** Pieces that were played wrongly. */
export interface GeflipptLaundryLaid {
  type: "LaundryLaid";
  seat: number;
  face_up: string[];
  face_down: string | null;
}

/** The third failed attack was this seat's last. */
export interface GeflipptBanned {
  type: "Banned";
  seat: number;
}

/** Burnt paws. */
export interface GeflipptCheeseTaken {
  type: "CheeseTaken";
  seat: number;
  cheese: string;
}

/** The mouse was not caught and goes under the stack. */
export interface GeflipptMouseUnder {
  type: "MouseUnder";
  mouse: Mouse;
}

/** The news that closes every match. */
export interface Ended {
  type: "Ended";
  outcome: Outcome;
}

/** What lies on the table for one seat. */
export interface GeierView {
  seat: number | null;
  /** From 1 to 15. */
  round: number;
  /** Your own, without the card that you have bid. */
  hand: number[];
  /** Your own. */
  bid: number | null;
  has_bid: boolean[];
  hand_size: number[];
  /** Prizes carried over; with the prize they make the pot. */
  carried: number[];
  /** Turned up for this round. */
  prize: number | null;
  stack_size: number;
  /** The bids of the last round, or with open_discards of all rounds: what lies open. */
  spent: number[][];
  won: number[][];
  scores: number[];
  discarded: number[];
}

/** A new prize joins the pot. */
export interface GeierTurnedUp {
  type: "TurnedUp";
  round: number;
  prize: number;
  pot: number[];
}

/** Somebody has chosen; only they know what. */
export interface GeierBid {
  type: "Bid";
  seat: number;
  card: number | null;
}

/** All bids turn over at once; equal ones cancel each other. */
export interface GeierRevealed {
  type: "Revealed";
  round: number;
  cards: number[];
  cancelled: number[];
}

/** One seat takes the whole pot. */
export interface GeierWon {
  type: "Won";
  seat: number;
  card: number;
  pot: number[];
  by: "highest" | "lowest";
}

/** Only ties: the pot waits for the next prize. */
export interface GeierCarriedOver {
  type: "CarriedOver";
  pot: number[];
}

/** Only ties in the last round: nobody gets the pot. */
export interface GeierDiscarded {
  type: "Discarded";
  pot: number[];
}

/** What lies on the table for one seat. */
export interface MausenView {
  seat: number | null;
  /** From 1 to 16, restocks counted. */
  round: number;
  /** The table is empty: what is picked now becomes the new one, and nothing hunts. */
  restock: boolean;
  /** Your own, without the card that you have picked. */
  hand: string[];
  /** Your own. */
  pick: string | null;
  picked: boolean[];
  hand_size: number[];
  table: string[];
  pile_size: number[];
  /** null: face down to you. */
  piles: (string[] | null)[];
}

/** Somebody has chosen; only they know what. */
export interface MausenPicked {
  type: "Picked";
  seat: number;
  card: string | null;
}

/** All cards turn over at once. */
export interface MausenRevealed {
  type: "Revealed";
  round: number;
  cards: string[];
}

/** A species that was played found its hunter, or could not. */
export interface MausenHunt {
  type: "Hunt";
  species: string;
  /** Highest first. */
  played: [number, string][];
  /** Whose cards cancelled each other before a hunter was found, or without one. */
  tied: number[];
  hunter: number | null;
  card: string | null;
  prey: string;
  caught: string[];
}

/** What was not caught; with the cards that lay there it makes the new table. */
export interface MausenStayed {
  type: "Stayed";
  cards: string[];
  table: string[];
}

/** Everything was caught: everyone puts a card in the middle before the next round. */
export interface MausenTableEmpty {
  type: "TableEmpty";
}

/** The new table, a card of everybody; nothing hunts. */
export interface MausenRestocked {
  type: "Restocked";
  round: number;
  cards: string[];
}

/** What lies on the table: nothing is hidden in this game. Mice in the order of COLOURS. */
export interface ZockenView {
  seat: number | null;
  /** 1, or counted on in a series. */
  game: number;
  /** Who began this game. */
  first: number | null;
  turn: number | null;
  /** The dice are in the air. */
  rolling: boolean;
  /** A roll that waits to be used. */
  dice: [string, string] | null;
  /** Five counts, in the order yellow, green, blue, orange, red (worth 1 to 5). */
  middle: number[];
  /** Each seat's, counted the same way. */
  owned: number[][];
  /** Set aside in this turn, not safe yet. */
  aside: number[];
  /** Under `risk`: this turn has secured mice already, and goes on. */
  secured: boolean;
  /** What the owned mice are worth. */
  scores: number[];
  /** The points of the games that are over. */
  points: number[][];
  /** How many of the 36 rolls would lose the turn; null unless a roll may come next. */
  losing: number | null;
}

/** Who has the first turn of a game. */
export interface ZockenBegins {
  type: "Begins";
  seat: number;
  /** 1, or counted on in a series. */
  game: number;
}

/** A seat picks up the dice, for the first time in its turn or again. */
export interface ZockenRolls {
  type: "Rolls";
  seat: number;
  again: boolean;
}

/** What the dice show, and in how many ways they can be used. */
export interface ZockenRolled {
  type: "Rolled";
  seat: number;
  dice: [string, string];
  takes: number;
}

/** Mice set aside, and how the dice were used for it. */
export interface ZockenTook {
  type: "Took";
  seat: number;
  dice: [string, string];
  mice: Taken[];
  /** The colours that jokers stood for. */
  jokers: string[];
  /** Colours rolled and left alone, though they could be taken. */
  declined: string[];
}

/** One mouse on its way: its colour, and whose it was; null is the middle. */
export interface Taken {
  colour: string;
  owner: number | null;
}

/** All five colours set aside under `risk`: they are owned, and the turn goes on. */
export interface ZockenSecured {
  type: "Secured";
  seat: number;
  mice: number[];
}

/** A turn ended well: what was set aside is owned. */
export interface ZockenStopped {
  type: "Stopped";
  seat: number;
  mice: number[];
}

/** A turn is lost: nothing could be taken, and what was set aside goes to the middle. */
export interface ZockenLost {
  type: "Lost";
  seat: number;
  dice: [string, string];
  mice: number[];
  /** Colours that the dice offered, but that had been taken in this turn before. */
  already_aside: string[];
  /** Colours that the dice offered, but of which there was none to take. */
  none_left: string[];
}

/** Fewer than five mice are left in the middle. */
export interface ZockenGameOver {
  type: "GameOver";
  game: number;
  points: number[];
}

/** What a seat is told in geflippt. */
export type GeflipptNews =
  | GeflipptFirstRevealer
  | GeflipptDealt
  | GeflipptReshuffled
  | GeflipptCheeseTurned
  | GeflipptMouseRevealed
  | GeflipptReacted
  | GeflipptRaced
  | GeflipptDrawnFaster
  | GeflipptJudged
  | GeflipptHandShown
  | GeflipptMouseCaught
  | GeflipptDiscarded
  | GeflipptTakenBack
  | GeflipptLaundryLaid
  | GeflipptBanned
  | GeflipptCheeseTaken
  | GeflipptMouseUnder
  | Ended;

/** What a seat is told in geier. */
export type GeierNews =
  | GeierTurnedUp
  | GeierBid
  | GeierRevealed
  | GeierWon
  | GeierCarriedOver
  | GeierDiscarded
  | Ended;

/** What a seat is told in mausen. */
export type MausenNews =
  | MausenPicked
  | MausenRevealed
  | MausenHunt
  | MausenStayed
  | MausenTableEmpty
  | MausenRestocked
  | Ended;

/** What a seat is told in zocken. */
export type ZockenNews =
  | ZockenBegins
  | ZockenRolls
  | ZockenRolled
  | ZockenTook
  | ZockenSecured
  | ZockenStopped
  | ZockenLost
  | ZockenGameOver
  | Ended;

/** What lies on the table; the table's game says which it is. */
export type View =
  | GeflipptView
  | GeierView
  | MausenView
  | ZockenView;

/** What happened; the table's game and the type say which it is. */
export type News =
  | GeflipptNews
  | GeierNews
  | MausenNews
  | ZockenNews;

/** The view of each game. */
export interface Views {
  geflippt: GeflipptView;
  geier: GeierView;
  mausen: MausenView;
  zocken: ZockenView;
}

/** The news of each game. */
export interface NewsOf {
  geflippt: GeflipptNews;
  geier: GeierNews;
  mausen: MausenNews;
  zocken: ZockenNews;
}
