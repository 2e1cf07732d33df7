import { beforeEach, expect, test } from "vitest";
import { forget, known, pace } from "./familiar.ts";

beforeEach(forget);

test("a scene is long only the first time it is seen in a match", () => {
  expect(pace("stampede", 3, 2)).toBe(3);
  known("stampede");
  expect([pace("stampede", 3, 2), pace("flight", 3, 2)]).toEqual([2, 3]);
  forget();
  expect(pace("stampede", 3, 2)).toBe(3);
});
