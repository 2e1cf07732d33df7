// Written by `python -m docs.protocol`; docs/protocol.md tells how it is used.

import type { Say } from "./texts.ts";

export const VERSION = 2;

/** What people at a table can say to each other; each is the message `phrase-…`. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "one-moment",
  "your-turn",
  "hurry-up",
  "again",
  "bye",
  "laugh",
  "wow",
  "oh-no",
  "thinking",
  "cheese",
  "squeak",
] as const;

/** A sentence before it is said in any language: a message of our Fluent catalogues. */
export type Message = Say;

/** What lies on the table, as a seat sees it; a game's own folder knows the rest. */
export interface View {
  seat: number | null;
}

/** What happened; a game's own folder knows the rest. */
export interface News {
  type: string;
}

/** What a client says. Each is answered with the same id. Hello by Welcome, Sit by Seated, Hint by Hinted, all others by Done; any of them by Refused. */
export type ClientMessage =
  | Hello
  | Sit
  | Rise
  | Start
  | SetBot
  | Free
  | Answer
  | Hint
  | Phrase
  | Sync;

/** What the server says. */
export type ServerMessage =
  | Welcome
  | Seated
  | Unseated
  | Done
  | Hinted
  | Refused
  | Changed
  | Update
  | Phrased
  | Bye;

/** The first message: which table, and with a token which seat. */
export interface Hello {
  type: "hello";
  /** Yours to choose, from 1 on; its answer has it too. */
  id: number;
  version: number;
  /** The table's code or its link id. */
  table: string;
  token?: string | null;
  /** The match that the client has news of already. */
  match?: string | null;
  /** How many of them; those after that are sent. */
  have?: number;
  /** Whether updates are to say everything in words too: for people, in any of our languages. */
  words?: boolean;
}

/** Sit down, on this seat or any free one. The answer is Seated with a token to keep. */
export interface Sit {
  type: "sit";
  /** Yours to choose, from 1 on; its answer has it too. */
  id: number;
  seat?: number | null;
  /** Only at tables by link; at public ones we give a name. */
  name?: string | null;
}

/** Get up for good. */
export interface Rise {
  type: "rise";
  /** Yours to choose, from 1 on; its answer has it too. */
  id: number;
}

/** The host begins the match, or after one a rematch. */
export interface Start {
  type: "start";
  /** Yours to choose, from 1 on; its answer has it too. */
  id: number;
}

/** The host puts a bot on a seat without a person. */
export interface SetBot {
  type: "set_bot";
  /** Yours to choose, from 1 on; its answer has it too. */
  id: number;
  seat: number;
  bot: string;
}

/** The host frees a seat. */
export interface Free {
  type: "free";
  /** Yours to choose, from 1 on; its answer has it too. */
  id: number;
  seat: number;
}

/** What your seat does about the open question. */
export interface Answer {
  type: "answer";
  /** Yours to choose, from 1 on; its answer has it too. */
  id: number;
  /** The number that came with it; an answer to an older one is refused. */
  question: number;
  action: string;
  /** In a race: from the painted question to the input, by the client's own clock. */
  reaction_ms?: number | null;
}

/** What should I do? Only in practice: when all others at the table are bots; not in a race. */
export interface Hint {
  type: "hint";
  /** Yours to choose, from 1 on; its answer has it too. */
  id: number;
  /** The number of the open question, as in an answer. */
  question: number;
}

/** One of the preset phrases, to everybody at the table. */
export interface Phrase {
  type: "phrase";
  /** Yours to choose, from 1 on; its answer has it too. */
  id: number;
  phrase: string;
}

/** Something was missed: send everything from this piece of news on. */
export interface Sync {
  type: "sync";
  /** Yours to choose, from 1 on; its answer has it too. */
  id: number;
  have?: number;
}

/** The answer to Hello: the table as it is. News follow in an Update, if there is a match. */
export interface Welcome {
  type: "welcome";
  id: number;
  version: number;
  table: TableInfo;
  /** Yours, if you have one. */
  seat?: number;
  host?: boolean;
}

