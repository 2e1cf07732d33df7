import { describe, expect, it, test } from "vitest";
import { BUILT, folderOf } from "../games/index.ts";
import { occasions as geflippt } from "../games/geflippt/remarks.ts";
import { occasions as geier } from "../games/geier/remarks.ts";
import { occasions as mausen } from "../games/mausen/remarks.ts";
import { occasions as zocken } from "../games/zocken/remarks.ts";
import { LEVELS } from "./opening.ts";
import { type Occasion, type Occasions, remarkOn } from "./remarks.ts";
import { LANGUAGES, load, REMARKS, type Say } from "./texts.ts";
import { called } from "./watching.svelte.ts";
import type { SeatInfo } from "./wire.ts";

const bot = (kind: string): SeatInfo => ({ ...called(kind), kind: "bot", bot: kind });
const SEATS = [called("Mia"), bot("pip"), bot("zeno")];
const hunt = (hunter: number | null, caught: number, tied: number[] = []) =>
  ({ type: "Hunt", species: "cat", played: [], tied, hunter, card: null, prey: "mouse", caught: Array<string>(caught).fill("mouse 1"), told: [] }) as const;
const judged = (seat: number, more: object = {}) =>
  ({ type: "Judged", seat, place: 1, action: "hat-blue", reaction_ms: 500, ahead_ms: 30, behind_ms: 0, right: true, protected: false, told: [], ...more }) as const;
const raced = (...finishes: [seat: number, reaction_ms: number][]) =>
  ({ type: "Raced", finishes: finishes.map(([seat, reaction_ms]) => ({ seat, kind: "whack", reaction_ms })), told: [] }) as const;

/** Whatever the match, what is said first about it. */
function said(of: Occasions<any>, news: readonly any[], seats = SEATS): [seat: number, id: string] | null {
  for (let match = 0; match < 40; match++) {
    const remark = remarkOn(news, of, seats, String(match));
    if (remark) return [remark.seat, remark.say.id];
  }
  return null;
}

describe("bots speak", () => {
  it("of many cards that they or others have caught", () => {
    expect(said(mausen, [hunt(1, 3)])).toEqual([1, "remark-mausen-many"]);
    expect(said(mausen, [hunt(0, 4)])?.[1]).toBe("remark-mausen-many-other");
    expect(said(mausen, [hunt(1, 2)])).toBeNull();
    expect(said(mausen, [hunt(null, 0, [0, 2])])).toEqual([2, "remark-equal"]);
  });

  it("of points and vultures", () => {
    const won = (seat: number, ...pot: number[]) => ({ type: "Won", seat, card: 15, pot, by: "highest", told: [] });
    expect(said(geier, [won(2, 4, 3)])).toEqual([2, "remark-geier-won"]);
    expect(said(geier, [won(1, -4)])).toEqual([1, "remark-geier-vulture"]);
    expect(said(geier, [won(0, -4)])?.[1]).toBe("remark-geier-vulture-other");
    expect(said(geier, [won(1, 2)])).toBeNull();
  });

  it("of turns lost and ended, and of mice that were taken away", () => {
    const turn = (type: string, seat: number) => ({ type, seat, dice: ["red", "blue"], mice: [0, 0, 1, 1, 0], already_aside: [], none_left: [], told: [] });
    expect(said(zocken, [turn("Lost", 1)])).toEqual([1, "remark-zocken-lost"]);
    expect(said(zocken, [turn("Lost", 0)])?.[1]).toBe("remark-zocken-lost-other");
    expect(said(zocken, [turn("Stopped", 2)])).toEqual([2, "remark-zocken-stopped"]);
    expect(said(zocken, [turn("Stopped", 0)])).toBeNull();
    const took = { type: "Took", seat: 0, dice: ["red", "red"], mice: [{ colour: "red", owner: null }, { colour: "red", owner: 2 }], jokers: [], declined: [], told: [] };
    expect(remarkOn([took], zocken as Occasions, SEATS, "7")).toEqual({ seat: 2, mood: "scared", say: { id: "remark-zocken-stolen", args: { bot: "zeno", name: "Mia" } } });
  });

  it("of races won, lost by a hair, or wrongly", () => {
    expect(said(geflippt, [raced([1, 500], [0, 530]), judged(1)])).toEqual([1, "remark-geflippt-first"]);
    expect(said(geflippt, [raced([0, 500], [1, 501]), judged(0, { ahead_ms: 1 })])).toEqual([1, "remark-geflippt-late"]);
    expect(said(geflippt, [raced([1, 500], [0, 1500]), judged(1, { ahead_ms: 1000 })])).toBeNull();
    expect(said(geflippt, [raced([0, 500], [1, 900]), judged(0, { ahead_ms: 400 })])).toBeNull();
    expect(said(geflippt, [judged(2, { right: false, ahead_ms: null })])).toEqual([2, "remark-geflippt-wrong"]);
  });

  it("of the end: the winner, or somebody who praises a person", () => {
    const ended = (...ranks: number[]) => ({ type: "Ended", outcome: { scores: [], ranks, ended_by: "", decided_by: "" }, told: [] });
    expect(said(mausen, [ended(2, 1, 3)])).toEqual([1, "remark-won"]);
    expect(said(mausen, [hunt(1, 4), ended(1, 2, 3)])?.[1]).toBe("remark-praise");
  });
});

