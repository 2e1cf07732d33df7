import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PATIENCE_MS, QUIET_MS, type Socket, type TurnedAway, type World } from "./line.ts";
import { type Fresh, Live } from "./live.svelte.ts";
import { notice } from "./notices.svelte.ts";
import { MOST_MOVES } from "./route.ts";
import { use } from "./speaking.svelte.ts";
import { keepIn } from "./storage.ts";
import type { ClientMessage, News, Question, SeatInfo, ServerMessage, TableInfo, Update, View, Words } from "./wire.ts";

/** The other end of a connection, played by the test. */
class Server implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly received: ClientMessage[] = [];
  closed = false;
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  send(text: string): void {
    this.received.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  accept(): void {
    this.onopen?.({} as Event);
  }
  says(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  cut(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
  /** The last message of a type. */
  last<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }> {
    const found = this.received.findLast((message) => message.type === type);
    if (!found) throw new Error(`no ${type} among ${this.received.map((one) => one.type).join(", ")}`);
    return found as Extract<ClientMessage, { type: T }>;
  }
  count(type: ClientMessage["type"]): number {
    return this.received.filter((message) => message.type === type).length;
  }
}

const servers: Server[] = [];
let wake: (() => void) | undefined;
let turnedAway: TurnedAway | null = null;
const world: World = {
  socket: (path) => {
    servers.push(new Server(path));
    return server();
  },
  now: () => Date.now(),
  random: () => 1,
  onWake: (listener) => {
    wake = listener;
    return () => (wake = undefined);
  },
  turnedAway: () => Promise.resolve(turnedAway),
};

function server(): Server {
  const last = servers.at(-1);
  if (!last) throw new Error("nobody has connected");
  return last;
}

class Shelf implements Storage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  clear = (): void => this.#items.clear();
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  key = (index: number): string | null => [...this.#items.keys()][index] ?? null;
  removeItem = (key: string): void => void this.#items.delete(key);
  setItem = (key: string, value: string): void => void this.#items.set(key, value);
}

let shelf: Shelf;

function seat(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { name, kind: "person", bot: "", portrait: "", colour: "", free: false, next: "", here: true, host: false, wins: 0, line: "", line_ms: 0, stand_in: false, ...more };
}

function table(more: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat("Mia", { host: true }), seat("Leo")];
  return { code: "gaduze-70", game: "geier", rules: 1, options: {}, public: false, pace: "calm", state: "playing", played: 0, seats, even: false, later: false, practice: false, ...more };
}

function question(number: number, seats = [0, 1], more: Partial<Question> = {}): Question {
  return { number, seats, legal: ["1", "2"], time_left_ms: 60_000, rules_deadline: false, race: false, guess_ms: 0, labels: [], warnings: {}, ...more };
}

function turned(round: number): News {
  return { type: "TurnedUp", round } as News;
}

const words: Words = { status: { id: "status" }, figures: [], scene: [{ id: "geier-scene" }] };
const saying = (round: number) => ({ ...turned(round), told: [{ id: "geier-turned-up", args: { round } }] });

function update(sequence: number, from: number, rounds: number[], more: Partial<Update> = {}): Update {
  const view = { seat: 0, round: sequence } as unknown as View;
  const told = rounds.map((round) => saying(round).told);
  return { type: "update", match: "m1", sequence, view, news_from: from, news: rounds.map(turned), told, words, ...more };
}

function welcome(more: Partial<TableInfo> = {}, place: { seat?: number; host?: boolean; later?: boolean } = { seat: 0, host: true }): void {
  server().says({ type: "welcome", id: server().last("hello").id, version: 2, table: table(more), link: "secret link", ...place });
}

/** At the table in seat 0, with question 1 asked. */
function playing(token = "secret"): Live {
  const live = new Live({ world, kept: keepIn(shelf) });
  live.connect("gaduze-70", token);
  server().accept();
  welcome();
  server().says(update(1, 0, [1], { question: question(1) }));
  return live;
}

/** Break the connection, repair it and send the welcome. */
function breakAndReturn(): void {
  server().cut();
  vi.advanceTimersByTime(1000);
  server().accept();
  welcome();
}

beforeAll(() => use("en")); // refusals have texts of their own

