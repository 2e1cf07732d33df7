import { expect, test } from "vitest";
import type { Told } from "../../lib/board.ts";
import type { MausenHunt, MausenNews } from "./views.ts";
import { CROSSED_MS, MS, staging } from "./staging.ts";

const told = <N extends MausenNews>(one: N): Told<N> => ({ ...one, told: [] });
const picked = told({ type: "Picked", seat: 2, card: null });
const revealed = told({ type: "Revealed", round: 1, cards: ["elephant1", "dog1", "cat1", "mouse1", "dog1", "cat1"] });
const stayed = told({ type: "Stayed", cards: [], table: [] });

function hunt(species: string, tied: number[], caught: string[]): Told<MausenHunt> {
  return { type: "Hunt", species, played: [], tied, hunter: caught.length ? 0 : null, card: null, prey: "dog", caught, told: [] };
}

test("a pick isn't a scene: the view shows it", () => {
  expect(staging.scenes([picked], { seat: 0 })).toEqual([]);
});

test("all cards turn over, then one hunt follows another, each with the news before it", () => {
  const [first, second] = [hunt("elephant", [], ["dog1"]), hunt("dog", [1, 4], [])];
  const scenes = staging.scenes([picked, revealed, first, second, stayed], { seat: 0 });
  expect(scenes.map((scene) => scene.news.at(-1))).toEqual([revealed, first, second]);
  expect(scenes[2]?.news).toEqual([picked, revealed, first, second]);
  expect(scenes.map((scene) => scene.ms)).toEqual([MS.reveal, MS.catches, MS.ties]);
});

test("a new table is shown; the view says that it is empty", () => {
  const restocked = told({ type: "Restocked", round: 2, cards: ["dog1", "dog2", "cat1"] });
  expect(staging.scenes([picked, restocked], { seat: 0 }).map((scene) => scene.ms)).toEqual([MS.restock]);
  expect(staging.scenes([picked, revealed, stayed, told({ type: "TableEmpty" })], { seat: 0 })).toHaveLength(1);
});

test("the longest round is shorter than the stage's patience", () => {
  const hunts = [hunt("elephant", [], ["dog1"]), hunt("dog", [1, 4], ["cat1"]), hunt("cat", [2, 5], ["mouse1"]), hunt("mouse", [], ["elephant1"])];
  const scenes = staging.scenes([picked, revealed, ...hunts], { seat: 0 });
  expect(scenes.reduce((sum, scene) => sum + scene.ms, 0)).toBeLessThan(8000);
});

test("crosses leave time for the hunt that follows", () => {
  expect(MS.ties - CROSSED_MS).toBeGreaterThan(1000);
});
