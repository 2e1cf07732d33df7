import { expect, test } from "vitest";
import type { MausenHunt, MausenNews, MausenView } from "./views.ts";
import { newsOf } from "../../lib/board.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { stacks } from "./cards.ts";
import { explained, moment } from "./round.ts";
import { staging } from "./staging.ts";

// The booklet's example, with the mice last.
const view = {
  seat: 0,
  round: 7,
  restock: false,
  hand: [],
  pick: null,
  table: ["elephant3", "elephant4", "dog3", "cat2", "cat2"],
  pile_size: [1, 0, 0, 0, 2, 0],
  piles: [["mouse4"], null, null, null, null, null],
} as unknown as MausenView;
const cards = ["elephant1", "dog2", "cat3", "cat4", "mouse3", "mouse3"];
const hunt = (species: string, hunter: number | null, prey: string, caught: string[], tied: number[] = []): MausenHunt => ({
  type: "Hunt", species, played: [], tied, hunter, card: hunter === null ? null : cards[hunter]!, prey, caught,
});
const round: MausenNews[] = [
  { type: "Picked", seat: 5, card: null },
  { type: "Revealed", round: 7, cards },
  hunt("elephant", 0, "dog", ["dog2", "dog3"]),
  hunt("dog", 1, "cat", ["cat2", "cat2", "cat3", "cat4"]),
  hunt("cat", 3, "mouse", ["mouse3", "mouse3"]),
  hunt("mouse", null, "elephant", [], [4, 5]),
];
const words = { status: { id: "status" }, figures: view.piles.map((_, seat) => [{ id: `pile-${seat}` }]), scene: [] };
const news = newsOf({ news: round, told: round.map((_, at) => [{ id: `told-${at}` }]) });
const shown = () => staging.scenes(news, view).map((scene, number) => moment(view, words, { number, before: view, after: view, words, ...scene }));
settings.choose("motion", "reduced");
const moments = shown();
settings.choose("motion", "full");
const moving = shown();

test("between rounds there is only the table", () => {
  const now = moment(view, words, null);
  expect([now.played, now.table, now.hunt]).toEqual([[], view.table, null]);
  expect(explained(now)).toEqual([]);
});

test("cards being caught are still on the table, those caught earlier are gone", () => {
  expect(moments.map((now) => now.taken)).toEqual([null, "dog", "cat", "mouse", null]);
  expect(moments.map((now) => [...now.gone])).toEqual([[], [], ["dog"], ["dog", "cat"], ["dog", "cat", "mouse"]]);
  expect(moments[1]?.table).toEqual(view.table);
  expect(moments[2]?.table).toEqual(["elephant3", "elephant4", "cat2", "cat2"]);
  expect(moments[4]?.table).toEqual(["elephant3", "elephant4"]);
});

test("piles grow with the next scene; in words they stay as before the round", () => {
  expect(moments[1]?.piles[0]).toEqual({ size: 1, cards: ["mouse4"], told: { id: "pile-0" } });
  expect(moments[2]?.piles[0]).toEqual({ size: 3, cards: ["mouse4", "dog2", "dog3"], told: { id: "pile-0" } });
  expect(moments[3]?.piles[1]).toEqual({ size: 4, cards: null, told: { id: "pile-1" } });
});

test("crosses stay until the round ends", () => {
  expect(moments.map((now) => [...now.tied])).toEqual([[], [], [], [], [4, 5]]);
});

test("each moment gives the server's explanation", () => {
  expect(moments.map((now) => explained(now).map(({ id }) => id))).toEqual([["mausen-board-reveal"], ["told-2"], ["told-3"], ["told-4"], ["told-5"]]);
});

test("during a chase we see who hunts whom, but not yet how it ends", () => {
  expect(moving.map(({ chase, hunt }) => [hunt?.species, chase !== null])).toEqual([
    [undefined, true],
    [undefined, false],
    ["elephant", true],
    ["elephant", false],
    ["dog", true],
    ["dog", false],
    ["cat", true],
    ["cat", false],
    ["mouse", true],
    ["mouse", false],
  ]);
  expect(explained(moving[2]!)).toEqual([{ id: "mausen-board-hunts", args: { species: "elephant" } }]);
  expect(explained(moving[3]!)).toEqual([{ id: "told-2" }]);
});

test("a new table hunts nothing", () => {
  const told = newsOf<MausenNews>({ news: [{ type: "Restocked", round: 2, cards }] });
  const now = moment({ ...view, table: [] }, words, { number: 1, before: view, after: view, words, news: told, ms: 1 });
  expect([now.restocked, now.played, now.table]).toEqual([true, cards, []]);
  expect(explained(now)).toEqual([{ id: "mausen-board-restocked" }]);
});

test("equal cards are stacked", () => {
  expect(stacks(view.table, "cat")).toEqual([{ card: "cat2", count: 2 }]);
  expect(stacks(view.table, "elephant").map((one) => one.card)).toEqual(["elephant3", "elephant4"]);
});