beforeEach(() => {
  vi.useFakeTimers();
  servers.length = 0;
  shelf = new Shelf();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("joining", () => {
  it("says hello with the token kept for this table and seat", () => {
    playing().close();
    const live = new Live({ world, kept: keepIn(shelf) });
    live.connect("gaduze-70");
    expect(live.state).toBe("connecting");
    server().accept();
    expect(server().last("hello")).toEqual({
      type: "hello",
      id: 1,
      version: 2,
      table: "gaduze-70",
      token: "secret",
      match: null,
      have: 0,
      words: true,
      faces: true,
      moves: true,
      epoch: 0,
    });
    welcome();
    expect([live.state, live.seat, live.host]).toEqual(["open", 0, true]);
  });

  it("keeps a link's token under the code too, and keeps several seats on one device apart", () => {
    const first = new Live({ world, kept: keepIn(shelf), slot: "a" });
    first.connect("long-link", "token-a");
    server().accept();
    welcome();
    for (const [slot, token] of [
      ["a", "token-a"],
      ["b", null],
    ] as const) {
      new Live({ world, kept: keepIn(shelf), slot }).connect("gaduze-70");
      server().accept();
      expect(server().last("hello").token).toBe(token);
    }
  });

  it("keeps the token of a new seat, and forgets it when the seat is lost", () => {
    const live = new Live({ world, kept: keepIn(shelf) });
    live.connect("gaduze-70");
    server().accept();
    welcome({ state: "open" }, {});
    live.sit({ name: "Leo" });
    const { id, name } = server().last("sit");
    expect([name, live.busy("sit")]).toEqual(["Leo", true]);
    server().says({ type: "seated", id, seat: 1, token: "mine" });
    expect([live.seat, live.busy("sit"), shelf.length]).toEqual([1, false, 1]);
    server().says({ type: "unseated" });
    expect([live.seat, shelf.length]).toEqual([null, 0]);
  });

  it("watches with a seat for the next match, and plays once that begins", () => {
    const live = new Live({ world, kept: keepIn(shelf) });
    live.connect("gaduze-70");
    server().accept();
    welcome({ later: true }, {});
    live.sit({ name: "Oma" });
    const bot = (next: string) => table({ later: true, seats: [seat("Mia", { host: true }), seat("name-fox", { kind: "bot", next })] });
    server().says({ type: "seated", id: server().last("sit").id, seat: 1, token: "mine", later: true }, { type: "changed", table: bot("Oma") });
    expect([live.seat, live.reserved, live.host, live.busy("sit"), shelf.length]).toEqual([null, 1, false, false, 1]);
    server().says({ type: "unseated" }, { type: "changed", table: bot("") });
    expect([live.seat, live.reserved, shelf.length]).toEqual([null, null, 0]);
    server().cut();
    vi.advanceTimersByTime(1000);
    server().accept();
    welcome({ seats: bot("Oma").seats }, { seat: 1, later: true });
    expect([live.seat, live.reserved]).toEqual([null, 1]);
    server().says({ type: "changed", table: table({ seats: [seat("Mia"), seat("Oma", { host: true })] }) });
    expect([live.seat, live.reserved, live.host]).toEqual([1, null, true]);
  });

  it("watches when its token is void", () => {
    const live = playing();
    server().cut();
    vi.advanceTimersByTime(1000);
    server().accept();
    const { id, have } = server().last("hello");
    expect(have).toBe(1);
    server().says({ type: "refused", id, code: "bad_token" });
    expect(server().last("hello")).toMatchObject({ token: null, match: null, have: 0 });
    welcome({}, {});
    expect([live.state, live.seat, live.refusal, shelf.length]).toEqual(["open", null, null, 0]);
  });

  it("gives the reason for a refusal, and does not try again", () => {
    const live = new Live({ world, kept: keepIn(shelf) });
    live.connect("nowhere-11");
    server().accept();
    server().says({ type: "refused", id: 1, code: "no_table", detail: "there is no such table" });
    expect([live.state, live.refusal?.say]).toEqual(["refused", { id: "refused-no_table" }]);
    vi.advanceTimersByTime(60_000);
    expect(servers).toHaveLength(1);
  });

  it("notices when somebody else has become host", () => {
    const live = playing();
    server().says({ type: "changed", table: table({ seats: [seat("Mia"), seat("Leo", { host: true })] }) });
    expect(live.host).toBe(false);
    server().says({ type: "changed", table: table() });
    expect(live.host).toBe(true);
  });

  it("stays host without a seat until there is another host", () => {
    const live = new Live({ world, kept: keepIn(shelf) });
    live.connect("gaduze-70", "screen");
    server().accept();
    welcome({ seats: [seat("Mia"), seat("Leo")] }, { host: true });
    expect(live.host).toBe(true);
    server().says({ type: "changed", table: table() });
    expect(live.host).toBe(false);
  });
});

describe("updates", () => {
  it("keep the log, the story, the view and the question, and run no effect twice", () => {
    const live = playing();
    const seen: number[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(live.log.length));
    });
    flushSync();
    server().says(update(2, 1, [2], { question: question(2) }));
    flushSync();
    expect([live.log.length, live.story.length, live.scene.length]).toEqual([2, 2, 1]);
    expect([live.question?.number, live.match]).toEqual([2, "m1"]);
    expect(live.deadline).toBe(Date.now() + 60_000);
    expect(seen).toEqual([1, 2]);
    stop();
  });

  it("are ignored when late, and harmless when repeated", () => {
    const live = playing();
    const heard: Fresh[] = [];
    live.onNews((fresh) => heard.push(fresh));
    server().says(update(3, 1, [2, 3]), update(3, 1, [2, 3]), update(2, 1, [2]), update(3, 3, []));
    expect(live.log).toEqual([1, 2, 3].map(saying));
    expect(live.story).toHaveLength(3);
    expect(heard.map(({ news, missed }) => [news.length, missed])).toEqual([[2, false]]);
  });

  it("with gaps are repaired by a single sync", () => {
    const live = playing();
    server().says(update(4, 3, [4]), update(5, 4, [5]));
    expect([live.log.length, server().count("sync")]).toEqual([1, 1]);
    const { id, have } = server().last("sync");
    expect(have).toBe(1);
    server().says({ type: "done", id }, update(5, 1, [2, 3, 4, 5]), update(4, 3, [4]));
    expect(live.log).toEqual([1, 2, 3, 4, 5].map(saying));
    server().says(update(7, 6, [7]));
    expect(server().count("sync")).toBe(2);
  });

  it("from another match start a new log", () => {
    const live = playing();
    server().says(update(1, 0, [1], { match: "m2", outcome: undefined }));
    expect([live.match, live.log.length]).toEqual(["m2", 1]);
    server().says(update(9, 5, [9], { match: "m3" }));
    expect(server().last("sync").have).toBe(0);
  });

  it("say whether they were missed", () => {
    const live = playing();
    const missed: [boolean, number][] = [];
    live.onNews((fresh) => missed.push([fresh.missed, fresh.news.length]));
    server().says(update(2, 1, [2]));
    breakAndReturn();
    expect(server().last("hello")).toMatchObject({ match: "m1", have: 2 });
    server().says(update(4, 2, [3, 4]));
    server().says({ type: "unseated" }, update(4, 0, [1, 2, 3, 4]), update(5, 4, [5]));
    expect(missed).toEqual([
      [false, 1],
      [true, 2],
      [true, 4],
      [false, 1],
    ]);
  });
});

