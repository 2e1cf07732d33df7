import { expect, it } from "vitest";
import { telling as geflippt } from "../games/geflippt/story.ts";
import { telling as geier } from "../games/geier/story.ts";
import { telling as mausen } from "../games/mausen/story.ts";
import { telling as zocken } from "../games/zocken/story.ts";
import type { Told } from "./board.ts";
import { rowsOf } from "./storytelling.ts";

/** A piece of news that says its own type. */
const told = (type: string, more: object = {}): Told => ({ type, told: [{ id: type }], ...more });

it("leaves no word out, in the same order, even of news that it can't draw", () => {
  for (const telling of [mausen, geier, zocken, geflippt]) {
    const rows = rowsOf([told("FromANewerServer"), told("Stayed"), told("HandShown")], telling);
    expect(rows).toEqual([{ groups: [], said: [{ id: "FromANewerServer" }, { id: "Stayed" }, { id: "HandShown" }] }]);
  }
});

it("keeps news without words or pictures out, and ends with who won", () => {
  const silent: Told = { type: "Picked", told: [] };
  const end = { type: "Ended", told: [{ id: "match-won" }], outcome: { ranks: [1, 3, 1] } } as unknown as Told;
  const rows = rowsOf([silent, told("TurnedUp", { pot: [-3, 5] }), told("Revealed", { cards: [4, 9, 4], cancelled: [0, 2] }), end], geier);
  expect(rows).toEqual([
    {
      groups: [
        [{ art: "prize -3" }, { art: "prize 5" }],
        [{ seat: 0 }, { art: "bid 4 0", struck: true }, { seat: 1 }, { art: "bid 9 1", struck: false }, { seat: 2 }, { art: "bid 4 2", struck: true }],
      ],
      said: [{ id: "TurnedUp" }, { id: "Revealed" }],
    },
    { groups: [[{ sign: "trophy" }, { seat: 0 }, { seat: 2 }]], said: [{ id: "match-won" }] },
  ]);
});

it("marks whose mice were taken, and what was lost", () => {
  const turn = [
    told("Rolls", { seat: 1, again: false }),
    told("Rolled", { seat: 1, dice: ["red", "joker"] }),
    told("Took", { seat: 1, mice: [{ colour: "red", owner: 0 }, { colour: "red", owner: null }] }),
    told("Rolls", { seat: 1, again: true }),
    told("Lost", { seat: 1 }),
  ];
  const [row, ...others] = rowsOf(turn, zocken);
  expect(others).toEqual([]);
  expect(row?.groups).toEqual([
    [{ seat: 1 }],
    [{ art: "die red" }, { art: "die joker" }],
    [{ sign: "arrow" }, { seat: 0 }, { art: "mouse red" }, { art: "mouse red" }],
    [{ sign: "cross", tone: "bad" }],
  ]);
  expect(row?.said).toHaveLength(5);
});

it("strikes out equal cards, and shows a hunt without prey", () => {
  const hunt = { species: "cat", played: [[0, "cat4"], [1, "cat4"], [2, "cat2"]], tied: [0, 1], hunter: 2, card: "cat2", prey: "mouse", caught: [] };
  expect(rowsOf([told("Hunt", hunt)], mausen)[0]?.groups).toEqual([
    [{ art: "cat4", struck: true }, { art: "cat4", struck: true }, { seat: 2 }, { art: "cat2" }, { sign: "arrow" }, { sign: "cross", tone: "bad" }],
  ]);
});

it("shows a mouse with its clothes, how quick everyone was, and what came of it", () => {
  const race = [
    told("MouseRevealed", { mouse: { name: "Ida", cheese: "edam", wears: ["hat-white", "tie-red"] } }),
    told("Raced", { finishes: [{ seat: 2, kind: "whack", reaction_ms: 431 }] }),
    told("Judged", { seat: 2, action: "whack hat-white", right: true }),
    told("MouseCaught", { seat: 2 }),
    told("Judged", { seat: 0, action: "attack", right: false }),
    told("LaundryLaid", { seat: 0, face_up: ["tie-red"], face_down: "hat-white" }),
  ];
  const [row, ...others] = rowsOf(race, geflippt);
  expect(others).toEqual([]);
  expect(row?.groups).toEqual([
    [{ art: "mouse" }, { art: "piece hat-white" }, { art: "piece tie-red" }, { art: "cheese edam" }],
    [{ seat: 2 }, { text: "431\u00a0ms" }],
    [{ seat: 2 }, { art: "piece hat-white" }, { sign: "check", tone: "good" }],
    [{ seat: 2 }, { sign: "plus", tone: "good" }, { art: "mouse" }],
    [{ seat: 0 }, { art: "attack" }, { sign: "cross", tone: "bad" }],
    [{ seat: 0 }, { sign: "minus", tone: "bad" }, { art: "piece tie-red" }, { art: "piece hat-white" }],
  ]);
});
