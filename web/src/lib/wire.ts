// Written by `python -m docs.protocol`; docs/reference/protocol.md tells how it is used.

import type { Say } from "./texts.ts";

export const VERSION = 2;

/** What people at a table can say to each other; each is the message `phrase-…`. */
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "your-turn", "hurry-up", "again", "bye", "laugh", "wow", "oh-no", "thinking", "cheese", "squeak"] as const;

/** How they can react, each with a face. */
export const FACES = ["face-laugh", "face-love", "face-wow", "face-phew", "face-sad", "face-wink"] as const;

/** The animals people can choose as their portrait. */
export const PORTRAITS = ["fox", "bear", "hare", "owl", "frog", "panda", "penguin", "hedgehog", "lion", "koala", "pig", "chick"] as const;

/** The colours people can choose, in the order of the seats’. */
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange", "teal"] as const;

/** A sentence before it is said in any language: a message of our Fluent catalogues. */
export type Message = Say;

/** What lies on the table, as a seat sees it; a game's own folder knows the rest. */
export interface View { seat: number | null; }

/** What happened; a game's own folder knows the rest. */
export interface News { type: string; }

/** What a client says. Each is answered with the same id. Hello by Welcome, Sit by Seated, Hint by Hinted, all others by Done; any of them by Refused. */
export type ClientMessage = Hello | Sit | Rise | Start | SetBot | Free | Answer | Hint | Phrase | Sync;

/** What the server says. */
export type ServerMessage = Welcome | Seated | Unseated | Done | Hinted | Refused | Changed | Update | Phrased | Paused | Resumed | Notice | Bye | Moved;

/** The first message: which table and, with a token, which seat. Only here does the server ignore unknown fields: they let a newer client say what it can do. */
export interface Hello {
  type: "hello";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  version: number;
  table: string; // The table's code or its link id.
  token?: string | null;
  match?: string | null; // The match whose news the client already has.
  have?: number; // How many of them; the server sends the rest.
  password?: string | null; // The place's password, if it has one; needed to come by code without a token.
  words?: boolean; // Whether updates should say everything in words too: for people, in any of our languages.
  moves?: boolean; // You follow a `moved`; without it you are passed on to the server that has the table.
  faces?: boolean; // You can show faces: phrases that begin with `face-`. Without it you aren't told of them.
  epoch?: number; // The highest you have seen of this table.
}

/** Sit down, in this seat or any free one. The answer is Seated, with a token to keep. While a match with hidden hands is played, it is for the next match: see `later`. */
export interface Sit {
  type: "sit";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  seat?: number | null;
  name?: string | null; // Only at tables by link; at public ones we give a name.
  portrait?: string | null; // How you want to look; one of the portraits that every client can draw.
  colour?: string | null; // The colour you want to have.
  token?: string | null; // A random one that you make up. If the line breaks before the answer, sit down again with it and you have the same seat. Without it the server makes one.
}

/** Get up for good, or give back a seat for the next match. */
export interface Rise {
  type: "rise";
  id: number; // Yours to choose, from 1 on; its answer has it too.
}

/** The host starts the match or, after one, a rematch. */
export interface Start {
  type: "start";
  id: number; // Yours to choose, from 1 on; its answer has it too.
}

/** The host puts a bot in a seat without a person. */
export interface SetBot {
  type: "set_bot";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  seat: number;
  bot: string;
}

/** The host frees a seat. */
export interface Free {
  type: "free";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  seat: number;
  keep_out?: boolean; // Keep the person who sat there out of this table, as far as an address can.
}

/** What your seat does about the open question. */
export interface Answer {
  type: "answer";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  question: number; // The number that came with it; an answer to an older one is refused.
  action: string;
  reaction_ms?: number | null; // In a race: from the painted question to the input, by the client's own clock.
}

/** What should I do? Only in practice: nobody else has played in this match; never in races. */
export interface Hint {
  type: "hint";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  question: number; // The number of the open question, as in an answer.
}

/** One of the preset phrases, to everyone at the table. */
export interface Phrase {
  type: "phrase";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  phrase: string;
}

/** You missed something: send everything from this piece of news on. */
export interface Sync {
  type: "sync";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  have?: number;
}