describe("the coach", () => {
  const hinted = (id: number, question: number): ServerMessage => ({
    type: "hinted",
    id,
    question,
    best: "2",
    doing: { id: "geier-card", args: { card: 2 } },
    chance: 0.6,
    error: 0.01,
    exact: false,
    chances: { "1": 0.5, "2": 0.6 },
  });

  it("is asked once about an open question, and its advice is forgotten with it", () => {
    const live = playing();
    live.hint();
    live.hint();
    expect([server().count("hint"), server().last("hint").question, live.busy("hint")]).toEqual([1, 1, true]);
    server().says(hinted(server().last("hint").id, 1));
    expect([live.busy("hint"), live.hinted?.best]).toEqual([false, "2"]);
    server().says(update(2, 1, [2], { question: question(2) }));
    expect(live.hinted).toBeNull();
  });

  it("may think for longer than the line's usual patience", () => {
    const live = playing();
    live.hint();
    vi.advanceTimersByTime(PATIENCE_MS + 1);
    expect([live.state, live.busy("hint")]).toEqual(["open", true]);
    vi.advanceTimersByTime(QUIET_MS);
    expect(server().count("sync")).toBe(1);
  });

  it("needs asking again after a break", () => {
    const live = playing();
    live.hint();
    server().cut();
    vi.advanceTimersByTime(60_000);
    server().accept();
    welcome();
    expect([live.pending, live.refusal?.code]).toEqual([[], "offline"]);
  });

  it.each([
    ["question", update(2, 1, [2], { question: question(2) })],
    ["match", update(1, 0, [1], { match: "m2", question: question(1) })],
  ])("can be asked in the next %s, and advice about the last one is ignored", (_, next) => {
    const live = playing();
    live.hint();
    const { id } = server().last("hint");
    server().says(next);
    expect(live.busy("hint")).toBe(false);
    live.hint();
    expect([server().count("hint"), live.busy("hint")]).toEqual([2, true]);
    server().says(hinted(id, 1));
    expect([live.hinted, live.busy("hint")]).toEqual([null, true]);
    server().says(hinted(server().last("hint").id, next.question?.number ?? 0));
    expect([live.hinted?.best, live.busy("hint")]).toEqual(["2", false]);
    server().says(update(1, 0, [1], { match: "m3", question: question(next.question?.number ?? 0) }));
    expect(live.hinted).toBeNull();
  });

  it("is ignored when too late, and not asked for other seats", () => {
    const live = playing();
    live.hint();
    server().says(update(2, 1, [2], { question: question(2, [1]) }), hinted(server().last("hint").id, 1));
    expect([live.hinted, live.pending]).toEqual([null, []]);
    live.hint();
    expect(server().count("hint")).toBe(1);
  });
});

