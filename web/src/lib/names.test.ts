import { expect, it } from "vitest";
import { longestLine } from "./names.ts";

it.each([
  ["Mia", 3],
  ["Anna-Lena Sofia", 9],
  ["Anna-Lena", 5],
  ["Li Bartholomäus", 12],
  ["a b c d", 3],
  ["", 0],
])("breaks %s into lines of at most %i", (name, letters) => {
  expect(longestLine(name)).toBe(letters);
});
