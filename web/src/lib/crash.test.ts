import { expect, test } from "vitest";
import { frames, IMPACT, meeting } from "./crash.ts";

test("cards meet in the middle, side by side", () => {
  expect(meeting([{ x: 300, y: 0, width: 100 }, { x: 0, y: 0, width: 100 }])).toEqual([
    { dx: -107.5, dy: 0 },
    { dx: 107.5, dy: 0 },
  ]);
});

test("cards are at the meeting when they hit each other, and end where the style sheet has them", () => {
  const all = frames({ dx: 40, dy: 0 });
  expect(all.find(({ offset }) => offset === IMPACT)?.transform).toContain("translate(40px");
  expect(all.at(-1)).toEqual({});
  const animated = all.flatMap((frame) => Object.keys(frame)).filter((key) => key !== "offset" && key !== "easing");
  expect(new Set(animated)).toEqual(new Set(["transform"]));
});
