// Written by `python -m docs.protocol`; docs/reference/protocol.md tells how it is used.

import type { Say } from "./texts.ts";

export const VERSION = 2;

/** What people at a table can say to each other; each is the message `phrase-…`. */
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "your-turn", "hurry-up", "again", "bye", "laugh", "wow", "oh-no", "thinking", "cheese", "squeak"] as const;

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

/** The first message: which table, and with a token which seat. Here alone a field that the server does not know is ignored: a newer client says what it can do. */
export interface Hello {
  type: "hello";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  version: number;
  table: string; // The table's code or its link id.
  token?: string | null;
  match?: string | null; // The match that the client has news of already.
  have?: number; // How many of them; those after that are sent.
  password?: string | null; // Of the place, if it has one; needed to come by code without a token.
  words?: boolean; // Whether updates are to say everything in words too: for people, in any of our languages.
  moves?: boolean; // You follow a `moved`; without it you are passed on to the server that has the table.
  epoch?: number; // The highest that you have seen of this table.
}

/** Sit down, on this seat or any free one. The answer is Seated with a token to keep. While a match with hidden hands is played, it is for the next match: see `later`. */
export interface Sit {
  type: "sit";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  seat?: number | null;
  name?: string | null; // Only at tables by link; at public ones we give a name.
  token?: string | null; // A random one of your own making. If the line breaks before the answer, sit down again with it: you have the same seat. Without it the server makes one.
}

/** Get up for good, or give back a seat for the next match. */
export interface Rise {
  type: "rise";
  id: number; // Yours to choose, from 1 on; its answer has it too.
}

/** The host begins the match, or after one a rematch. */
export interface Start {
  type: "start";
  id: number; // Yours to choose, from 1 on; its answer has it too.
}

/** The host puts a bot on a seat without a person. */
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
  keep_out?: boolean; // Whoever sat there is not let in at this table any more, as far as an address tells.
}

/** What your seat does about the open question. */
export interface Answer {
  type: "answer";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  question: number; // The number that came with it; an answer to an older one is refused.
  action: string;
  reaction_ms?: number | null; // In a race: from the painted question to the input, by the client's own clock.
}

/** What should I do? Only in practice: nobody else has played in this match; not in a race. */
export interface Hint {
  type: "hint";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  question: number; // The number of the open question, as in an answer.
}

/** One of the preset phrases, to everybody at the table. */
export interface Phrase {
  type: "phrase";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  phrase: string;
}

/** Something was missed: send everything from this piece of news on. */
export interface Sync {
  type: "sync";
  id: number; // Yours to choose, from 1 on; its answer has it too.
  have?: number;
}

/** The answer to Hello: the table as it is. News follow in an Update, if there is a match. */
export interface Welcome {
  type: "welcome";
  id: number;
  version: number;
  table: TableInfo;
  link: string; // The table's link id, to invite others with: whoever has it may come in without a password.
  seat?: number; // Yours, if you have one.
  host?: boolean;
  later?: boolean; // It is yours from the next match on; until then you look on.
  epoch?: number; // Counts the servers that have had the table; none where there is only one server.
  live?: string; // The path of this table's WebSocket, to come back to; empty for `/live`.
}

/** A table as everybody sees it. */
export interface TableInfo {
  code: string;
  game: string;
  rules: number; // The version of its rules: a match goes on by those that it was begun with.
  options: Record<string, unknown>;
  public: boolean;
  pace: "calm" | "quick" | "relaxed";
  state: "open" | "over" | "playing";
  played: number;
  seats: SeatInfo[];
  even: boolean; // In a race everybody is measured by what is usual for them.
  later: boolean; // Whoever sits down now plays from the next match on: hands are hidden, and dealt.
  practice: boolean; // One person alone has played in this match: they may ask for hints, except in a race.
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  name: string; // As typed, or the id of a message with one of our names; empty if nobody sits there.
  kind: "bot" | "open" | "person";
  bot: string;
  free: boolean; // Anybody may sit down here, though a bot plays on it.
  next: string; // The name of the person who plays here from the next match on; this one is the bot's.
  here: boolean; // A person that is connected.
  host: boolean;
  wins: number;
  line: "" | "fair" | "good" | "poor"; // In a race game: how good their connection is, once that was measured.
  line_ms: number; // How long it takes there and back, as far as that is believed, in steps of ten.
  stand_in: boolean; // A simpler bot answers for this one, which is still getting ready or too slow here.
}

