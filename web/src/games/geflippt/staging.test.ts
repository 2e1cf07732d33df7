import { expect, test } from "vitest";
import { newsOf } from "../../lib/board.ts";
import type { GeflipptNews } from "./views.ts";
import { staging } from "./staging.ts";

const news = (...types: string[]) => newsOf({ news: types.map((type) => ({ type }) as GeflipptNews) });
const ms = (...types: string[]) => staging.scenes(news(...types), { seat: 0 }).map((scene) => scene.ms);

test("a new mouse cannot wait", () => {
  expect(staging.urgent?.(news("Dealt", "MouseRevealed"))).toBe(true);
  expect(staging.urgent?.(news("Raced", "Judged"))).toBe(false);
});

test("only a finish is a scene, and it contains all its news", () => {
  expect(ms("Reacted")).toEqual([]);
  expect(ms("FirstRevealer", "Dealt", "CheeseTurned")).toEqual([]);
  const finish = news("Reacted", "Raced", "Judged", "MouseCaught", "Discarded", "Dealt");
  expect(staging.scenes(finish, { seat: 0 }).map((scene) => scene.news)).toEqual([finish]);
});

test("more text gets more time, but ends before the next mouse turns up by itself", () => {
  const [nobody, one, hand, many, last] = [
    ms("Raced", "MouseUnder"),
    ms("Raced", "Judged"),
    ms("Raced", "Judged", "HandShown"),
    ms("Raced", "Judged", "Judged", "Judged", "Judged", "HandShown"),
    ms("Raced", "Judged", "Ended"),
  ].map((all) => all[0] ?? 0) as [number, number, number, number, number];
  expect(nobody < one && one < hand && hand < many && many < 3000 && many < last).toBe(true);
});
