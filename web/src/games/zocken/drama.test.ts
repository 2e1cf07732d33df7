import { expect, test } from "vitest";
import { escaped, fear, heartbeat } from "./drama.ts";

test("fear grows with the rolls that lose, and nobody fears for nothing", () => {
  expect(fear(null, 3)).toBe(0);
  expect(fear(16, 0)).toBe(0);
  expect(fear(1, 1)).toBe(0);
  expect(fear(9, 3)).toBeLessThan(fear(16, 4));
  expect(fear(36, 5)).toBe(1);
});

test("a heart beats faster and harder the more there is to fear", () => {
  expect(heartbeat(0)).toBeNull();
  const [calm, wild] = [heartbeat(0.1), heartbeat(0.9)];
  expect(wild?.ms).toBeLessThan(calm?.ms ?? 0);
  expect(wild?.scale).toBeGreaterThan(calm?.scale ?? 2);
});

test("a narrow escape takes a daring roll, something to lose, and something to take", () => {
  expect(escaped(16, 4, 2)).toBe(true);
  expect(escaped(16, 4, 0)).toBe(false);
  expect(escaped(16, 0, 2)).toBe(false);
  expect(escaped(4, 2, 2)).toBe(false);
  expect(escaped(null, 4, 2)).toBe(false);
});
