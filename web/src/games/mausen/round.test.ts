import { expect, test } from "vitest";
import type { MausenHunt, MausenNews, MausenView } from "./views.ts";
import { load } from "../../lib/texts.ts";
import { points, stacks } from "./cards.ts";
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
const news: MausenNews[] = [
  { type: "Picked", seat: 5, card: null },
  { type: "Revealed", round: 7, cards },
  hunt("elephant", 0, "dog", ["dog2", "dog3"]),
  hunt("dog", 1, "cat", ["cat2", "cat2", "cat3", "cat4"]),
  hunt("cat", 3, "mouse", ["mouse3", "mouse3"]),
  hunt("mouse", null, "elephant", [], [4, 5]),
];
const moments = staging
  .scenes(news)
  .map((scene, number) => moment(view, { number, before: view, after: view, ...scene }));
const names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"];

test("between rounds only the table is there", () => {
  const now = moment(view, null);
  expect([now.played, now.table, now.hunt]).toEqual([[], view.table, null]);
  expect(explained(now, names)).toBeNull();
});

test("what is being caught still lies there, what was caught before is gone", () => {
  expect(moments.map((now) => now.taken)).toEqual([null, "dog", "cat", "mouse", null]);
  expect(moments.map((now) => [...now.gone])).toEqual([[], [], ["dog"], ["dog", "cat"], ["dog", "cat", "mouse"]]);
  expect(moments[1]?.table).toEqual(view.table);
  expect(moments[2]?.table).toEqual(["elephant3", "elephant4", "cat2", "cat2"]);
  expect(moments[4]?.table).toEqual(["elephant3", "elephant4"]);
});

test("piles grow with the next scene, with points only where cards are seen", () => {
  expect(moments[1]?.piles[0]).toEqual({ size: 1, cards: ["mouse4"], points: 4 });
  expect(moments[2]?.piles[0]).toEqual({ size: 3, cards: ["mouse4", "dog2", "dog3"], points: 9 });
  expect(moments[3]?.piles[1]).toEqual({ size: 4, cards: null, points: null });
});

test("crosses stay until the round is over", () => {
  expect(moments.map((now) => [...now.tied])).toEqual([[], [], [], [], [4, 5]]);
});

test("each moment says why in one sentence", async () => {
  const texts = await load("en");
  expect(moments.map((now) => texts.speak(explained(now, names)!))).toEqual([
    "All cards turn over!",
    "Ada’s elephant 1 catches 2 dogs.",
    "Ben’s dog 2 was caught, but it hunts too: 4 cats!",
    "Dan’s cat 4 was caught, but it hunts too: 2 mice!",
    "A tie: mouse 3 and mouse 3 cancel out, so no mouse hunts.",
  ]);
});

test("a tie lets another one hunt, with or without prey", async () => {
  const played = ["dog3", "dog3", "dog1"];
  const tell = async (caught: string[], tied: number[]) => {
    const told: MausenNews[] = [
      { type: "Revealed", round: 1, cards: played },
      { ...hunt("dog", 2, "cat", caught, tied), card: "dog1" },
    ];
    return (await load("de")).speak(explained(moment(view, { number: 1, before: view, after: view, news: told, ms: 1 }), names)!);
  };
  expect(await tell(["cat2"], [0, 1])).toBe("Gleichstand: Hund 3 und Hund 3 heben sich auf, also fängt Hund 1 von Cleo eine Katze.");
  expect(await tell([], [0, 1])).toBe("Gleichstand: Hund 3 und Hund 3 heben sich auf, also darf Hund 1 von Cleo jagen, findet aber keine Beute.");
  expect(await tell([], [])).toBe("Hund 1 von Cleo findet keine Beute.");
});

test("a new table hunts nothing", () => {
  const told: MausenNews[] = [{ type: "Restocked", round: 2, cards }];
  const now = moment({ ...view, table: [] }, { number: 1, before: view, after: view, news: told, ms: 1 });
  expect([now.restocked, now.played, now.table]).toEqual([true, cards, []]);
  expect(explained(now, names)?.id).toBe("mausen-board-restocked");
});

test("equal cards lie on each other", () => {
  expect(stacks(view.table, "cat")).toEqual([{ card: "cat2", count: 2 }]);
  expect(stacks(view.table, "elephant").map((one) => one.card)).toEqual(["elephant3", "elephant4"]);
  expect(points(view.table)).toBe(14);
});