/** A table as everybody sees it. */
export interface TableInfo {
  code: string;
  game: string;
  options: Record<string, unknown>;
  public: boolean;
  pace: "calm" | "quick" | "relaxed";
  state: "open" | "over" | "playing";
  played: number;
  seats: SeatInfo[];
  /** In a race everybody is measured by what is usual for them. */
  even: boolean;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  /** As typed, or the id of a message with one of our names; empty if nobody sits there. */
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  /** Anybody may sit down here, though a bot plays on it. */
  free: boolean;
  /** A person that is connected. */
  here: boolean;
  host: boolean;
  wins: number;
}

/** The answer to Sit. Keep the token: it is the seat. */
export interface Seated {
  type: "seated";
  id: number;
  seat: number;
  token: string;
  /** Whether you have a say about the table now. */
  host?: boolean;
}

/** You have no seat any more: you got up, or the host freed it. */
export interface Unseated {
  type: "unseated";
}

/** It was done. */
export interface Done {
  type: "done";
  id: number;
}

/** The answer to Hint, from what your seat was told. Chances are yours to win, from 0 to 1. */
export interface Hinted {
  type: "hinted";
  id: number;
  question: number;
  /** The action with the highest chance. */
  best: string;
  /** The same in words. */
  doing: Message;
  /** With it. */
  chance: number;
  /** The standard error of that; 0 if it is exact. */
  error: number;
  /** Worked out, not sampled. */
  exact: boolean;
  /** With each of your legal actions. */
  chances: Record<string, unknown>;
}

/** It was not done, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: number;
  code: string;
  detail?: string;
}

/** People or bots came, went or were exchanged. */
export interface Changed {
  type: "changed";
  table: TableInfo;
}

/** Something happened in the match: what lies there now, and the news that led to it. */
export interface Update {
  type: "update";
  match: string;
  /** The number of inputs so far; with fewer than the last of this match it is late: ignore it. */
  sequence: number;
  /** As docs/views-and-news.md lists it, for your seat or for a spectator. */
  view: View;
  /** The place of the first of these news in your log: count them, and none is missed. */
  news_from: number;
  news: News[];
  question?: Question;
  outcome?: Outcome;
  /** If you asked for words: for each of these news what it says, sentence by sentence. */
  told?: Message[][];
  /** If you asked for words: what lies there now. */
  words?: Words;
}

/** What the table waits for. */
export interface Question {
  number: number;
  /** Who has not answered yet. */
  seats: number[];
  /** What your seat may do; nothing unless it is awaited. */
  legal: string[];
  /** Until a bot answers for who is too slow, or until the race closes. */
  time_left_ms: number | null;
  /** That time belongs to the rules, not to the table's pace. */
  rules_deadline: boolean;
  /** The answer needs `reaction_ms`. */
  race: boolean;
  /** A reaction faster than this is refused as a guess. */
  guess_ms: number;
  /** If you asked for words: what each of `legal` is called, in the same order. */
  labels: Message[];
}

/** What lies there, said: a game can be played by these alone. */
export interface Words {
  /** Whose turn it is, and what for. */
  status: Message;
  /** What everybody may know of each seat, by seat: points, cards, what is at stake. */
  figures: Message[][];
  /** All that the seat sees, sentence by sentence; its figures among them. */
  scene: Message[];
}

/** Somebody said one of the preset phrases. */
export interface Phrased {
  type: "phrased";
  seat: number;
  phrase: string;
}

/** The connection is about to close; come back if `back_ms` is given. */
export interface Bye {
  type: "bye";
  code: string;
  back_ms?: number;
}

/** What somebody wants to play: the body of POST /api/tables. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats: number;
  /** For the last seats; seats that are empty at the start get a bot too. */
  bots?: string[];
  public?: boolean;
  pace?: "calm" | "quick" | "relaxed";
  /** Whether you want a seat yourself; a big screen does not. */
  sit?: boolean;
  name?: string | null;
  /** In a race everybody is measured by what is usual for them, not by the clock alone. */
  even?: boolean;
}

/** The answer: the code to call out, the link to send, and the token to keep. */
export interface Opened {
  code: string;
  link: string;
  token: string;
  seat: number | null;
  table: TableInfo;
}

