/**
 * A place at a live table: what is known of it, what was said and is not answered yet.
 * Nothing here draws; boards and pages read these fields and call these methods.
 */

import { browser, Line, type World } from "./line.ts";
import { refusal } from "./refusals.ts";
import { keep, type Keep, seatKey } from "./storage.ts";
import type { Say } from "./texts.ts";
import type { News, Outcome, View } from "./views.ts";
import {
  type Answer,
  type Bye,
  type ClientMessage,
  type Hinted,
  type Question,
  type Refused,
  type Seated,
  type ServerMessage,
  type TableInfo,
  type Update,
  VERSION,
  type Welcome,
} from "./wire.ts";

export type State =
  | "connecting" // for the first time
  | "open"
  | "lost" // and trying again
  | "refused" // no such table, for one: see `refusal`
  | "closed";

/** Something that was said and may not be answered yet. */
export interface Input {
  readonly id: number;
  readonly message: Exclude<ClientMessage, { type: "hello" | "sync" }>;
  /** The match that an answer belongs to. */
  readonly match: string | null;
  /** The connection it went out on; 0 while there is none. */
  sentOn: number;
  resent: boolean;
}

export interface Refusal {
  readonly code: string;
  readonly say: Say;
  readonly input: Input | null;
}

export interface Spoken {
  readonly number: number;
  readonly seat: number;
  readonly phrase: string;
}

/** What is new with an update, and was not known before. */
export interface Fresh {
  readonly news: readonly News[];
  readonly told: readonly Say[];
  /** It happened while we were away, or before we came: show it as it is now, without a show. */
  readonly missed: boolean;
}

interface Seen {
  readonly question: number;
  readonly at: number;
}

interface Chapter {
  readonly from: number;
  readonly to: number;
  readonly told: readonly Say[];
}

export interface Options {
  /** Several at one device keep their seats apart by this. */
  slot?: string;
  world?: World;
  kept?: Keep;
}

const PHRASES_KEPT = 20;
type Draft<M = Input["message"]> = M extends Input["message"] ? Omit<M, "id"> : never;

export class Live {
  state = $state<State>("connecting");
  table = $state.raw<TableInfo | null>(null);
  /** Ours; null while we look on. */
  seat = $state<number | null>(null);
  host = $state(false);

  match = $state<string | null>(null);
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  /** By `now()` of the world, `performance.now()` in a browser. */
  deadline = $state<number | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  /** All news of this match for our seat. A board that remembers how far it has come misses none. */
  log = $state.raw<readonly News[]>([]);
  /** The same in words. */
  story = $state.raw<readonly Say[]>([]);
  /** What lies there now, in words. */
  scene = $state.raw<readonly Say[]>([]);

  /** What was said and neither done, refused nor seen to have happened. */
  pending = $state.raw<readonly Input[]>([]);
  /** Why the last thing was not done. */
  refusal = $state.raw<Refusal | null>(null);
  /** What the coach would do, if that was asked and its question is still open. */
  hinted = $state.raw<Hinted | null>(null);
  phrases = $state.raw<readonly Spoken[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set());

  readonly #line: Line;
  readonly #world: World;
  readonly #kept: Keep;
  readonly #slot: string;
  #name = "";
  #token: string | null = null;
  #ids = 0;
  #connection = 0;
  #hello = 0;
  #syncing = 0;
  #sequence = 0;
  #chapters: readonly Chapter[] = [];
  #returning = false;
  #arrival: Seen | null = null;
  #painted: Seen | null = null;
  #spoken = 0;
  readonly #listeners = new Set<(fresh: Fresh) => void>();

