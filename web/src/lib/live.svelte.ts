/**
 * A place at a live table: what is known of it, and what we have sent without an answer so far.
 * Nothing here draws; boards and pages read these fields and call these methods.
 */

import { type Lying, newsOf, type Told } from "./board.ts";
import { Chat } from "./chat.svelte.ts";
import { browser, Line, type World } from "./line.ts";
import type { Look } from "./looks.ts";
import { type Draft, happened, type Outgoing, type OwnMessage, type Refusal } from "./outgoing.ts";
import { noticed } from "./notices.svelte.ts";
import { password } from "./password.svelte.ts";
import { Pause } from "./pause.svelte.ts";
import type { Fresh, Options, State } from "./place.ts";
import { Reaction } from "./reaction.ts";
import { refusal } from "./refusals.ts";
import { Route } from "./route.ts";
import { site } from "./site.ts";
import { keep, type Keep } from "./storage.ts";
import type { Say } from "./texts.ts";
import { newSecret, Ticket } from "./ticket.ts";
import {
  type Answer,
  type Bye,
  type Hinted,
  type Moved,
  type Outcome,
  type Question,
  type Refused,
  type Seated,
  type ServerMessage,
  type TableInfo,
  type Update,
  VERSION,
  type View,
  type Welcome,
} from "./wire.ts";

export type { Fresh } from "./place.ts";

export class Live {
  state = $state<State>("connecting");
  table = $state.raw<TableInfo | null>(null);
  /** Its secret address, for invitations. */
  link = $state("");
  /** Our own; null while we are watching. */
  seat = $state<number | null>(null);
  /** Ours from the next match on; until then we are watching. */
  reserved = $state<number | null>(null);
  host = $state(false);
  /** Whether people can react with faces here. */
  faces = $state(false);

  match = $state<string | null>(null);
  lying = $state.raw<Lying | null>(null);
  question = $state.raw<Question | null>(null);
  /** On the clock of `now()` of the world, `performance.now()` in a browser. */
  deadline = $state<number | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  /** All news of this match for our seat. A board that remembers its position in it misses none. */
  log = $state.raw<readonly Told[]>([]);
  /** The same in words. */
  readonly story: readonly Say[] = $derived(this.log.flatMap(({ told }) => told));

  /** Messages neither done, refused nor known to have taken effect. */
  pending = $state.raw<readonly Outgoing[]>([]);
  /** Why our last request failed. */
  refusal = $state.raw<Refusal | null>(null);
  /** The coach's choice, if we asked and its question is still open. */
  hinted = $state.raw<Hinted | null>(null);
  readonly chat = new Chat();
  readonly pause = new Pause();

  readonly #line: Line;
  /** The number of the latest update. */
  sequence = 0;
  readonly #world: World;
  readonly #ticket: Ticket;
  readonly #route = new Route();
  readonly #kept: Keep;
  #ids = 0;
  #connection = 0;
  #hello = 0;
  #syncing = 0;
  #returning = false;
  #paused = false; // as reported on this connection
  #turnedAway = false;
  readonly #reaction = new Reaction();
  readonly #listeners = new Set<(fresh: Fresh) => void>();

