import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { polite } from "./announce.svelte.ts";
import { type Lying, newsOf, type Staging } from "./board.ts";
import { askable, Following, Seen } from "./following.svelte.ts";
import type { Fresh, Live } from "./live.svelte.ts";
import { t } from "./speaking.svelte.ts";
import { Stage } from "./stage.svelte.ts";
import type { Question, TableInfo } from "./wire.ts";

/** As much of a table as a stage needs. */
class Table {
  lying = $state.raw<Lying | null>(null);
  log: readonly unknown[] = [];
  match = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  story = $state.raw<readonly { id: string }[]>([]);
  question = $state.raw<Question | null>(null);
  outcome = $state.raw<object | null>(null);
  listener: ((fresh: Fresh) => void) | undefined;
  onNews(listener: (fresh: Fresh) => void): () => void {
    this.listener = listener;
    return () => (this.listener = undefined);
  }
  update(round: number, types: string[], { match = "m1", missed = false, seat = 0 as number | null } = {}): void {
    this.match = match;
    this.lying = { view: { round, seat } } as unknown as Lying;
    this.story = [...this.story, ...types.map((id) => ({ id }))];
    const news = newsOf({ news: types.map((type) => ({ type })), told: types.map((id) => [{ id }]) });
    this.log = [...this.log, ...news];
    if (news.length > 0) this.listener?.({ news, missed });
    flushSync();
  }
}

const staging: Staging = { scenes: (news) => news.map((one) => ({ news: [one], ms: 1000 })) };
let live: Table;
let stage: Stage;
let seen: Seen;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(polite, "say").mockImplementation(() => {});
  live = new Table();
  stage = new Stage(staging);
  stop = $effect.root(() => {
    seen = new Seen(live as unknown as Live);
    seen.stage = stage;
    $effect(() => new Following(live as unknown as Live, stage, seen.hear).start());
  });
  flushSync();
  live.update(1, ["TurnedUp"]);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shown = (): unknown[] => [(stage.lying?.view as { round: number } | undefined)?.round, stage.scene?.news[0]?.type];

it("shows what happens, then the table afterwards", () => {
  expect(shown()).toEqual([1, undefined]);
  live.update(2, ["Revealed"]);
  expect(shown()).toEqual([1, "Revealed"]);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([2, undefined]);
});

it("shows views without news after the current scene", () => {
  live.update(2, []);
  expect(shown()).toEqual([2, undefined]);
  live.update(3, ["Revealed"]);
  live.update(4, []);
  expect(shown()).toEqual([2, "Revealed"]);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([4, undefined]);
});

it.each([
  ["what was missed", { missed: true }],
  ["another match", { match: "m2" }],
  ["another seat's view", { seat: null }],
])("shows %s without animation", (_, more) => {
  live.update(5, ["Revealed"], more);
  expect(shown()).toEqual([5, undefined]);
});

it("reads out what happens, and keeps the last lines of what was missed", () => {
  live.update(2, ["a", "b", "c", "d"]);
  expect(seen.missed).toEqual([]);
  live.update(3, ["e", "f", "g", "h"], { missed: true });
  expect(seen.missed.map(({ id }) => id)).toEqual(["f", "g", "h"]);
  expect(vi.mocked(polite.say).mock.calls.flat()).toEqual(["TurnedUp", "a", "b", "c", "d", `${t("missed")} f g h`]);
});

it("shows nothing once stopped", () => {
  stop();
  expect(live.listener).toBeUndefined();
});

it("gives the story, the awaited seats and the end only once they have been shown", () => {
  live.question = { number: 2, seats: [0], legal: [], time_left_ms: null, rules_deadline: false, race: false, guess_ms: 0, labels: [], warnings: {} };
  live.outcome = {};
  live.update(2, ["Revealed"]);
  expect([seen.line?.id, seen.asked, seen.over]).toEqual(["TurnedUp", [], false]);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect([seen.line?.id, seen.asked, seen.over]).toEqual(["Revealed", [0], true]);
});

it("tells a scene as it begins where its game wants that, and what lies there as far as it was shown", () => {
  const words = (id: string) => ({ words: { scene: [{ id }] } }) as unknown as Lying;
  const scenes: Staging = { scenes: (news) => [{ news: [], ms: 500, telling: "hush" }, ...news.map((one) => ({ news: [one], ms: 1000, telling: "now" as const }))] };
  const table = live as unknown as { scene: unknown };
  seen.stage = new Stage(scenes);
  seen.told = [{ id: "before" }];
  table.scene = [{ id: "after" }];
  seen.stage.show(words("before"), []);
  seen.stage.show(words("after"), newsOf({ news: [{ type: "Rolled" }], told: [[{ id: "Rolled" }]] }));
  expect([seen.line?.id, seen.scene[0]?.id]).toEqual(["before", "before"]);
  vi.advanceTimersByTime(500);
  expect([seen.line?.id, seen.scene[0]?.id]).toEqual(["Rolled", "before"]);
  vi.advanceTimersByTime(1000);
  expect(seen.scene[0]?.id).toBe("after");
});

it("asks only when everything has been shown, but never keeps a race waiting", () => {
  const question = { number: 1, seats: [0], legal: ["1"], time_left_ms: null, rules_deadline: false, race: false, guess_ms: 0, labels: [], warnings: {} };
  expect([askable(question, true), askable(question, false), askable(null, false)]).toEqual([null, question, null]);
  const race = { ...question, race: true };
  expect(askable(race, true)).toBe(race);
});
