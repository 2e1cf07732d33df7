import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Lying, newsOf, type Staging } from "./board.ts";
import { forget, pace } from "./familiar.ts";
import { Stage } from "./stage.svelte.ts";
import type { View } from "./wire.ts";

type Round = View & { round: number };

const view = (round: number) => ({ view: { round } }) as Lying<Round>;
const news = (...types: string[]) => newsOf({ news: types.map((type) => ({ type })), told: types.map((id) => (id === "Bid" ? [] : [{ id }])) });
const staging: Staging = {
  scenes: (all) => all.map((one) => ({ news: [one], ms: one.type === "Bid" ? 0 : 1000 })),
  urgent: (all) => all.some((one) => one.type === "Discarded"),
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begun(): Stage<Round> {
  const stage = new Stage<Round>(staging);
  stage.show(view(1), news("TurnedUp"));
  return stage;
}

test("a newcomer sees the table as it is", () => {
  const stage = begun();
  expect([stage.lying?.view.round, stage.busy]).toEqual([1, false]);
});

test("scenes are shown one after another, and then the table", () => {
  const stage = begun();
  stage.show(view(2), news("Revealed", "Won"));
  expect([stage.scene?.news[0]?.type, stage.lying?.view.round, stage.scene?.after.round]).toEqual(["Revealed", 1, 2]);
  vi.advanceTimersByTime(1000);
  expect([stage.scene?.news[0]?.type, stage.lying?.view.round]).toEqual(["Won", 1]);
  vi.advanceTimersByTime(1000);
  expect([stage.scene, stage.lying?.view.round]).toEqual([null, 2]);
});

test("an update without scenes waits behind the current scene", () => {
  const stage = begun();
  stage.show(view(2), news("Bid"));
  expect(stage.lying?.view.round).toBe(2);
  stage.show(view(3), news("Revealed"));
  stage.show(view(4), news("Bid"));
  expect(stage.lying?.view.round).toBe(2);
  vi.advanceTimersByTime(1000);
  expect([stage.scene, stage.lying?.view.round]).toEqual([null, 4]);
});

test("a scene can be skipped", () => {
  const stage = begun();
  stage.show(view(2), news("Revealed", "Won"));
  stage.skip();
  expect(stage.scene?.news[0]?.type).toBe("Won");
  stage.skip();
  expect([stage.scene, stage.lying?.view.round]).toEqual([null, 2]);
  stage.skip();
  vi.runAllTimers();
  expect(stage.lying?.view.round).toBe(2);
});

test("missed news and races wait for nothing", () => {
  const stage = begun();
  stage.show(view(2), news("Revealed"));
  stage.show(view(3), news("Discarded"));
  expect([stage.scene, stage.lying?.view.round]).toEqual([null, 3]);
  stage.show(view(4), news("Revealed"), true);
  expect([stage.scene, stage.lying?.view.round]).toEqual([null, 4]);
});

test("a stage that is far behind catches up at once", () => {
  const stage = begun();
  for (let round = 2; round < 12; round++) stage.show(view(round), news("Revealed"));
  expect(stage.lying?.view.round).toBeGreaterThanOrEqual(10);
});

test("the last words stay in view until there are others", () => {
  const stage = begun();
  stage.show(view(2), news("Revealed", "Won"));
  stage.show(view(3), news("Bid"));
  expect(stage.last.map(({ type }) => type)).toEqual(["Revealed", "Won"]);
});

test("nothing that follows a hushed scene is told before it is over, and then piece by piece, in order", () => {
  const throws: Staging = {
    scenes: (all) => all.flatMap((one, at) => (one.type === "Rolled" ? [{ news: all.slice(0, at), ms: 500, telling: "hush" as const }] : []).concat([{ news: all.slice(0, at + 1), ms: one.type === "Ended" ? 0 : 1000, telling: "now" } as never])),
  };
  const stage = new Stage<Round>(throws);
  const told: string[] = [];
  const show = (round: number, ...types: string[]) => stage.show(view(round), news(...types), false, (some) => told.push(...some.map(({ type }) => type)));
  show(1, "TurnedUp");
  show(2, "Won");
  expect(told).toEqual(["TurnedUp", "Won"]);
  vi.advanceTimersByTime(1000);
  show(3, "Rolled", "Lost", "Ended");
  show(4, "Won");
  expect([told.length, stage.scene?.telling]).toEqual([2, "hush"]);
  vi.advanceTimersByTime(500);
  expect(told.slice(2)).toEqual(["Rolled"]);
  vi.advanceTimersByTime(1000);
  expect(told.slice(2)).toEqual(["Rolled", "Lost", "Ended"]);
  stage.show(view(5), news("Discarded"), true, (some) => told.push(...some.map(({ type }) => type)));
  expect(told.slice(5)).toEqual(["Won", "Discarded"]);
  expect(stage.scene).toBeNull();
});

test("a hushed scene at the end of an update is told when it is over", () => {
  const stage = new Stage<Round>({ scenes: (all) => [{ news: all, ms: 500, telling: "hush" }] });
  const told: string[] = [];
  stage.show(view(1), []);
  stage.show(view(2), news("TurnedUp"), false, (some) => told.push(...some.map(({ type }) => type)));
  expect([told, stage.lying?.view.round, stage.busy]).toEqual([[], 1, true]);
  vi.advanceTimersByTime(500);
  expect([told, stage.lying?.view.round, stage.busy]).toEqual([["TurnedUp"], 2, false]);
});

test("a scene that was seen or skipped is known, one that was cut off isn't", () => {
  forget();
  const stage = new Stage<Round>({ scenes: (all) => all.map((one) => ({ news: [one], ms: 1000, kind: one.type })) });
  const ms = (kind: string) => pace(kind, 2, 1);
  stage.show(view(1), []);
  stage.show(view(2), news("Won", "Lost", "Bid"));
  vi.advanceTimersByTime(1000);
  stage.skip();
  expect([ms("Won"), ms("Lost"), ms("Bid")]).toEqual([1, 1, 2]);
  stage.show(view(3), news("Bid"), true);
  expect(ms("Bid")).toBe(2);
});

test("a page that was hidden for long doesn't play old scenes", () => {
  const stage = begun();
  stage.show(view(2), news("Revealed", "Won"));
  stage.show(view(3), news("Revealed"));
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(1000);
  expect([stage.scene, stage.lying?.view.round]).toEqual([null, 3]);
});