  constructor({ slot = "", world = browser, kept = keep }: Options = {}) {
    this.#slot = slot;
    this.#world = world;
    this.#kept = kept;
    this.#line = new Line(world, {
      opened: () => this.#sayHello(),
      heard: (message) => this.#heard(message),
      lost: () => (this.state = "lost"),
      ended: () => this.#end("closed", "too_fast"),
      quiet: () => this.#sync(),
    });
  }

  /** Go to a table, by its code or link. The token of a seat is kept, so it is needed once. */
  connect(table: string, token?: string): void {
    this.#name = table;
    this.#token = token ?? this.#kept.get(this.#key(table));
    if (token) this.#kept.set(this.#key(table), token);
    this.#line.open();
  }

  /** Leave the table for now; the seat stays ours. */
  close(): void {
    this.#line.close();
    this.state = "closed";
  }

  /** Hear of everything new, at once and in order. Answers how to stop that. */
  onNews(listener: (fresh: Fresh) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether our answer is awaited and none is under way. */
  get asked(): boolean {
    return this.seat !== null && !!this.question?.seats.includes(this.seat) && this.chosen === null;
  }

  /** The action that we have sent for this question and that nobody has confirmed yet. */
  get chosen(): string | null {
    return this.#underWay()?.message.action ?? null;
  }

  /** Whether something of this kind is under way. */
  busy(type: Input["message"]["type"]): boolean {
    return this.pending.some((input) => input.message.type === type);
  }

  /** In a race: the question can be seen now. Call it in the frame after it was drawn. */
  painted(at = this.#world.now()): void {
    const number = this.question?.number;
    if (number !== undefined && this.#painted?.question !== number) this.#painted = { question: number, at };
  }

  /** What our seat does; `at` is when it was done, like `event.timeStamp`. Only the first answer counts. */
  answer(action: string, at = this.#world.now()): void {
    const { question } = this;
    if (!question || !this.asked) return;
    const message: Draft<Answer> = { type: "answer", question: question.number, action };
    if (question.race) message.reaction_ms = this.#reaction(question.number, at);
    this.#say(message);
  }

  sit(options: { seat?: number; name?: string } = {}): void {
    this.#say({ type: "sit", ...options });
  }

  /** Get up for good. */
  rise(): void {
    this.#say({ type: "rise" });
  }

  start(): void {
    this.#say({ type: "start" });
  }

  setBot(seat: number, bot: string): void {
    this.#say({ type: "set_bot", seat, bot });
  }

  free(seat: number): void {
    this.#say({ type: "free", seat });
  }

  /** Ask what the coach would do; answered in practice only. */
  hint(): void {
    if (this.question && this.asked && !this.busy("hint")) this.#say({ type: "hint", question: this.question.number });
  }

  phrase(phrase: string): void {
    this.#say({ type: "phrase", phrase });
  }

  /** Hear nothing more from a seat, or hear it again. */
  mute(seat: number, muted = true): void {
    const others = [...this.muted].filter((one) => one !== seat);
    this.muted = new Set(muted ? [...others, seat] : others);
    if (muted) this.phrases = this.phrases.filter((spoken) => spoken.seat !== seat);
  }

  /** The refusal was read. */
  dismiss(): void {
    this.refusal = null;
  }

  #say(draft: Draft): void {
    const message = { ...draft, id: ++this.#ids } as Input["message"];
    const input: Input = { id: message.id, message, match: this.match, sentOn: 0, resent: false };
    this.refusal = null;
    if (this.state === "open" && this.#line.say(message)) input.sentOn = this.#connection;
    else if (message.type !== "answer") {
      this.refusal = { code: "offline", say: refusal("offline"), input };
      return;
    }
    this.pending = [...this.pending, input];
  }

  #sayHello(): void {
    this.#hello = ++this.#ids;
    this.#syncing = 0;
    this.#line.say({
      type: "hello",
      id: this.#hello,
      version: VERSION,
      table: this.#name,
      token: this.#token,
      match: this.match,
      have: this.log.length,
      words: true,
    });
  }

  /** Something was missed, or the line is to be tried: ask for what we do not have. */
  #sync(have = this.log.length): void {
    if (this.state !== "open" || this.#syncing) return;
    const id = ++this.#ids;
    if (this.#line.say({ type: "sync", id, have })) this.#syncing = id;
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message);
      case "seated":
        return this.#seated(message);
      case "unseated":
        return this.#unseated();
      case "done":
        if (message.id === this.#syncing) this.#syncing = 0;
        return this.#settle(message.id);
      case "hinted":
        if (this.pending.some(({ id }) => id === message.id)) this.hinted = message; // else its question is over
        return this.#settle(message.id);
      case "refused":
        return this.#refused(message);
      case "changed":
        return this.#changed(message.table);
      case "update":
        return this.#updated(message);
      case "phrased":
        return this.#phrased(message.seat, message.phrase);
      case "bye":
        return this.#bye(message);
    }
  }

  #welcomed({ table, seat, host }: Welcome): void {
    this.#connection++;
    this.#line.steady();
    this.state = "open";
    this.refusal = this.refusal?.code === "offline" ? null : this.refusal;
    this.seat = seat ?? null;
    this.host = host ?? false;
    this.#changed(table);
    if (this.#token) this.#kept.set(this.#key(table.code), this.#token);
    this.#returning = true;
    if (table.state === "open") this.#forgetMatch(); // then no update follows
    this.#forgive();
  }

  #seated({ id, seat, token, host }: Seated): void {
    this.seat = seat;
    this.host = host ?? false;
    this.#token = token;
    for (const name of this.#names()) this.#kept.set(this.#key(name), token);
    this.#returning = true; // the log of our seat comes as a whole
    this.#settle(id);
  }

  #unseated(): void {
    this.seat = null;
    this.host = false;
    this.pending = this.pending.filter((input) => !("question" in input.message));
    this.#forgetToken();
    this.#returning = true;
  }

  #changed(table: TableInfo): void {
    const before = this.table?.seats ?? [];
    this.table = table;
    this.host = this.seat === null ? this.host && !table.seats.some((seat) => seat.host) : !!table.seats[this.seat]?.host;
    for (const seat of this.muted) if (before[seat]?.name !== table.seats[seat]?.name) this.mute(seat, false);
  }

  #updated(update: Update): void {
    const same = update.match === this.match;
    if (same && update.sequence < this.#sequence) return; // late
    const known = same ? this.log.length : 0;
    if (update.news_from > known) return this.#sync(known);
    const missed = this.#returning;
    const told = (update.told ?? []) as readonly Say[];
    this.#remember(update, same, told);
    this.match = update.match;
    this.#sequence = update.sequence;
    this.view = update.view;
    this.question = update.question ?? null;
    if (!same || this.hinted?.question !== this.question?.number) this.hinted = null;
    const left = update.question?.time_left_ms ?? null;
    this.deadline = left === null ? null : this.#world.now() + left;
    this.outcome = update.outcome ?? null;
    this.scene = (update.scene ?? []) as readonly Say[];
    if (update.question?.race) this.#arrived(update.question.number);
    this.#returning = false;
    this.#review(missed);
    const again = missed && update.news_from === 0 ? 0 : known - update.news_from; // of a seat that is new to us all is new
    const fresh = { news: update.news.slice(Math.max(0, again)), told: again > 0 ? [] : told, missed };
    if (fresh.news.length > 0) for (const listener of this.#listeners) listener(fresh);
  }

  #remember({ news, news_from: from }: Update, same: boolean, told: readonly Say[]): void {
    this.log = [...(same ? this.log.slice(0, from) : []), ...news];
    const before = same ? this.#chapters.filter((chapter) => chapter.to <= from) : [];
    this.#chapters = news.length > 0 ? [...before, { from, to: from + news.length, told }] : before;
    this.story = this.#chapters.flatMap((chapter) => chapter.told);
  }

  /** Which answers are seen to have happened, which hints come too late, and after a break: which answers are to be sent once more. */
  #review(back: boolean): void {
    for (const input of this.pending) {
      if (!("question" in input.message)) continue;
      const answer = input.message.type === "answer";
      if (!this.#isOpen(input)) {
        this.#settle(input.id);
        if (answer && input.sentOn === 0) this.#refuse("too_late", "", input);
      } else if (answer && back && input.sentOn !== this.#connection && this.#line.say(input.message)) {
        input.resent = input.sentOn !== 0;
        input.sentOn = this.#connection;
      }
    }
  }

  /** Whether the question of an answer or a hint is still open and still asked of us. */
  #isOpen(input: Input): boolean {
    const { question, seat } = this;
    if (!("question" in input.message) || input.match !== this.match || !question || seat === null) return false;
    return question.number === input.message.question && question.seats.includes(seat);
  }

  /** After a break nobody answers what was said before it: look whether it happened. */
  #forgive(): void {
    for (const input of this.pending) {
      if (input.message.type === "answer" || input.sentOn === this.#connection) continue;
      this.#settle(input.id);
      if (!this.#happened(input.message)) this.#refuse("offline", "", input);
    }
  }

  #happened(message: Input["message"]): boolean {
    switch (message.type) {
      case "start":
        return this.table?.state === "playing";
      case "sit":
        return this.seat !== null;
      case "rise":
        return this.seat === null;
      case "set_bot":
        return this.table?.seats[message.seat]?.bot === message.bot;
      case "free":
        return this.table?.seats[message.seat]?.kind !== "person";
      case "hint":
        return this.hinted !== null;
      default:
        return true; // a phrase that nobody heard is no loss
    }
  }

  #refused({ id, code, detail = "" }: Refused): void {
    if (id === this.#hello) return this.#notLetIn(code, detail);
    if (id > 0 && id === this.#syncing) {
      this.#syncing = 0; // the next update, or the next silence, asks again
      return;
    }
    const inputs = this.pending.filter((input) => id === 0 || input.id === id); // 0: one of them, too garbled or too fast
    for (const input of inputs) this.#settle(input.id);
    const input = inputs.at(-1) ?? null;
    // What was said on two connections was done the first time.
    if (input?.resent && (code === "not_awaited" || code === "old_question")) return;
    if (id === 0) this.#syncing = 0;
    this.#refuse(code, detail, input);
  }

  #notLetIn(code: string, detail: string): void {
    if (code === "bad_token" && this.#token !== null) {
      this.#forgetToken();
      this.#forgetMatch(); // our log was that of a seat
      this.#sayHello();
    } else if (code === "too_fast") this.#line.again();
    else this.#end("refused", code, detail);
  }

  #bye({ code, back_ms }: Bye): void {
    if (back_ms === undefined) this.#end("closed", code);
    else this.#line.again(back_ms);
  }

  #phrased(seat: number, phrase: string): void {
    if (this.muted.has(seat)) return;
    this.phrases = [...this.phrases, { number: ++this.#spoken, seat, phrase }].slice(-PHRASES_KEPT);
  }

  #end(state: State, code: string, detail = ""): void {
    this.#line.close();
    this.state = state;
    this.pending = [];
    this.#refuse(code, detail, null);
  }

  #refuse(code: string, detail: string, input: Input | null): void {
    this.refusal = { code, say: refusal(code, detail), input };
  }

  #settle(id: number): void {
    this.pending = this.pending.filter((input) => input.id !== id);
  }

  #underWay(): (Input & { message: Answer }) | undefined {
    return this.pending.find(
      (input): input is Input & { message: Answer } => input.message.type === "answer" && this.#isOpen(input),
    );
  }

  /** A board that does not say when it painted the question has painted it at once. */
  #arrived(question: number): void {
    if (this.#arrival?.question !== question) this.#arrival = { question, at: this.#world.now() };
  }

  #reaction(question: number, at: number): number {
    const seen = this.#painted?.question === question ? this.#painted : this.#arrival;
    return Math.max(0, Math.round(at - (seen?.at ?? at)));
  }

  #forgetMatch(): void {
    this.match = this.view = this.question = this.outcome = this.deadline = this.hinted = null;
    this.log = this.story = this.scene = [];
    this.#chapters = [];
    this.#sequence = 0;
    this.pending = this.pending.filter((input) => !("question" in input.message));
  }

  #forgetToken(): void {
    this.#token = null;
    for (const name of this.#names()) this.#kept.set(this.#key(name), null);
  }

  /** A table can be known by its link and by its code. */
  #names(): readonly string[] {
    return this.table ? [this.#name, this.table.code] : [this.#name];
  }

  #key(table: string): string {
    return seatKey(table, this.#slot);
  }
}