describe("bots are silent", () => {
  const news = [hunt(1, 3)] as const;

  it("where there are only people, and bots without a character", () => {
    expect(said(mausen, news, [called("Mia"), bot("simple"), called("Leo")])).toBeNull();
  });

  it("instead of saying the same twice in a row", () => {
    const first = remarkOn(news, mausen as Occasions, SEATS, "7");
    expect(first).not.toBeNull();
    expect(remarkOn(news, mausen as Occasions, SEATS, "7", first)).toBeNull();
  });

  it("about every third occasion, the same one on every screen", () => {
    const spoken = Array.from({ length: 300 }, (_, match) => remarkOn(news, mausen as Occasions, SEATS, `match ${match}`) !== null);
    expect(spoken.filter(Boolean).length).toBeGreaterThan(180);
    expect(spoken.filter(Boolean).length).toBeLessThan(240);
    expect(remarkOn(news, mausen as Occasions, SEATS, "match 3")).toEqual(remarkOn(news, mausen as Occasions, SEATS, "match 3"));
  });
});

test("every game has something to be said about", () => {
  for (const id of BUILT) expect(folderOf(id).remarks, id).toBeDefined();
});

const ARGS: Record<string, Occasion["args"]> = {
  cards: { cards: { id: "remark-cards", args: { count: 8 } } },
  gap: { gap: { id: "remark-gap", args: { ms: 149 } } },
  points: { points: 12 },
};
const MESSAGES: Record<string, keyof typeof ARGS | ""> = {
  "mausen-many": "cards", "mausen-many-other": "cards", equal: "", "geier-won": "points", "geier-vulture": "points",
  "geier-vulture-other": "", "zocken-lost": "points", "zocken-lost-other": "points", "zocken-stopped": "points",
  "zocken-stolen": "", "geflippt-first": "gap", "geflippt-late": "gap", "geflippt-wrong": "", won: "", praise: "",
};

test.each(LANGUAGES)("everybody has words of their own for everything, and few of them: %s", async (language) => {
  const texts = await load(language, [REMARKS]);
  for (const [id, arg] of Object.entries(MESSAGES)) {
    const lines = LEVELS.map((bot) => {
      const say: Say = { id: `remark-${id}`, args: { ...ARGS[arg], bot, name: "name-salamander" } };
      return texts.speak(say);
    });
    expect(new Set(lines).size, id).toBe(LEVELS.length);
    for (const line of lines) {
      expect(line).not.toMatch(/[{}]|remark-|name-/);
      expect(line.length, line).toBeLessThanOrEqual(72);
    }
  }
});
