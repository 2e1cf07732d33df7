import { expect, test } from "vitest";
import { slapsOf } from "./slaps.ts";
import type { Finish } from "./views.ts";

const finish = (seat: number, reaction_ms: number, kind: Finish["kind"] = "whack"): Finish => ({ seat, kind, reaction_ms });

test("hands fall in the order of the race, the fastest first", () => {
  const { slaps, ms } = slapsOf([finish(2, 420), finish(0, 500, "attack"), finish(1, 2000)]);
  expect(slaps.map(({ seat, kind }) => [seat, kind])).toEqual([[2, "whack"], [0, "attack"], [1, "whack"]]);
  expect(slaps.every(({ at }, place) => at < ms && (place === 0 || at > (slaps[place - 1]?.at ?? 0)))).toBe(true);
});

test("hands that were close fall closer together", () => {
  const [first, close, far] = slapsOf([finish(0, 400), finish(1, 410), finish(2, 900)]).slaps.map(({ at }) => at) as [number, number, number];
  expect(close - first).toBeLessThan(far - close);
});

test("however many hands fall, the next mouse isn't kept waiting", () => {
  const many = [0, 1, 2, 3, 4, 5].map((seat) => finish(seat, 400 * (seat + 1)));
  expect(slapsOf(many).ms).toBeLessThanOrEqual(1100);
  expect(slapsOf([])).toEqual({ slaps: [], ms: 0 });
});