describe("answers", () => {
  it("are pending until done, and only the first counts", () => {
    const live = playing();
    expect(live.asked).toBe(true);
    live.answer("2");
    live.answer("1");
    expect([live.asked, live.chosen, server().count("answer")]).toEqual([false, "2", 1]);
    server().says(update(2, 1, [], { question: question(1, [1]) }), { type: "done", id: server().last("answer").id });
    expect([live.asked, live.chosen, live.pending]).toEqual([false, null, []]);
    live.answer("1");
    expect(server().count("answer")).toBe(1);
  });

  it("are settled by their effect, even before they are done", () => {
    const live = playing();
    live.answer("2");
    server().says(update(2, 1, [2], { question: question(2) }));
    expect([live.pending, live.asked]).toEqual([[], true]);
  });

  it("can be given again after a refusal", () => {
    const live = playing();
    live.answer("2");
    server().says({ type: "refused", id: server().last("answer").id, code: "illegal" });
    expect([live.refusal?.say, live.refusal?.input?.message.type]).toEqual([{ id: "refused-illegal" }, "answer"]);
    expect([live.chosen, live.asked]).toEqual([null, true]);
    live.answer("1");
    expect([live.refusal, live.chosen]).toEqual([null, "1"]);
  });

  it("are all given back when one of them was too fast to be read", () => {
    const live = playing();
    live.answer("2");
    server().says({ type: "refused", id: 0, code: "too_fast" });
    expect([live.pending, live.refusal?.code, live.asked]).toEqual([[], "too_fast", true]);
  });

  it("are sent again after a break if the question is still open to us", () => {
    const live = playing();
    live.answer("2");
    const first = server().last("answer");
    breakAndReturn();
    expect([live.state, live.chosen, server().count("answer")]).toEqual(["open", "2", 0]);
    server().says(update(1, 1, [], { question: question(1) }));
    expect(server().last("answer")).toEqual(first);
    server().says(update(1, 1, [], { question: question(1) }));
    expect(server().count("answer")).toBe(1);
    server().says({ type: "done", id: first.id });
    expect(live.pending).toEqual([]);
  });

  it("that arrived twice were done the first time", () => {
    const live = playing();
    live.answer("2");
    breakAndReturn();
    server().says(update(1, 1, [], { question: question(1) }));
    server().says({ type: "refused", id: server().last("answer").id, code: "not_awaited" });
    expect([live.pending, live.refusal]).toEqual([[], null]);
  });

  it.each([
    ["we have answered", { question: question(1, [1]) }],
    ["another question is open", { question: question(3) }],
    ["the match is over", { question: undefined }],
    ["another match is being played", { match: "m2", news_from: 0, question: question(1) }],
  ])("are not sent again if %s", (_, more) => {
    const live = playing();
    live.answer("2");
    breakAndReturn();
    server().says(update(5, 1, [], more));
    expect([server().count("answer"), live.pending, live.refusal]).toEqual([0, [], null]);
  });

  it("given during a break are sent afterwards, or are too late", () => {
    for (const [open, code] of [
      [question(1), undefined],
      [question(2), "too_late"],
    ] as const) {
      const live = playing();
      server().cut();
      live.answer("2");
      expect([live.state, live.chosen]).toEqual(["lost", "2"]);
      vi.advanceTimersByTime(1000);
      server().accept();
      welcome();
      server().says(update(2, 1, [], { question: open }));
      expect([server().count("answer"), live.refusal?.code]).toEqual([code ? 0 : 1, code]);
      live.close();
    }
  });

  it("in a race include the time since the question was painted", () => {
    const live = playing();
    server().says(update(2, 1, [2], { question: question(2, [0], { race: true }) }));
    vi.advanceTimersByTime(80);
    live.painted();
    vi.advanceTimersByTime(30);
    live.painted(); // redrawn, but seen before
    live.answer("1", Date.now() + 302.4);
    expect(server().last("answer").reaction_ms).toBe(332);
  });

  it("in a race count from the question's arrival if nobody reports when it was painted", () => {
    const live = playing();
    const race = update(2, 1, [2], { question: question(2, [0], { race: true }) });
    server().says(race);
    vi.advanceTimersByTime(400);
    server().says({ ...race, news_from: 2, news: [] });
    live.answer("1");
    expect(server().last("answer").reaction_ms).toBe(400);
  });
});

