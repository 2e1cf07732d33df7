import { beforeEach, expect, test } from "vitest";
import { newsOf } from "../../lib/board.ts";
import { forget, known } from "../../lib/familiar.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { ZockenNews } from "./views.ts";
import { staging } from "./staging.ts";

beforeEach(() => {
  forget();
  settings.choose("motion", "full");
});

const rolls: ZockenNews = { type: "Rolls", seat: 0, again: false };
const rolled: ZockenNews = { type: "Rolled", seat: 0, dice: ["blue", "red"], takes: 0 };
const lost: ZockenNews = { type: "Lost", seat: 0, dice: ["blue", "red"], mice: [1, 0, 0, 0, 0], already_aside: [], none_left: ["blue", "red"] };
const took = (owner: number | null): ZockenNews => ({ type: "Took", seat: 0, dice: ["red", "red"], mice: [{ colour: "red", owner }], jokers: [], declined: [] });

const seen = (...news: ZockenNews[]) => staging.scenes(newsOf({ news }), { seat: 0 }).filter(({ ms }) => ms > 0);

const kinds = (...news: ZockenNews[]) => seen(...news).map((scene) => scene.news.map(({ type }) => type));

test("dice fly in a scene that doesn't know what they will show; then it is shown, then why it loses", () => {
  expect(kinds(rolls, rolled, lost)).toEqual([["Rolls"], ["Rolls", "Rolled"], ["Rolls", "Rolled", "Lost"]]);
  expect(seen(rolls, rolled, lost).map(({ telling }) => telling)).toEqual(["hush", "now", "now"]);
  expect(seen(rolls, rolled, lost)[2]?.ms).toBeGreaterThan(3000);
});

test("a result that comes by itself has a flight before it", () => {
  expect(kinds(rolled)).toEqual([[], ["Rolled"]]);
});

test("where nothing moves the result is shown at once, for as long as it takes to read", () => {
  settings.choose("motion", "reduced");
  expect(kinds(rolls, rolled)).toEqual([["Rolls", "Rolled"]]);
  expect(seen(rolls, rolled)[0]?.ms).toBeGreaterThan(500);
});

test("what has been seen once is shorter the next time", () => {
  const all = () => [seen(rolls, rolled)[0], seen(took(1))[0], seen(lost)[0]].map((scene) => scene?.ms ?? 0);
  const first = all();
  for (const spectacle of ["flight", "stolen", "stampede"] as const) known(spectacle);
  const next = all();
  for (const at of [0, 1, 2]) expect(next[at]).toBeLessThan(first[at] ?? 0);
});

test("stealing is shown for longer than taking", () => {
  expect(seen(took(1))[0]?.ms).toBeGreaterThan(seen(took(null))[0]?.ms ?? Infinity);
});

test("picking up dice and the end of the match aren't scenes", () => {
  const outcome = { scores: [1, 2], ranks: [2, 1], ended_by: "few_mice", decided_by: "points" };
  expect(seen(rolls)).toEqual([]);
  expect(seen({ type: "Stopped", seat: 0, mice: [] }, { type: "GameOver", game: 1, points: [1, 2] }, { type: "Ended", outcome })).toHaveLength(2);
});
