import { expect, test } from "vitest";
import { shaker } from "./shake.ts";

function felt(...moves: [force: number, at: number][]): boolean[] {
  const shaken = shaker();
  return moves.map(([force, at]) => shaken(force, at));
}

test("back, forth and back again is a shake", () => {
  expect(felt([20, 0], [-20, 150], [20, 300])).toEqual([false, false, true]);
});

test("a bump, a walk or a slow swing isn't", () => {
  expect(felt([30, 0], [30, 20], [30, 40]).some(Boolean)).toBe(false);
  expect(felt([8, 0], [-8, 150], [8, 300], [-8, 450]).some(Boolean)).toBe(false);
  expect(felt([20, 0], [-20, 800], [20, 1600], [-20, 2400]).some(Boolean)).toBe(false);
});

test("the next shake starts again from nothing", () => {
  expect(felt([20, 0], [-20, 100], [20, 200], [-20, 300], [20, 400])).toEqual([false, false, true, false, false]);
});
