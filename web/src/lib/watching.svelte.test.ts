import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Staging } from "./board.ts";
import { renamed, Watching } from "./watching.svelte.ts";
import type { Step } from "./wire.ts";

const staging: Staging = {
  scenes: (all) => all.filter((one) => one.type !== "Bid").map((one) => ({ news: [one], ms: 1000 })),
  urgent: () => true,
};

function step(round: number, types: string[], more: Partial<Step> = {}): Step {
  return { sequence: round, news: types.map((type) => ({ type })), view: { round }, ...more } as Step;
}

const STEPS = [
  step(0, []),
  step(1, ["Bid"]),
  step(2, ["Bid", "Revealed", "Won"], { begins: true, told: [[], [{ id: "one" }]] }),
  step(3, ["Bid"], { told: [[{ id: "two" }]] }),
  step(4, ["Revealed"], { begins: true }),
];

let stop: (() => void) | undefined;

function watching(): Watching {
  const made = new Watching(STEPS, staging, () => 100);
  stop = $effect.root(() => {
    $effect(() => made.run());
  });
  flushSync();
  return made;
}

function wait(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

const shown = (one: Watching) => [one.at, (one.stage.lying?.view as { round?: number } | undefined)?.round, one.stage.scene?.news[0]?.type];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

test("a jump shows the table there at once, and never leaves the match", () => {
  const one = watching();
  expect(shown(one)).toEqual([0, 0, undefined]);
  one.jump(3);
  expect(shown(one)).toEqual([3, 3, undefined]);
  one.jump(99);
  expect(one.at).toBe(4);
  one.jump(-1);
  expect(one.at).toBe(0);
});

test("forward plays scenes, and forward again skips them", () => {
  const one = watching();
  one.jump(1);
  one.forward();
  expect(shown(one)).toEqual([2, 1, "Revealed"]);
  wait(1000);
  expect(shown(one)).toEqual([2, 1, "Won"]);
  one.forward();
  expect(shown(one)).toEqual([3, 3, undefined]);
  one.back();
  expect(shown(one)).toEqual([2, 2, undefined]);
});

test("it plays to the end by itself, with scenes and pauses at the chosen speed", () => {
  const one = watching();
  one.speed = 2;
  one.toggle();
  flushSync();
  wait(225);
  expect(one.at).toBe(1);
  wait(225);
  expect(shown(one)).toEqual([2, 1, "Revealed"]);
  wait(500);
  wait(500);
  expect(shown(one)).toEqual([2, 2, undefined]);
  wait(350);
  expect(one.at).toBe(3);
  wait(1499);
  expect(one.at).toBe(3); // 1000 and 100 letters, at double speed
  wait(1);
  expect(one.at).toBe(4);
  wait(500);
  expect([one.playing, one.stage.busy]).toEqual([false, false]);
  one.toggle();
  expect([one.at, one.playing]).toEqual([0, true]);
});

test("pausing stops it in place", () => {
  const one = watching();
  one.toggle();
  flushSync();
  one.toggle();
  flushSync();
  wait(60_000);
  expect(one.at).toBe(0);
});

test("chapters are where something begins", () => {
  const one = watching();
  expect(one.chapters).toEqual([2, 4]);
  one.chapter(1);
  expect(one.at).toBe(2);
  one.chapter(1);
  one.chapter(1);
  expect(one.at).toBe(4);
  one.chapter(-1);
  one.chapter(-1);
  expect(one.at).toBe(0);
});

test("another seat's view shows the same step", () => {
  const one = watching();
  one.jump(2);
  one.look(STEPS.map((other) => ({ ...other, view: { ...other.view, round: 10 + other.sequence } as Step["view"] })));
  expect(shown(one)).toEqual([2, 12, undefined]);
});

test("seats get the names we know", () => {
  const told = { id: "a", args: { name: "name-seat-2", n: 3, list: ["name-seat-1", { id: "b", args: { name: "name-seat-9" } }], in: { id: "c" } } };
  expect(renamed(told, ["Mia", "name-fox"])).toEqual({
    id: "a",
    args: { name: "name-fox", n: 3, list: ["Mia", { id: "b", args: { name: "name-seat-9" } }], in: { id: "c" } },
  });
});