/** The answer to Sit. Keep the token: it is the seat. */
export interface Seated {
  type: "seated";
  id: number;
  seat: number;
  token: string;
  host?: boolean; // Whether you have a say about the table now.
  later?: boolean; // The seat is yours from the next match on; until then you look on.
}

/** You have no seat any more: you got up, or the host freed it. */
export interface Unseated { type: "unseated"; }

/** It was done. */
export interface Done { type: "done"; id: number; }

/** The answer to Hint, from what your seat was told. Chances are yours to win, from 0 to 1. */
export interface Hinted {
  type: "hinted";
  id: number;
  question: number;
  best: string; // The action with the highest chance.
  doing: Message; // The same in words.
  chance: number; // With it.
  error: number; // The standard error of that; 0 if it is exact.
  exact: boolean; // Worked out, not sampled.
  chances: Record<string, unknown>; // With each of your legal actions.
}

/** It was not done, and nothing has changed. */
export interface Refused { type: "refused"; id: number; code: string; detail?: string; }

/** People or bots came, went or were exchanged. */
export interface Changed {
  type: "changed";
  table: TableInfo;
  epoch?: number; // As in Welcome; lower than one that you have seen, it is out of date: ignore it.
}

/** Something happened in the match: what lies there now, and the news that led to it. */
export interface Update {
  type: "update";
  match: string;
  sequence: number; // The number of inputs so far; with fewer than the last of this match it is late: ignore it.
  view: View; // As docs/reference/views-and-news.md lists it, for your seat or for a spectator.
  news_from: number; // The place of the first of these news in your log: count them, and none is missed.
  news: News[];
  question?: Question;
  outcome?: Outcome;
  told?: Message[][]; // If you asked for words: for each of these news what it says, sentence by sentence.
  words?: Words; // If you asked for words: what lies there now.
  epoch?: number; // As in Welcome; lower than one that you have seen, it is out of date: ignore it.
}

/** What the table waits for. */
export interface Question {
  number: number;
  seats: number[]; // Who has not answered yet.
  legal: string[]; // What your seat may do; nothing unless it is awaited.
  time_left_ms: number | null; // Until a bot answers for who is too slow, or until the race closes.
  rules_deadline: boolean; // That time belongs to the rules, not to the table's pace.
  race: boolean; // The answer needs `reaction_ms`.
  guess_ms: number; // A reaction faster than this is refused as a guess.
  labels: Message[]; // If you asked for words: what each of `legal` is called, in the same order.
  warnings: Record<string, Message>; // If you asked for words: before these actions people hear why not, and are asked once more.
}

/** What lies there, said: a game can be played by these alone. */
export interface Words {
  status: Message; // Whose turn it is, and what for.
  figures: Message[][]; // What everybody may know of each seat, by seat: points, cards, what is at stake.
  scene: Message[]; // All that the seat sees, sentence by sentence; its figures among them.
}

/** Somebody said one of the preset phrases. */
export interface Phrased { type: "phrased"; seat: number; phrase: string; }

/** Nothing can be stored now, so the table waits: clocks stand still, answers are kept. It goes on by itself. Whoever comes meanwhile is told too, perhaps long before the welcome. */
export interface Paused {
  type: "paused";
  reason: "busy" | "full" | "unreachable"; // The database is away, has no space left, or is held up.
}

/** The pause is over: clocks run again, each question has as much time left as before. */
export interface Resumed { type: "resumed"; }

/** Whoever runs the server has something to say to everybody; it takes the place of the last. */
export interface Notice {
  type: "notice";
  texts?: Record<string, unknown>; // Plain texts by language, under "" for all others; nothing if there is no notice any more.
  draining?: boolean; // The server is about to stop: matches are played to their end, but none begins.
  left_ms?: number; // Until it is out of date.
}

/** The connection is about to close; come back if `back_ms` is given. */
export interface Bye {
  type: "bye";
  code: string;
  back_ms?: number;
  detail?: string; // In the words of whoever runs the server, if they gave a reason.
  live?: string; // The path to come back to, if it is another one than `/live`.
}