  constructor({ slot = "", world = browser, kept = keep }: Options = {}) {
    this.#world = world;
    this.#ticket = new Ticket(kept, slot);
    this.#kept = kept;
    this.#line = new Line(world, {
      path: () => this.#route.path,
      opened: () => this.#sayHello(),
      heard: (message) => this.#heard(message),
      lost: (wasOpen) => {
        if (!wasOpen) this.#route.failed();
        this.state = "lost";
      },
      turnedAway: ({ code, detail }) => {
        this.#refuse(code, detail, null);
        this.#turnedAway = true;
      },
      ended: () => this.#end("closed", "too_fast"),
      quiet: () => (this.pause.why && this.state !== "open" ? this.#line.again() : this.#sync()), // the welcome may take a long time
    });
  }

  /** Join a table by its code or link. The seat's token is kept, so it needs to be passed only once. */
  connect(table: string, token?: string): void {
    this.#ticket.present(table, token);
    this.#route.to(table);
    this.#line.open();
  }

  /** Leave the table for now; the seat stays ours. */
  close(): void {
    this.#line.close();
    this.state = "closed";
  }

  /** Call `listener` with all news, at once and in order. The function returned stops this. */
  onNews(listener: (fresh: Fresh) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get view(): View | null {
    return this.lying?.view ?? null;
  }

  /** The current table, in words. */
  get scene(): readonly Say[] {
    return this.lying?.words.scene ?? [];
  }

  /** Whether our answer is awaited and none is on its way. A race waits while the table is paused. */
  get asked(): boolean {
    if (this.pause.why && this.question?.race) return false;
    return this.seat !== null && !!this.question?.seats.includes(this.seat) && this.chosen === null;
  }

  /** The action sent for this question and not confirmed yet. */
  get chosen(): string | null {
    return this.#underWay()?.message.action ?? null;
  }

  /** Whether a message of this type is on its way. */
  busy(type: OwnMessage["type"]): boolean {
    return this.pending.some((input) => input.message.type === type);
  }

  /** In a race: report that the question is visible. Call it in the frame after drawing. */
  painted(at = this.#world.now()): void {
    if (this.question) this.#reaction.painted(this.question.number, at);
  }

  /** Answer for our seat; `at` is the time of the action, like `event.timeStamp`. Only the first answer counts. */
  answer(action: string, at = this.#world.now()): void {
    const { question } = this;
    if (!question || !this.asked) return;
    const message: Draft<Answer> = { type: "answer", question: question.number, action };
    if (question.race) message.reaction_ms = this.#reaction.until(question.number, at);
    this.#say(message);
  }

  sit(options: { seat?: number; name?: string } & Partial<Look> = {}): void {
    this.#say({ type: "sit", token: newSecret(), ...options });
  }

  /** Give up the seat for good. */
  rise(): void {
    this.#say({ type: "rise" });
  }

  start(): void {
    this.#say({ type: "start" });
  }

  setBot(seat: number, bot: string): void {
    this.#say({ type: "set_bot", seat, bot });
  }

  /** Free a seat. With `keepOut`, its former player cannot come back. */
  free(seat: number, keepOut = false): void {
    this.#say(keepOut ? { type: "free", seat, keep_out: true } : { type: "free", seat });
  }

  /** Ask the coach for advice; it answers in practice only. */
  hint(): void {
    if (this.question && this.asked && !this.busy("hint")) this.#say({ type: "hint", question: this.question.number });
  }

  phrase(phrase: string): void {
    this.#say({ type: "phrase", phrase });
  }

  /** Dismiss the refusal once read. */
  dismiss(): void {
    this.refusal = null;
  }

  #say(draft: Draft): void {
    const message = { ...draft, id: ++this.#ids } as OwnMessage;
    const input: Outgoing = { id: message.id, message, match: this.match, sentOn: 0, resent: false };
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
    this.#paused = false;
    this.#line.say({
      type: "hello",
      id: this.#hello,
      version: VERSION,
      table: this.#ticket.table,
      token: this.#ticket.token,
      match: this.match,
      have: this.log.length,
      words: true,
      faces: true,
      moves: this.#route.follows,
      epoch: this.#route.epoch,
      ...(site.needs_password ? { password: password(this.#kept) } : {}),
    });
  }

  /** Ask for whatever we lack, after a gap in the news or to test the line. */
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
        if (this.pending.some(({ id }) => id === message.id)) this.hinted = message; // otherwise its question has closed
        return this.#settle(message.id);
      case "refused":
        return this.#refused(message);
      case "changed":
        return this.#route.isOld(message.epoch) ? undefined : this.#changed(message.table);
      case "update":
        return this.#route.isOld(message.epoch) ? undefined : this.#updated(message);
      case "phrased":
        return this.chat.heard(message.seat, message.phrase);
      case "paused":
        this.#line.patient = this.#paused = true;
        return this.pause.begin(message.reason, this.#world.now());
      case "resumed":
        return this.#resumed();
      case "notice":
        return noticed(message);
      case "bye":
        return this.#bye(message);
      case "moved":
        return this.#moved(message);
    }
  }

  #welcomed({ table, link, seat, host, later, epoch, live, faces }: Welcome): void {
    if (this.#route.isOld(epoch)) {
      this.#route.come();
      return this.#line.again();
    }
    this.#route.arrived(live);
    this.link = link;
    this.#connection++;
    this.#line.steady();
    if (!this.#paused) this.#resumed(); // the pause ended before we came back
    this.state = "open";
    if (this.#turnedAway || this.refusal?.code === "offline") this.refusal = null;
    this.#turnedAway = false;
    this.seat = later ? null : (seat ?? null);
    this.reserved = later ? (seat ?? null) : null;
    this.host = host ?? false;
    this.faces = faces ?? false;
    this.#changed(table);
    this.#ticket.keep(this.#ticket.token, table.code);
    this.#returning = true;
    if (table.state === "open") this.#forgetMatch(); // in this state no update follows
    this.#forgive();
  }

  #seated({ id, seat, token, host, later }: Seated): void {
    if (later) this.reserved = seat;
    else this.#plays(seat);
    this.host = host ?? false;
    this.#ticket.keep(token, this.table?.code);
    this.#settle(id);
  }

  #plays(seat: number): void {
    this.seat = seat;
    this.reserved = null;
    this.#returning = true; // the log of our seat arrives as a whole
  }

  #unseated(): void {
    if (this.seat !== null) this.#returning = true; // waiting for a seat, we lose nothing
    this.seat = this.reserved = null;
    this.host = false;
    this.pending = this.pending.filter((input) => !("question" in input.message));
    this.#ticket.keep(null, this.table?.code);
  }

  #changed(table: TableInfo): void {
    const before = this.table?.seats ?? [];
    this.table = table;
    if (this.reserved !== null && !table.seats[this.reserved]?.next) this.#plays(this.reserved); // the next match has begun
    const own = this.seat ?? this.reserved;
    this.host = own === null ? this.host && !table.seats.some((seat) => seat.host) : !!table.seats[own]?.host;
    for (const seat of this.chat.muted) if (before[seat]?.name !== table.seats[seat]?.name) this.chat.mute(seat, false);
  }

  #updated(update: Update): void {
    const same = update.match === this.match;
    if (same && update.sequence < this.sequence) return; // out of date
    const known = same ? this.log.length : 0;
    if (update.news_from > known) return this.#sync(known);
    const missed = this.#returning;
    const told = newsOf(update);
    this.log = [...(same ? this.log.slice(0, update.news_from) : []), ...told];
    this.match = update.match;
    this.sequence = update.sequence;
    this.lying = { view: update.view, words: update.words! }; // we asked for them
    this.question = update.question ?? null;
    if (!same || this.hinted?.question !== this.question?.number) this.hinted = null;
    const left = update.question?.time_left_ms ?? null;
    this.deadline = left === null ? null : (this.pause.at ?? this.#world.now()) + left;
    this.outcome = update.outcome ?? null;
    if (update.question?.race) this.#reaction.arrived(update.question.number, this.#world.now());
    this.#returning = false;
    this.#review(missed);
    const again = missed && update.news_from === 0 ? 0 : known - update.news_from; // after a change of seat, all its news is new to us
    const fresh = { news: told.slice(Math.max(0, again)), missed };
    if (fresh.news.length > 0) for (const listener of this.#listeners) listener(fresh);
  }

  /** Settle answers that took effect, drop hints that come too late, and after a break resend answers that are still awaited. */
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

  /** Whether the question of an answer or a hint is still open, and still put to us. */
  #isOpen(input: Outgoing): boolean {
    const { question, seat } = this;
    if (!("question" in input.message) || input.match !== this.match || !question || seat === null) return false;
    return question.number === input.message.question && question.seats.includes(seat);
  }

  /** After a break, earlier messages get no reply: check whether they took effect. */
  #forgive(): void {
    for (const input of this.pending) {
      if (input.message.type === "answer" || input.sentOn === this.#connection) continue;
      if (input.message.type === "sit" && this.seat === null && this.reserved === null) {
        if (this.#line.say(input.message)) input.sentOn = this.#connection; // its token gets us the same seat, if the first one arrived
        continue;
      }
      this.#settle(input.id);
      if (!happened(input.message, this)) this.#refuse("offline", "", input);
    }
  }

  #refused({ id, code, detail = "" }: Refused): void {
    if (id === this.#hello) return this.#notLetIn(code, detail);
    if (id > 0 && id === this.#syncing) {
      this.#syncing = 0; // the next update or the next silence asks again
      return;
    }
    const inputs = this.pending.filter((input) => id === 0 || input.id === id); // 0: one of them, too garbled or too fast
    for (const input of inputs) this.#settle(input.id);
    const input = inputs.at(-1) ?? null;
    // A message sent on two connections was done the first time.
    if (input?.resent && (code === "not_awaited" || code === "old_question")) return;
    if (id === 0) this.#syncing = 0;
    this.#refuse(code, detail, input);
  }

  #notLetIn(code: string, detail: string): void {
    if (code === "bad_token" && this.#ticket.token !== null) {
      this.#ticket.keep(null, this.table?.code);
      this.#forgetMatch(); // our log belonged to a seat
      this.#sayHello();
    } else if (code === "too_fast") this.#line.again();
    else this.#end("refused", code, detail);
  }

  #bye({ code, back_ms, detail, live }: Bye): void {
    if (back_ms === undefined) return this.#end("closed", code, detail);
    if (live || code === "moved") this.#route.come(live);
    if (!live) return this.#line.again(back_ms);
    this.state = "connecting"; // nothing is lost
    this.#line.follow();
  }

  #moved({ live }: Moved): void {
    if (this.#route.moved(live)) this.#line.follow();
    else this.#line.again();
  }

  #resumed(): void {
    this.#line.patient = this.#paused = false;
    const lasted = this.pause.end(this.#world.now());
    if (this.deadline !== null) this.deadline += lasted;
  }

  #end(state: State, code: string, detail = ""): void {
    this.#line.close();
    this.state = state;
    this.pending = [];
    this.#refuse(code, detail, null);
  }

  #refuse(code: string, detail: string, input: Outgoing | null): void {
    this.refusal = { code, say: refusal(code, detail), input };
  }

  #settle(id: number): void {
    this.pending = this.pending.filter((input) => input.id !== id);
  }

  #underWay(): (Outgoing & { message: Answer }) | undefined {
    return this.pending.find((input): input is Outgoing & { message: Answer } => input.message.type === "answer" && this.#isOpen(input));
  }

  #forgetMatch(): void {
    this.match = this.lying = this.question = this.outcome = this.deadline = this.hinted = null;
    this.log = [];
    this.sequence = 0;
    this.pending = this.pending.filter((input) => !("question" in input.message));
  }
}