/** A game that can be played here. Its title is the message `<id>-title`. */
export interface GameInfo {
  id: string;
  least_seats: number;
  most_seats: number;
  /** As many as make a good match. */
  usual_seats: number;
  /** Hands are secret: who shares a device passes it on behind a screen. */
  hidden: boolean;
  /** Answers are timed by the rules: nobody can share a device, and nobody asks for hints. */
  race: boolean;
  /** Whether its matches can be reviewed, and in practice hints be asked for. */
  coach: boolean;
  /** Whether its rules can be read here. */
  rulebook: boolean;
  options: OptionInfo[];
  /** Those to choose from, from the weakest to the strongest. */
  bots: string[];
}

/** A choice to make before a match. */
export interface OptionInfo {
  name: string;
  label: Message;
  default: unknown;
  /** The values there are; for a number `least` and `most` instead. */
  allowed: unknown[] | null;
  least: number | null;
  most: number | null;
  /** Those that people choose from; of a number perhaps none in particular. */
  offered: OfferedValue[];
}

/** A value of an option, to be chosen by people. */
export interface OfferedValue {
  value: unknown;
  label: Message;
  /** Only tables with so many seats can choose it. */
  from_seats: number;
}

/** A catalogue of messages in Fluent, or rules in Markdown. */
export interface Text {
  text: string;
}

/** A match once more, as somebody saw it. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  /** Those in the record; otherwise "name-seat-1" and so on, ids of messages. */
  names: string[];
  outcome: Outcome | null;
  /** What lies there before anything has happened. */
  opening: Message;
  steps: Step[];
}

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

/** An answer or the clock, and the draws that followed; the first step is the setup. */
export interface Step {
  /** The number of inputs so far. */
  sequence: number;
  /** With it something new begins: a round, a turn, a mouse. */
  begins?: boolean;
  /** For each of the news what it says, sentence by sentence. */
  told?: Message[][];
  news: News[];
  /** What lies there after it, for that seat or for a spectator. */
  view: View;
  /** The same in words. */
  words: Words;
  /** With `seat=all`: what each seat sees. */
  views?: View[];
  /** With `seat=all`: the same in words. */
  scenes?: Message[][];
}

/** A match looked back at from one seat. Chances are its own to win, from 0 to 1. */
export interface Review {
  game: string;
  /** Of the rules. */
  version: number;
  seats: number;
  seat: number;
  /** Those in the record; otherwise "name-seat-1" and so on, ids of messages. */
  names: string[];
  /** At the start, before each choice, and at the end. */
  points: Point[];
  choices: ReviewChoice[];
  /** At most three, in the order of the match. */
  turning_points: ReviewTurn[];
  /** Of all choices together. */
  total_cost: number;
  /** How many of the choices could be judged exactly, from 0 to 1. */
  exact_share: number;
}

/** The seat's chance at one moment of the match. */
export interface Point {
  /** The number of inputs before it. */
  at: number;
  chance: number;
  /** The standard error; 0 if it is exact. */
  error: number;
  /** Worked out, not sampled. */
  exact: boolean;
}

/** A choice of the seat between at least two actions, and what it cost. */
export interface ReviewChoice {
  /** The number of inputs before it. */
  at: number;
  /** Empty if the clock ran out. */
  action: string;
  /** The action in words. */
  doing: Message;
  /** The best action there was; the same one unless that is measurably better. */
  best: string;
  best_doing: Message;
  /** With the action chosen. */
  chance: number;
  /** With the best. */
  best_chance: number;
  /** The difference, never below 0. A sampled one within two standard errors of 0 counts as 0. */
  cost: number;
  /** The standard error of the difference; 0 if it is exact. */
  error: number;
  exact: boolean;
}

/** Where the seat's chance changed most. */
export interface ReviewTurn {
  /** The number of inputs before it. */
  at: number;
  before: number;
  after: number;
  /** What happened, sentence by sentence. */
  words: Message[];
}

/** What went wrong. */
export interface Failure {
  code: string;
  detail: string;
}