describe("other messages", () => {
  it.each([
    ["taken effect: no report", "start", "playing", undefined],
    ["no effect: report it", "start", "open", "offline"],
  ] as const)("sent before a break, %s", (_, kind, state, code) => {
    const live = playing();
    live[kind]();
    server().cut();
    vi.advanceTimersByTime(1000);
    server().accept();
    welcome({ state });
    expect([live.pending, live.refusal?.code, server().count(kind)]).toEqual([[], code, 0]);
  });

  it("before a break ask for the same seat again", () => {
    const live = new Live({ world, kept: keepIn(shelf) });
    live.connect("gaduze-70");
    server().accept();
    welcome({ state: "open" }, {});
    live.sit({ name: "Leo" });
    const { id, token } = server().last("sit");
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    server().cut();
    vi.advanceTimersByTime(1000);
    server().accept();
    welcome({ state: "open" }, {});
    expect(server().last("sit")).toMatchObject({ token, name: "Leo" });
    expect([live.busy("sit"), live.refusal]).toEqual([true, null]);
    server().says({ type: "seated", id, seat: 1, token: token ?? "" });
    expect([live.seat, live.busy("sit"), shelf.length]).toEqual([1, false, 1]);
  });

  it("are refused at once while there is no connection", () => {
    const live = playing();
    server().cut();
    live.start();
    expect([live.pending, live.refusal?.say]).toEqual([[], { id: "refused-offline" }]);
  });

  it("follow the protocol", () => {
    const live = playing();
    live.setBot(1, "lotte");
    live.free(1);
    live.rise();
    live.phrase("hello");
    const said = server().received.slice(-4).map(({ id, ...rest }) => rest);
    expect(said).toEqual([
      { type: "set_bot", seat: 1, bot: "lotte" },
      { type: "free", seat: 1 },
      { type: "rise" },
      { type: "phrase", phrase: "hello" },
    ]);
    expect(new Set(server().received.map((one) => one.id)).size).toBe(server().received.length);
  });

  it("include phrases, unless their seat is muted, until somebody else sits there", () => {
    const live = playing();
    const squeak = { type: "phrased", seat: 1, phrase: "squeak" } as const;
    server().says(squeak);
    live.chat.mute(1);
    server().says(squeak, { type: "phrased", seat: 0, phrase: "wow" });
    expect(live.chat.phrases.map((one) => one.phrase)).toEqual(["wow"]);
    server().says({ type: "changed", table: table({ seats: [seat("Mia", { host: true }), seat("name-fox")] }) }, squeak);
    expect(live.chat.phrases.map((one) => one.phrase)).toEqual(["wow", "squeak"]);
    for (const phrase of ["face-wow", "face-of-a-newer-server"]) server().says({ type: "phrased", seat: 0, phrase });
    expect(live.chat.phrases.at(-1)?.phrase).toBe("face-wow");
    for (let again = 0; again < 50; again++) server().says(squeak);
    expect(live.chat.phrases).toHaveLength(20);
  });
});

