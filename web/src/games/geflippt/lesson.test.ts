import { expect, test } from "vitest";
import type { GeflipptNews, GeflipptView } from "./views.ts";
import { lesson } from "./lesson.ts";

const mouse = { name: "mouse5", cheese: "gouda", wears: ["hat-blue", "tie-blue"] };
const hint = (view: Partial<GeflipptView>) => lesson.hint({ view: { reacted: [false, false], hand: [], ...view } as GeflipptView, question: null, seat: 0 })?.id;

test("the hint follows from the cards", () => {
  expect(hint({ mouse: null, revealer: 0 })).toBe("lesson-geflippt-hint-reveal");
  expect(hint({ mouse: null, revealer: 1 })).toBe("lesson-geflippt-hint-soon");
  expect(hint({ mouse, protected: true, hand: ["hat-blue"] })).toBe("lesson-geflippt-hint-leave");
  expect(hint({ mouse, protected: false, hand: ["hat-white", "tie-blue"] })).toBe("lesson-geflippt-hint-whack");
  expect(hint({ mouse, protected: false, hand: ["hat-white"] })).toBe("lesson-geflippt-hint-attack");
  expect(hint({ mouse, reacted: [true, false] })).toBeUndefined();
});

test("it ends after three mice, or with the match", () => {
  const raced: GeflipptNews = { type: "Raced", finishes: [] };
  const caught = (seat: number) => ({ type: "MouseCaught", seat }) as GeflipptNews;
  expect(lesson.over([raced, caught(0), raced], 0, [])).toBeNull();
  const over = { id: "lesson-geflippt-caught", args: { mice: 1 } };
  expect(lesson.over([raced, caught(0), raced, caught(1), raced], 0, [])).toEqual(over);
  expect(lesson.over([raced, caught(0), { type: "Ended" } as GeflipptNews], 0, [])).toEqual(over);
});
