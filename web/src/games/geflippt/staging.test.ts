import { beforeEach, expect, test } from "vitest";
import { newsOf } from "../../lib/board.ts";
import { forget, known } from "../../lib/familiar.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { GeflipptNews } from "./views.ts";
import { staging } from "./staging.ts";

const finishes = [{ seat: 1, kind: "whack", reaction_ms: 400 }];
const news = (...types: string[]) => newsOf({ news: types.map((type) => (type === "Raced" ? { type, finishes } : { type }) as GeflipptNews), told: types.map((id) => [{ id }]) });
const scenes = (...types: string[]) => staging.scenes(news(...types), { seat: 0 }).filter(({ ms }) => ms > 0);
const ms = (...types: string[]) => scenes(...types).map((scene) => scene.ms);

beforeEach(() => {
  forget();
  settings.choose("motion", "full");
});

test("a new mouse cannot wait", () => {
  expect(staging.urgent?.(news("Dealt", "MouseRevealed"))).toBe(true);
  expect(staging.urgent?.(news("Raced", "Judged"))).toBe(false);
});

test("only a finish is shown, and it contains all its news", () => {
  expect(ms("Reacted")).toEqual([]);
  expect(ms("FirstRevealer", "Dealt", "CheeseTurned")).toEqual([]);
  const finish = ["Reacted", "Raced", "Judged", "MouseCaught", "Discarded", "Dealt"];
  expect(scenes(...finish).map((scene) => scene.news.map(({ type }) => type))).toEqual([finish, finish]);
});

test("hands fall before anything is told, and faster once that has been seen", () => {
  const [falls, told] = scenes("Raced", "Judged");
  expect([falls?.telling, told?.telling]).toEqual(["hush", "now"]);
  expect(falls?.news.flatMap((one) => one.told)).toEqual([]);
  known("slaps");
  expect(scenes("Raced", "Judged")[0]?.ms).toBeLessThan(falls?.ms ?? 0);
});

test("without animation there is only the photo finish, and none without hands", () => {
  settings.choose("motion", "reduced");
  expect(scenes("Raced", "Judged").map(({ telling }) => telling)).toEqual(["now"]);
});

test("more text gets more time, but ends before the next mouse turns up by itself", () => {
  const all = (...types: string[]) => ms(...types).reduce((sum, one) => sum + one, 0);
  const [nobody, one, hand, many, last] = [
    all("Raced", "MouseUnder"),
    all("Raced", "Judged"),
    all("Raced", "Judged", "HandShown"),
    all("Raced", "Judged", "Judged", "Judged", "Judged", "HandShown"),
    all("Raced", "Judged", "Ended"),
  ] as [number, number, number, number, number];
  expect(nobody < one && one <= hand && hand <= many && many < 3000 && many < last).toBe(true);
  settings.choose("motion", "reduced");
  expect(all("Raced", "Judged")).toBeLessThan(all("Raced", "Judged", "HandShown"));
});