/** The answer to Hello with `moves`: another server has the table. Say hello there, at once. */
export interface Moved {
  type: "moved";
  id: number;
  node: string; // The name of that server.
  live: string; // The path of the table's WebSocket there, to be put after the address of the place.
}

/** What somebody wants to play: the body of POST /api/tables. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats: number;
  bots?: string[]; // For the last seats; seats that are empty at the start get a bot too.
  public?: boolean;
  pace?: "calm" | "quick" | "relaxed";
  sit?: boolean; // Whether you want a seat yourself; a big screen does not.
  name?: string | null;
  even?: boolean; // In a race everybody is measured by what is usual for them, not by the clock alone.
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
  language: string; // For people whose browser asks for none of our languages; may be empty.
  games: string[]; // The ids of the games on offer, in this order.
  public_tables: boolean; // Whether there can be tables that are listed for everybody.
  needs_password: boolean; // Whether opening tables, listing them and joining by code need a password.
  imprint: boolean; // Whether there is an imprint to be read.
  privacy: boolean; // Whether the host of the place says something about privacy.
  public_address: string; // What links begin with; empty if they begin like the address of the page.
  nearby: string; // To a page on the server's own machine: what links for others begin with, if known.
}

/** What the host of a place has to say, as Markdown. */
export interface SiteText {
  text: string;
  language: string; // The language it is written in: it may not be there in the one that was asked for.
}

/** A game that can be played here. Its title is the message `<id>-title`. */
export interface GameInfo {
  id: string;
  least_seats: number;
  most_seats: number;
  usual_seats: number; // As many as make a good match.
  hidden: boolean; // Hands are secret: who shares a device passes it on behind a screen.
  race: boolean; // Answers are timed by the rules: nobody can share a device, and nobody asks for hints.
  coach: boolean; // Whether its matches can be reviewed, and in practice hints be asked for.
  rulebook: boolean; // Whether its rules can be read here.
  options: OptionInfo[];
  bots: string[]; // Those to choose from, from the weakest to the strongest.
}

/** A choice to make before a match. */
export interface OptionInfo {
  name: string;
  label: Message;
  default: unknown;
  allowed: unknown[] | null; // The values there are; for a number `least` and `most` instead.
  least: number | null;
  most: number | null;
  offered: OfferedValue[]; // Those that people choose from; of a number perhaps none in particular.
}

/** A value of an option, to be chosen by people. */
export interface OfferedValue {
  value: unknown;
  label: Message;
  from_seats: number; // Only tables with so many seats can choose it.
}

/** A catalogue of messages in Fluent, or rules in Markdown. */
export interface Text { text: string; }

/** A match once more, as somebody saw it. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  names: string[]; // Those in the record; otherwise "name-seat-1" and so on, ids of messages.
  outcome: Outcome | null;
  opening: Message; // What lies there before anything has happened.
  steps: Step[];
}

/** How a match ended. Reasons are short codes, listed with each game. */
export interface Outcome {
  scores: number[];
  ranks: number[]; // 1 = winner; equals share.
  ended_by: string; // Which rule ended the match.
  decided_by: string; // Which rule found the winner: the points, or what broke the tie, or nothing ("shared").
}

/** An answer or the clock, and the draws that followed; the first step is the setup. */
export interface Step {
  sequence: number; // The number of inputs so far.
  begins?: boolean; // With it something new begins: a round, a turn, a mouse.
  told?: Message[][]; // For each of the news what it says, sentence by sentence.
  news: News[];
  view: View; // What lies there after it, for that seat or for a spectator.
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
  best: string; // The best action there was; the same one unless that is measurably better.
  best_doing: Message;
  chance: number; // With the action chosen.
  best_chance: number; // With the best.
  cost: number; // The difference, never below 0. A sampled one within two standard errors of 0 counts as 0: no measurable cost. So does an exact one that is no more than chances are rounded by.
  error: number; // The standard error of the difference; 0 if it is exact.
  exact: boolean;
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
  names: string[]; // Those in the record; otherwise "name-seat-1" and so on, ids of messages.
}

/** The seat's chance at one moment of the match. */
export interface Point {
  at: number; // The number of inputs before it.
  chance: number;
  error: number; // The standard error; 0 if it is exact.
  exact: boolean; // Worked out, not sampled.
}
