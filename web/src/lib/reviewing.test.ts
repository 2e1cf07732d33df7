import { expect, test } from "vitest";
import { chanceSay, costSay, curveSay, drawn, foundSay, hintedSay, inPoints, momentSay } from "./reviewing.ts";
import type { Point, ReviewChoice } from "./wire.ts";

const points: Point[] = [
  { at: 0, chance: 0.335, error: 0.01, exact: false, bound: "standard" },
  { at: 4, chance: 0.99, error: 0.02, exact: false, bound: "standard" },
  { at: 9, chance: 0.2, error: 0, exact: true, bound: "all" },
  { at: 12, chance: 0, error: 0, exact: true, bound: "all" },
];
const choice: ReviewChoice = {
  at: 4,
  action: "3",
  doing: { id: "geier-card", args: { card: 3 } },
  best: "9",
  best_doing: { id: "geier-card", args: { card: 9 } },
  chance: 0.4,
  best_chance: 0.52,
  cost: 0.12,
  error: 0.004,
  exact: false,
  bound: "standard",
};
const near = { ...choice, bound: "rms" } as const;

test("a curve is drawn in percent, with a band of two standard errors, and stays between 0 and 100", () => {
  const [at, least, most, chance] = drawn(points);
  expect(at).toEqual([0, 4, 9, 12]);
  expect(chance).toEqual([33.5, 99, 20, 0]);
  expect(least.map(Math.round)).toEqual([32, 95, 20, 0]);
  expect(most.map(Math.round)).toEqual([36, 100, 20, 0]);
});

test("the curve and its moments have words", () => {
  expect(curveSay(points)).toEqual({ id: "coach-curve-said", args: { start: 34, end: 0, least: 0, most: 99 } });
  expect(points.map((_, index) => momentSay(index, points).id)).toEqual(["coach-start", "coach-choice", "coach-choice", "coach-end"]);
  expect(momentSay(2, points).args).toEqual({ number: 2 });
});

test("a chance states its error, unless it is exact", () => {
  expect(points.slice(1, 3).map(chanceSay)).toEqual([
    { id: "coach-about", args: { value: 99, error: 2 } },
    { id: "coach-percent", args: { value: 20 } },
  ]);
});

test("a cost is in whole points, in tenths if small, and absent at zero", () => {
  expect([0.12, 0.0149, 0.0099, 0.0004, 0, -0.01].map(inPoints)).toEqual([12, 1, 1, 0.1, 0, 0]);
  expect(costSay({ ...choice, exact: true, error: 0, cost: 0.0004 }).args).toEqual({ cost: 0.1 });
  expect(costSay({ ...choice, cost: 0 }).id).toBe("coach-cost-none");
  expect(costSay(choice)).toEqual({ id: "coach-cost-about", args: { cost: 12, error: 0.4 } });
  expect(costSay({ ...choice, exact: true, error: 0, cost: 0.005 })).toEqual({ id: "coach-cost", args: { cost: 0.5 } });
});

test("the band of an approximate chance is as wide as its error says", () => {
  const [, least, most] = drawn((["rms", "nearly_all", "all"] as const).map((bound, at) => ({ at, chance: 0.5, error: 0.02, exact: false, bound })));
  expect(least).toEqual([46, 48, 48]);
  expect(most).toEqual([54, 52, 52]);
});

test("the method behind the chances is stated plainly", () => {
  const found = [1, 0, 0.5].map((exact_share) => foundSay({ points, choices: [choice], exact_share }).map(({ id }) => id));
  expect(found).toEqual([["coach-partly"], ["coach-sampled"], ["coach-partly"]]); // the start is sampled
  expect(foundSay({ points: points.slice(2), choices: [], exact_share: 1 })).toEqual([{ id: "coach-exact" }]);
});

test("approximate chances are called that, with what their error means, beside the exact and the sampled ones", () => {
  const said = (...how: Parameters<typeof foundSay>): string[] => foundSay(...how).map(({ id }) => id);
  expect(foundSay({ points: points.slice(2), choices: [near, near], exact_share: 0 })).toEqual([
    { id: "review-approximate", args: { approximate: 2 } },
    { id: "bound-rms" },
  ]);
  expect(said({ points, choices: [near, { ...choice, exact: true, bound: "all" }], exact_share: 0.5 })).toEqual([
    "review-approximate",
    "bound-rms",
    "coach-exact-too",
    "coach-sampled-too",
  ]);
  expect(said({ points: points.slice(2), choices: [near, { ...near, bound: "all" }], exact_share: 0 }).slice(1)).toEqual(["bound-rms", "bound-all"]);
  expect(hintedSay({ exact: false, bound: "nearly_all" })).toEqual([{ id: "coach-approximate" }, { id: "bound-nearly_all" }]);
  expect([hintedSay({ exact: true, bound: "all" }), hintedSay({ exact: false })]).toEqual([[{ id: "coach-exact" }], [{ id: "coach-sampled" }]]);
});