/** The answer to Hello: the table as it is. If there is a match, news follows in an Update. */
export interface Welcome {
  type: "welcome";
  id: number;
  version: number;
  table: TableInfo;
  link: string; // The table's link id, for inviting others: with it, they need no password.
  seat?: number; // Yours, if you have one.
  host?: boolean;
  later?: boolean; // It is yours from the next match on; until then you watch.
  epoch?: number; // Counts the servers that have had the table; left out by a single server.
  live?: string; // The path of this table's WebSocket, to come back to; empty for `/live`.
  faces?: boolean; // If you can show faces: you may say them here too.
}

/** A table as everyone sees it. */
export interface TableInfo {
  code: string;
  game: string;
  rules: number; // The version of its rules: a match keeps the rules it began with.
  options: Record<string, unknown>;
  public: boolean;
  pace: "calm" | "quick" | "relaxed";
  state: "open" | "over" | "playing";
  played: number;
  seats: SeatInfo[];
  even: boolean; // In a race, everyone is measured by what is usual for them.
  later: boolean; // If you sit down now, you play from the next match on: hands are hidden, and dealt.
  practice: boolean; // Only one person has played in this match: they may ask for hints, except in a race.
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  name: string; // As typed, or the id of a message with one of our names; empty if nobody sits there.
  kind: "bot" | "open" | "person";
  bot: string;
  portrait: string; // The animal this person has chosen as their portrait, if any.
  colour: string; // The colour this person has chosen, if any.
  free: boolean; // Anyone may sit down here, although a bot is playing in it.
  next: string; // The name of the person who plays here from the next match on; the bot plays this one.
  here: boolean; // A person who is connected.
  host: boolean;
  wins: number;
  line: "" | "fair" | "good" | "poor"; // In a race game: how good their connection is, once measured.
  line_ms: number; // How long it takes there and back, as far as that is believed, in steps of ten.
  stand_in: boolean; // A simpler bot is answering for this one, which is still getting ready or too slow here.
}

/** The answer to Sit. Keep the token: it is the seat. */
export interface Seated {
  type: "seated";
  id: number;
  seat: number;
  token: string;
  host?: boolean; // Whether you have a say about the table now.
  later?: boolean; // The seat is yours from the next match on; until then you watch.
}

/** You no longer have a seat: you got up, or the host freed it. */
export interface Unseated { type: "unseated"; }

/** It was done. */
export interface Done { type: "done"; id: number; }

/** The answer to Hint, from what your seat was told. Chances are of winning, from 0 to 1. */
export interface Hinted {
  type: "hinted";
  id: number;
  question: number;
  best: string; // The action with the highest chance.
  doing: Message; // The same in words.
  chance: number; // Your chance with it.
  error: number; // How far off that may be; 0 if it is exact.
  exact: boolean; // Calculated exactly, neither approximate nor sampled.
  chances: Record<string, unknown>; // Your chance with each of your legal actions.
  bound?: "all" | "nearly_all" | "rms" | "standard"; // What the error says: `standard` if the chance was sampled, others if it is approximate.
}

/** It was not done, and nothing has changed. */
export interface Refused { type: "refused"; id: number; code: string; detail?: string; }

/** People or bots came, left or were replaced. */
export interface Changed {
  type: "changed";
  table: TableInfo;
  epoch?: number; // As in Welcome; if it is lower than one you have seen, this is out of date: ignore it.
}

/** Something happened in the match: what is there now, and the news that led to it. */
export interface Update {
  type: "update";
  match: string;
  sequence: number; // The number of inputs so far; if lower than the last of this match, it is late: ignore it.
  view: View; // For your seat or for a spectator, as docs/reference/views-and-news.md lists it.
  news_from: number; // The place in your log of the first of these news: count them, and you miss none.
  news: News[];
  question?: Question;
  outcome?: Outcome;
  told?: Message[][]; // If you asked for words: what each piece of news says, sentence by sentence.
  words?: Words; // If you asked for words: what is there now.
  epoch?: number; // As in Welcome; if it is lower than one you have seen, this is out of date: ignore it.
}

/** What the table waits for. */
export interface Question {
  number: number;
  seats: number[]; // The seats that have not answered yet.
  legal: string[]; // What your seat may do; empty if it is not awaited.
  time_left_ms: number | null; // Until a bot answers for anyone who is too slow, or until the race closes.
  rules_deadline: boolean; // That time belongs to the rules, not to the table's pace.
  race: boolean; // The answer needs `reaction_ms`.
  guess_ms: number; // A reaction faster than this is refused as a guess.
  labels: Message[]; // If you asked for words: what each of `legal` is called, in the same order.
  warnings: Record<string, Message>; // If you asked for words: tell people this before these actions, and ask them once more.
}

