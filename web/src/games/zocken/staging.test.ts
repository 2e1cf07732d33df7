import { expect, test } from "vitest";
import { newsOf } from "../../lib/board.ts";
import type { ZockenNews } from "./views.ts";
import { staging } from "./staging.ts";

const rolls: ZockenNews = { type: "Rolls", seat: 0, again: false };
const rolled: ZockenNews = { type: "Rolled", seat: 0, dice: ["blue", "red"], takes: 0 };
const lost: ZockenNews = { type: "Lost", seat: 0, dice: ["blue", "red"], mice: [1, 0, 0, 0, 0], already_aside: [], none_left: ["blue", "red"] };
const took = (owner: number | null): ZockenNews => ({ type: "Took", seat: 0, dice: ["red", "red"], mice: [{ colour: "red", owner }], jokers: [], declined: [] });

const seen = (...news: ZockenNews[]) => staging.scenes(newsOf({ news })).filter(({ ms }) => ms > 0);

test("a throw is shown, then why it loses; each scene includes what led to it", () => {
  const scenes = seen(rolls, rolled, lost);
  expect(scenes.map(({ news }) => news.map(({ type }) => type))).toEqual([
    ["Rolls", "Rolled"],
    ["Rolls", "Rolled", "Lost"],
  ]);
  expect(scenes[1]?.ms).toBeGreaterThan(3000);
});

test("stealing is shown for longer than taking", () => {
  expect(seen(took(1))[0]?.ms).toBeGreaterThan(seen(took(null))[0]?.ms ?? Infinity);
});

test("picking up dice and the end of the match aren't scenes", () => {
  const outcome = { scores: [1, 2], ranks: [2, 1], ended_by: "few_mice", decided_by: "points" };
  expect(seen(rolls)).toEqual([]);
  expect(seen({ type: "Stopped", seat: 0, mice: [] }, { type: "GameOver", game: 1, points: [1, 2] }, { type: "Ended", outcome })).toHaveLength(2);
});
