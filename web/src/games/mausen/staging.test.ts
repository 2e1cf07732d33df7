import { beforeEach, expect, test } from "vitest";
import type { Told } from "../../lib/board.ts";
import { forget, known } from "../../lib/familiar.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { MausenHunt, MausenNews } from "./views.ts";
import { chase, MS, staging } from "./staging.ts";

const told = <N extends MausenNews>(one: N): Told<N> => ({ ...one, told: [{ id: one.type }] });
const picked = told({ type: "Picked", seat: 2, card: null });
const revealed = told({ type: "Revealed", round: 1, cards: ["elephant1", "dog1", "cat1", "mouse1", "dog1", "cat1"] });
const stayed = told({ type: "Stayed", cards: [], table: [] });

function hunt(species: string, tied: number[], caught: string[]): Told<MausenHunt> {
  return told({ type: "Hunt", species, played: [], tied, hunter: caught.length ? 0 : null, card: null, prey: "dog", caught });
}

const scenes = (...news: Told<MausenNews>[]) => staging.scenes(news, { seat: 0 }).filter(({ ms }) => ms > 0);
const whole = (...news: Told<MausenNews>[]) => scenes(...news).reduce((sum, { ms }) => sum + ms, 0);
const LONGEST = [revealed, hunt("elephant", [3, 4], ["dog1"]), hunt("dog", [1, 4], ["cat1"]), hunt("cat", [2, 5], ["mouse1"]), hunt("mouse", [], ["elephant1"])];

beforeEach(() => {
  forget();
  settings.choose("motion", "full");
});

test("a pick isn't a scene: the view shows it", () => {
  expect(scenes(picked)).toEqual([]);
});

test("all cards turn over, then one hunt runs after another, and each is told once it has been seen", () => {
  const [first, second] = [hunt("elephant", [], ["dog1"]), hunt("dog", [1, 4], [])];
  const all = scenes(picked, revealed, first, second, stayed);
  expect(all.map(({ news, telling }) => [news.at(-1)?.type, telling])).toEqual([
    ["Revealed", "hush"],
    ["Revealed", "now"],
    ["Hunt", "hush"],
    ["Hunt", "now"],
    ["Hunt", "hush"],
    ["Hunt", "now"],
  ]);
  expect(all[2]?.news.flatMap((one) => one.told)).toEqual([]);
  expect(all[5]?.news).toEqual([picked, revealed, first, second]);
});

test("nothing runs where nothing is caught and nobody ties", () => {
  expect(chase(hunt("dog", [], []))).toEqual({ crash: 0, leap: 0 });
  expect(scenes(hunt("dog", [], [])).map(({ telling, ms }) => [telling, ms])).toEqual([["now", MS.nothing]]);
});

test("cards that cancel each other crash before the hunter leaps", () => {
  const { crash, leap } = chase(hunt("dog", [1, 4], ["cat1"]));
  expect([crash > 0, leap > 0]).toEqual([true, true]);
  expect(chase(hunt("dog", [1, 4], [])).leap).toBe(0);
});

test("a new table is shown; the view says that it is empty", () => {
  const restocked = told({ type: "Restocked", round: 2, cards: ["dog1", "dog2", "cat1"] });
  expect(scenes(picked, restocked).map(({ telling }) => telling)).toEqual(["hush", "now"]);
  expect(scenes(picked, revealed, stayed, told({ type: "TableEmpty" }))).toHaveLength(2);
});

test("where nothing moves every hunt is told at once, with time to read", () => {
  settings.choose("motion", "reduced");
  const all = scenes(...LONGEST);
  expect(all.map(({ telling }) => telling)).toEqual(["now", "now", "now", "now", "now"]);
  expect(all.slice(1).every(({ ms }) => ms >= 1300)).toBe(true);
});

test("the longest round is shorter than the stage's patience, and shorter still once it is known", () => {
  const first = whole(...LONGEST);
  expect(first).toBeLessThan(8100);
  for (const { kind } of scenes(...LONGEST)) known(kind ?? "");
  expect(whole(revealed, hunt("dog", [], ["cat1"]))).toBeLessThan(2700);
});