/** What is on the table, in words: enough to play a game by. */
export interface Words {
  status: Message; // Whose turn it is, and what they have to do.
  figures: Message[][]; // What everyone may know about each seat, by seat: points, cards, what is at stake.
  scene: Message[]; // Everything the seat sees, sentence by sentence, including the figures.
}

/** Someone said one of the preset phrases. */
export interface Phrased { type: "phrased"; seat: number; phrase: string; }

/** The server can store nothing now, so the table waits: clocks stand still, answers are kept. It continues by itself. Anyone who comes meanwhile is told too, perhaps long before the welcome. */
export interface Paused {
  type: "paused";
  reason: "busy" | "full" | "unreachable"; // The database is away, has no space left, or is held up.
}

/** The pause is over: clocks run again, and each question has as much time left as before. */
export interface Resumed { type: "resumed"; }

/** A notice from the person who runs the server, to everyone; it replaces the last one. */
export interface Notice {
  type: "notice";
  texts?: Record<string, unknown>; // Plain texts by language, under `""` for all others; empty once the notice is withdrawn.
  draining?: boolean; // The server is about to stop: matches are played to the end, but none begins.
  left_ms?: number; // Until it is out of date.
}

/** The connection is about to close; come back if `back_ms` is given. */
export interface Bye {
  type: "bye";
  code: string;
  back_ms?: number;
  detail?: string; // In the words of the person who runs the server, if they gave a reason.
  live?: string; // The path to come back to, if it is not `/live`.
}

/** The answer to Hello with `moves`: another server has the table. Say hello there, at once. */
export interface Moved {
  type: "moved";
  id: number;
  node: string; // The name of that server.
  live: string; // The path of the table's WebSocket there; put it after the address of the place.
}

/** What you want to play: the body of POST /api/tables. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats: number;
  bots?: string[]; // For the last seats; seats that are empty at the start get a bot too.
  public?: boolean;
  pace?: "calm" | "quick" | "relaxed";
  sit?: boolean; // Whether you want a seat yourself; a big screen does not.
  name?: string | null;
  portrait?: string | null; // How you want to look, as when you sit down.
  colour?: string | null;
  even?: boolean; // In a race, everyone is measured by what is usual for them, not by the clock alone.
}

/** The answer: the code to call out, the link to send, and the token to keep. */
export interface Opened {
  code: string;
  link: string;
  token: string;
  seat: number | null;
  table: TableInfo;
  live?: string; // The path of its WebSocket, below the address of the place; left out for `/live`.
}

/** The place: what a client must know before anything else. */
export interface SiteInfo {
  title: string;
  language: string; // For people whose browser asks for a language we do not have; may be empty.
  games: string[]; // The ids of the games on offer, in this order.
  public_tables: boolean; // Whether there can be tables that everyone sees in the list.
  needs_password: boolean; // Whether opening tables, listing them and joining by code need a password.
  imprint: boolean; // Whether there is an imprint to read.
  privacy: boolean; // Whether the place's host says something about privacy.
  public_address: string; // What links begin with; empty means the address of the page.
  nearby: string; // For a page on the server's own machine: what links for others begin with, if known.
}

/** What the host of a place has to say, as Markdown. */
export interface SiteText {
  text: string;
  language: string; // The language it is written in, which may not be the one you asked for.
}

/** A game that can be played here. Its title is the message `<id>-title`. */
export interface GameInfo {
  id: string;
  least_seats: number;
  most_seats: number;
  usual_seats: number; // How many make a good match.
  hidden: boolean; // Hands are secret: when a device is passed round, a screen hides them in between.
  race: boolean; // The rules time the answers: people cannot share a device or ask for hints.
  coach: boolean; // Whether its matches can be reviewed and, in practice, hints are on offer.
  rulebook: boolean; // Whether its rules can be read here.
  options: OptionInfo[];
  bots: string[]; // The bots to choose from, from the weakest to the strongest.
}

/** A choice to make before a match. */
export interface OptionInfo {
  name: string;
  label: Message;
  default: unknown;
  allowed: unknown[] | null; // All the values; for a number, `least` and `most` instead.
  least: number | null;
  most: number | null;
  offered: OfferedValue[]; // The ones people choose from; for a number perhaps none in particular.
}

/** A value of an option, for people to choose. */
export interface OfferedValue {
  value: unknown;
  label: Message;
  from_seats: number; // The fewest seats with which a table can choose it.
}

/** A catalogue of messages in Fluent, or rules in Markdown. */
export interface Text { text: string; }