describe("the line", () => {
  it("comes back later after each failure, but within fifteen seconds", () => {
    const live = playing();
    const pauses: number[] = [];
    server().cut();
    for (let failure = 0; failure < 8; failure++) {
      const before = servers.length;
      const at = Date.now();
      while (servers.length === before) vi.advanceTimersByTime(100);
      pauses.push(Date.now() - at);
      server().cut();
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
    expect(live.state).toBe("lost");
  });

  it("comes back at once when the network or the reader returns", () => {
    playing();
    server().cut();
    wake?.();
    expect(servers).toHaveLength(2);
    wake?.(); // already under way
    expect(servers).toHaveLength(2);
  });

  it("is checked if it is open when the reader returns", () => {
    playing();
    wake?.();
    expect(server().count("sync")).toBe(1);
  });

  it("is given up when a request stays unanswered", () => {
    const live = playing();
    const old = server();
    live.answer("2");
    vi.advanceTimersByTime(PATIENCE_MS);
    expect([old.closed, live.state]).toEqual([true, "lost"]);
    old.says(update(2, 1, [2])); // too late: this socket was given up
    expect(live.log).toHaveLength(1);
  });

  it("is given up if it never opens, too", () => {
    const live = new Live({ world, kept: keepIn(shelf) });
    live.connect("gaduze-70");
    vi.advanceTimersByTime(PATIENCE_MS + 500);
    expect([servers.length, live.state]).toEqual([2, "lost"]);
  });

  it("is checked after a long silence", () => {
    const live = playing();
    vi.advanceTimersByTime(QUIET_MS);
    expect(server().last("sync").have).toBe(1);
    server().says({ type: "done", id: server().last("sync").id });
    vi.advanceTimersByTime(QUIET_MS);
    expect([server().count("sync"), live.state]).toEqual([2, "open"]);
  });

  it("waits as long as a stopping server asks", () => {
    const live = playing();
    server().says({ type: "bye", code: "going_down", back_ms: 3000 });
    expect(live.state).toBe("lost");
    vi.advanceTimersByTime(2999);
    expect(servers).toHaveLength(1);
    vi.advanceTimersByTime(3001);
    expect(servers).toHaveLength(2);
  });

  it("gives the reason for a refusal, and waits as long as asked", async () => {
    const live = playing();
    turnedAway = { code: "blocked", detail: "this address is blocked for a while", after_ms: 20_000 };
    server().cut(1006);
    expect([live.state, live.refusal]).toEqual(["lost", null]);
    vi.advanceTimersByTime(1000);
    server().cut(1006); // without ever opening
    await Promise.resolve();
    await Promise.resolve();
    expect([live.state, live.refusal?.code]).toEqual(["lost", "blocked"]);
    const tried = servers.length;
    vi.advanceTimersByTime(29_000); // twenty seconds, plus up to half of that to spread clients out
    expect(servers).toHaveLength(tried);
    vi.advanceTimersByTime(1001);
    expect(servers).toHaveLength(tried + 1);
    turnedAway = null;
    server().accept();
    welcome();
    expect([live.state, live.refusal]).toEqual(["open", null]);
  });

  it("comes back at a different moment from everybody else", () => {
    const pauses = [0, 0.5, 1].map((random) => {
      servers.length = 0;
      new Live({ world: { ...world, random: () => random }, kept: keepIn(undefined) }).connect("mavoli-27");
      server().accept();
      server().says({ type: "bye", code: "going_down", back_ms: 1000 });
      const begin = Date.now();
      while (servers.length < 2) vi.advanceTimersByTime(1);
      return Date.now() - begin;
    });
    expect(pauses).toEqual([1000, 1500, 2000]);
  });

  it.each([
    ["the table has failed", (): void => server().says({ type: "bye", code: "table_failed" }), "table_failed"],
    ["its owner has closed it", (): void => server().says({ type: "bye", code: "closed", detail: "It is late" }), "closed"],
    ["the server has had enough", (): void => server().cut(1008), "too_fast"],
  ])("is closed for good when %s", (_, happens, code) => {
    const live = playing();
    live.answer("2");
    happens();
    vi.advanceTimersByTime(60_000);
    expect([live.state, live.refusal?.code, live.pending, servers.length]).toEqual(["closed", code, [], 1]);
  });

  it("shows the host's notice", () => {
    playing();
    server().says({ type: "notice", texts: { "": "Tea at five" } });
    expect(notice("en")).toEqual({ text: "Tea at five", draining: false });
    server().says({ type: "notice" });
    expect(notice("en")).toBeNull();
  });

  it("stays closed when the page closes it", () => {
    const live = playing();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect([live.state, servers.length, server().closed, wake]).toEqual(["closed", 1, true, undefined]);
  });
});

describe("a pause", () => {
  const paused = (reason: "unreachable" | "full" | "busy" = "unreachable"): ServerMessage => ({ type: "paused", reason });

  it("comes with its reason, and stops the clocks", () => {
    const live = playing();
    vi.advanceTimersByTime(10_000);
    const before = live.deadline;
    server().says(paused("full"));
    expect([live.pause.why, live.pause.at]).toEqual(["paused-full", Date.now()]);
    vi.advanceTimersByTime(5000);
    server().says(paused("busy")); // now for another reason
    expect(live.pause.why).toBe("paused-busy");
    vi.advanceTimersByTime(1000);
    server().says({ type: "resumed" });
    expect([live.pause.why, live.pause.at, live.deadline]).toEqual([null, null, before! + 6000]);
    server().says({ type: "paused", reason: "tea" as "full" }); // from a newer server
    expect(live.pause.why).toBe("paused-unreachable");
  });

  it("keeps the time of an update from running", () => {
    const live = playing();
    server().says(paused());
    vi.advanceTimersByTime(3000);
    server().says(update(1, 1, [], { question: question(1, [0, 1], { time_left_ms: 20_000 }) }));
    vi.advanceTimersByTime(2000);
    server().says({ type: "resumed" });
    expect(live.deadline).toBe(Date.now() + 20_000);
  });

  it("keeps an answer for as long as it takes", () => {
    const live = playing();
    server().says(paused());
    live.answer("2");
    for (let waited = 0; waited < 10 * QUIET_MS; waited += QUIET_MS) {
      vi.advanceTimersByTime(QUIET_MS);
      server().says({ type: "refused", id: server().last("sync").id, code: "store_away" });
    }
    expect([servers.length, live.state, live.chosen, live.refusal]).toEqual([1, "open", "2", null]);
    server().says({ type: "resumed" }, update(2, 1, [2], { question: question(2) }), { type: "done", id: server().last("answer").id });
    expect([live.chosen, live.question?.number, server().count("answer")]).toEqual([null, 2, 1]);
  });

  it("without any reply to the line's check means a dead line", () => {
    playing();
    server().says(paused());
    vi.advanceTimersByTime(QUIET_MS + PATIENCE_MS + 1000);
    expect(servers.length).toBe(2);
  });

  it("may come before the welcome, and the line is checked meanwhile", () => {
    const live = new Live({ world, kept: keepIn(shelf) });
    live.connect("gaduze-70", "secret");
    server().accept();
    server().says(paused());
    vi.advanceTimersByTime(PATIENCE_MS + 1000);
    expect([servers.length, live.state, live.pause.why]).toEqual([1, "connecting", "paused-unreachable"]);
    vi.advanceTimersByTime(QUIET_MS - PATIENCE_MS);
    expect(servers.length).toBe(2);
    server().accept();
    server().says(paused());
    welcome();
    expect([live.state, live.pause.why]).toEqual(["open", "paused-unreachable"]);
  });

  it("is over if it ended while the line was cut", () => {
    const live = playing();
    server().says(paused());
    breakAndReturn();
    expect(live.pause.why).toBeNull();
  });

  it("stops a race: nobody reacts until play continues", () => {
    const live = playing();
    server().says(update(2, 1, [2], { question: question(2, [0, 1], { race: true }) }), paused());
    expect(live.asked).toBe(false);
    live.answer("1");
    expect(server().count("answer")).toBe(0);
    server().says({ type: "resumed" });
    live.answer("1");
    expect(server().count("answer")).toBe(1);
  });
});

describe("a table that moves between servers", () => {
  const moved = (live: string): void => server().says({ type: "moved", id: server().last("hello").id, node: "a", live });
  const paths = (): string[] => servers.map(({ path }) => path);

  /** Arrive at the table on the server at this path, its owner in this epoch. */
  function arrives(live: string, epoch: number): void {
    server().accept();
    server().says({ type: "welcome", id: server().last("hello").id, version: 2, table: table(), link: "secret link", seat: 0, epoch, live });
  }

  function playingAt(live: string, epoch = 1): Live {
    const place = new Live({ world, kept: keepIn(shelf) });
    place.connect("gaduze-70", "secret");
    arrives(live, epoch);
    server().says(update(1, 0, [1], { question: question(1), epoch }));
    return place;
  }

  it("is followed at once, without reporting any loss", () => {
    const live = new Live({ world, kept: keepIn(shelf) });
    live.connect("gaduze-70", "secret");
    server().accept();
    moved("/@a/live/1");
    expect([paths(), servers[0]!.closed, live.state, live.refusal]).toEqual([["/live", "/@a/live/1"], true, "connecting", null]);
    arrives("/@a/live/1", 1);
    expect(live.state).toBe("open");
    server().cut();
    vi.advanceTimersByTime(1000);
    expect(paths().at(-1)).toBe("/@a/live/1"); // back to the same server
  });

  it("receives a choice made on the way, once", () => {
    const live = playingAt("/@a/live/1");
    server().says({ type: "bye", code: "moved", back_ms: 0, live: "/@b/live/1" });
    expect([paths().at(-1), live.state, live.refusal]).toEqual(["/@b/live/1", "connecting", null]);
    live.answer("2");
    expect(live.chosen).toBe("2");
    arrives("/@b/live/1", 2);
    expect(server().last("hello")).toMatchObject({ epoch: 1, have: 1, match: "m1", token: "secret" });
    server().says(update(1, 1, [], { question: question(1), epoch: 2 }));
    expect([server().count("answer"), server().last("answer").action]).toEqual([1, "2"]);
    server().says(update(2, 1, [2], { question: question(2), epoch: 2 }), { type: "done", id: server().last("answer").id });
    expect([live.state, live.chosen, live.question?.number, live.refusal]).toEqual(["open", null, 2, null]);
  });

  it("is looked for anywhere if its server gave no new address", () => {
    const live = playingAt("/@a/live/1");
    server().says({ type: "bye", code: "moved", back_ms: 500 });
    expect([live.state, servers.length]).toEqual(["lost", 1]);
    vi.advanceTimersByTime(1000);
    expect(paths().at(-1)).toBe("/live");
  });

  it("ignores updates from its previous server", () => {
    const live = playingAt("/@b/live/1", 2);
    server().says(update(5, 1, [2], { question: question(5), epoch: 1 }), { type: "changed", table: table({ played: 7 }), epoch: 1 });
    server().says(update(6, 1, [2], { question: question(6) }), { type: "changed", table: table({ played: 8 }) });
    expect([live.question?.number, live.log.length, live.table?.played]).toEqual([1, 1, 0]);
    server().cut();
    vi.advanceTimersByTime(1000);
    arrives("/@a/live/1", 1); // it hasn't noticed yet
    expect([live.state, servers.length]).toEqual(["lost", 2]);
    vi.advanceTimersByTime(1000);
    expect(paths().at(-1)).toBe("/live");
    arrives("/@b/live/1", 3);
    expect([live.state, server().last("hello").epoch]).toEqual(["open", 2]);
  });

  it("is played through another server if its own cannot be reached", () => {
    const live = new Live({ world, kept: keepIn(shelf) });
    live.connect("gaduze-70", "secret");
    server().accept();
    expect(server().last("hello").moves).toBe(true);
    moved("/@a/live/1");
    server().cut();
    vi.advanceTimersByTime(1000);
    expect(paths().at(-1)).toBe("/live");
    server().accept();
    expect(server().last("hello").moves).toBe(false);
    welcome();
    expect(live.state).toBe("open");
  });

  it("is not chased in circles between servers that disagree", () => {
    const live = new Live({ world, kept: keepIn(shelf) });
    live.connect("gaduze-70", "secret");
    for (let count = 0; count <= MOST_MOVES; count++) {
      server().accept();
      moved(`/@${count % 2 ? "a" : "b"}/live/1`);
    }
    expect([servers.length, live.state]).toEqual([MOST_MOVES + 1, "lost"]);
    vi.advanceTimersByTime(1000);
    expect([servers.length, paths().at(-1)]).toEqual([MOST_MOVES + 2, "/live"]);
  });
});
