import { expect, it } from "vitest";
import { nextHolder } from "./handing.ts";

it.each([
  ["the first seat asked begins", [0, 1, 2], [0, 1, 2], null, 0],
  ["its holder keeps it while asked", [0, 1, 2], [0, 1, 2], 1, 1],
  ["then it goes round", [0, 2], [0, 1, 2], 1, 2],
  ["and round again", [0], [0, 1, 2], 2, 0],
  ["bots need no device", [3], [0, 1, 2], 2, null],
  ["nor do people while nobody is asked", [], [0, 1], 0, null],
] as const)("%s", (_, asked, people, last, next) => {
  expect(nextHolder(asked, people, last)).toBe(next);
});