/** A match again, as a seat or a spectator saw it. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  names: string[]; // Those in the record; otherwise `name-seat-1` and so on, ids of messages.
  outcome: Outcome | null;
  opening: Message; // What is there before anything has happened.
  steps: Step[];
}

/** How a match ended. Reasons are short codes, listed with each game. */
export interface Outcome {
  scores: number[];
  ranks: number[]; // 1 = winner; equals share.
  ended_by: string; // Which rule ended the match.
  decided_by: string; // Which rule found the winner: the points, or what broke the tie, or nothing ("shared").
}

/** An answer or the clock, and the draws that followed. The first step is the setup. */
export interface Step {
  sequence: number; // The number of inputs so far.
  begins?: boolean; // Something new begins with it: a round, a turn, a mouse.
  told?: Message[][]; // What each piece of news says, sentence by sentence.
  news: News[];
  view: View; // What is there after it, for that seat or for a spectator.
  words: Words; // The same in words.
  views?: View[]; // With `seat=all`: what each seat sees.
  scenes?: Message[][]; // With `seat=all`: the same in words.
}

/** What went wrong. */
export interface Failure { code: string; detail: string; }

/** A choice of the seat between at least two actions, and what it cost. */
export interface ReviewChoice {
  at: number; // The number of inputs before it.
  action: string; // In notation; empty if the clock ran out.
  doing: Message; // The action in words.
  best: string; // The best action; the one chosen, if no other is measurably better.
  best_doing: Message;
  chance: number; // The chance with the action chosen.
  best_chance: number; // The chance with the best.
  cost: number; // The difference, never below 0. A sampled one within two standard errors of 0 counts as 0: no measurable cost. So does an exact one that is no more than chances are rounded by, and an approximate one within its error, or within twice that if its bound is `rms`.
  error: number; // How far off the difference may be; 0 if it is exact.
  exact: boolean;
  bound: "all" | "nearly_all" | "rms" | "standard"; // What the error says, as in a point.
}

/** Where the seat's chance changed most. */
export interface ReviewTurn {
  at: number; // The number of inputs before it.
  before: number;
  after: number;
  words: Message[]; // What happened, in whole sentences.
}

/** A match looked back at from one seat. Chances are its own to win, from 0 to 1. */
export interface Review {
  game: string;
  version: number; // Of the rules.
  seats: number;
  seat: number;
  points: Point[]; // At the start, before each choice, and at the end.
  choices: ReviewChoice[]; // Those with at least two legal actions.
  turning_points: ReviewTurn[]; // At most three, in the order of the match.
  total_cost: number; // Of all choices together.
  exact_share: number; // How many of the choices could be judged exactly, from 0 to 1; 1 if there was no choice.
  names: string[]; // Those in the record; otherwise `name-seat-1` and so on, ids of messages.
}

/** The seat's chance at one moment of the match. */
export interface Point {
  at: number; // The number of inputs before it.
  chance: number;
  error: number; // How far off it may be; 0 if it is exact.
  exact: boolean; // Calculated exactly, neither approximate nor sampled.
  bound: "all" | "nearly_all" | "rms" | "standard"; // What the error says. It is `standard` if the chance was sampled: the standard error. The others are those of approximate chances: `rms`, the usual error; `nearly_all`, which 95 in 100 keep to; and `all`, which every one does.
}

/** An action and what it is worth. */
export interface ActionWorth {
  action: string; // In notation; empty if it means letting the clock run out.
  doing: Message; // The same in words.
  chance: number; // The seat's chance to win with it; a win shared by n counts 1/n.
  error: number; // How far off that may be; the answer's `bound` says in which sense.
  cost: number; // What it lacks compared with the best action; 0 if that can't be measured.
}

/** What the legal actions of a seat are worth, by what it knows. */
export interface Worth {
  game: string;
  version: number; // Of the rules.
  seat: number;
  at: number | null; // The number of inputs before it; null if the position was a question.
  exact: boolean; // Calculated exactly, neither approximate nor sampled.
  bound: "all" | "nearly_all" | "rms" | "standard"; // What the errors say. `all`: no chance is further off. `nearly_all`: 95 in 100 aren't. `rms`: the usual error, the root of the mean square. `standard`: the standard error of a sample.
  best: string; // The action with the highest chance.
  chosen: string | null; // The answer in the record, empty if the clock ran out; null if there is none yet.
  actions: ActionWorth[]; // All legal ones, the best first.
}
