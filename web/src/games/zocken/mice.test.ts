import { expect, test } from "vitest";
import type { ZockenNews, ZockenView } from "./views.ts";
import { eachOf, leaving, moves, paths, played, scored, worth } from "./mice.ts";

const view = (change: Partial<ZockenView> = {}): ZockenView => ({
  losing: null,
  seat: 0,
  game: 1,
  first: 0,
  turn: 0,
  rolling: false,
  dice: null,
  middle: [6, 6, 5, 6, 3],
  owned: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 2],
  ],
  aside: [0, 0, 1, 0, 0],
  secured: false,
  scores: [0, 10],
  points: [],
  ...change,
});
const took: ZockenNews = {
  type: "Took",
  seat: 0,
  dice: ["red", "red"],
  mice: [
    { colour: "red", owner: null },
    { colour: "red", owner: 1 },
  ],
  jokers: [],
  declined: [],
};
const secured: ZockenNews = { type: "Secured", seat: 0, mice: [0, 0, 1, 0, 2] };
const stopped: ZockenNews = { ...secured, type: "Stopped" };

test("mice stand one by one", () => {
  expect(eachOf([1, 0, 2, 0, 0])).toEqual(["yellow", "blue", "blue"]);
});

test("mice count by their colours, for children each counts 1", () => {
  expect([worth([1, 0, 2, 0, 1], false), worth([1, 0, 2, 0, 1], true)]).toEqual([12, 4]);
});

test("mice that are set aside run there from their places", () => {
  const before = view();
  const { from, runs, to } = played({ news: [took], before, after: before });
  expect([leaving(from, runs).middle[4], leaving(from, runs).owned[1]?.[4], leaving(from, runs).aside[4]]).toEqual([2, 1, 0]);
  expect([to.middle[4], to.owned[1]?.[4], to.aside[4]]).toEqual([2, 1, 2]);
  expect(paths(from, runs)).toEqual([
    { colour: "red", from: "middle-red-2", to: "aside-red-0" },
    { colour: "red", from: "1-red", to: "aside-red-1" },
  ]);
});

test("a scene starts after the events that led to it in the same update", () => {
  const before = view();
  const { from, to } = played({ news: [took, secured], before, after: before });
  expect([from.aside, to.aside, to.owned[0]]).toEqual([
    [0, 0, 1, 0, 2],
    [0, 0, 0, 0, 0],
    [0, 0, 1, 0, 2],
  ]);
});

test("stopping keeps mice, losing sends them to the middle", () => {
  expect(moves(stopped)).toHaveLength(3);
  const lost: ZockenNews = { type: "Lost", seat: 0, dice: ["blue", "blue"], mice: [0, 0, 1, 0, 0], already_aside: ["blue"], none_left: [] };
  expect(moves(lost)).toEqual([{ colour: "blue", from: "aside", to: "middle" }]);
  expect(moves({ type: "Rolls", seat: 0, again: false })).toEqual([]);
});

test("a new game of a series is shown as it is", () => {
  const after = view({ game: 2, middle: [6, 6, 6, 6, 6], points: [[3, 10]] });
  const begins: ZockenNews = { type: "Begins", seat: 1, game: 2 };
  const over: ZockenNews = { type: "GameOver", game: 1, points: [3, 10] };
  expect(played({ news: [stopped, over, begins], before: view(), after }).from).toBe(after);
  expect(played({ news: [stopped, over], before: view({ aside: secured.mice }), after }).from.owned[0]).toEqual(secured.mice);
});

test("a newcomer sees the table as it is", () => {
  const after = view();
  expect(played({ news: [took], before: null, after })).toEqual({ from: after, runs: [], to: after });
});

test("a scene's gain or loss comes from the views, for the seats with running mice", () => {
  const after = view({ scores: [13, 5] });
  const both = (news: ZockenNews[], then = after) => [0, 1].map((seat) => scored({ news, before: view(), after: then }, seat));
  expect(both([took])).toEqual([{ had: 0, change: 0 }, { had: 10, change: -5 }]);
  expect(both([took, secured])).toEqual([{ had: 0, change: 13 }, { had: 5, change: 0 }]);
  const next = view({ game: 2, scores: [0, 0], points: [[8, 10]] });
  expect(both([stopped], next)[0]).toEqual({ had: 0, change: 8 }); // of the game just finished
  expect(both([stopped, { type: "Begins", seat: 1, game: 2 }], next)[0]).toEqual({ had: 0, change: 0 });
  expect(scored({ news: [stopped], before: null, after }, 0)).toEqual({ had: 13, change: 0 });
});
