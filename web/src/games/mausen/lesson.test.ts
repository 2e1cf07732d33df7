import { expect, test } from "vitest";
import type { MausenNews, MausenView } from "./views.ts";
import type { Question } from "../../lib/wire.ts";
import { lesson } from "./lesson.ts";

const question = { seats: [0, 2] } as unknown as Question;

test("the hint is about the most valuable cards on the table, and only for the player asked", () => {
  const view = { table: ["mouse1", "cat2", "cat4", "dog3", "elephant4"] } as MausenView;
  expect(lesson.hint({ view, question, seat: 0 })).toEqual({ id: "lesson-mausen-hint", args: { prey: "cat", points: 6 } });
  expect(lesson.hint({ view, question, seat: 1 })).toBeNull();
});

test("the round ends once the cards have been turned over", () => {
  const revealed = { type: "Revealed", round: 1, cards: [] } as MausenNews;
  const hunt = (hunter: number, caught: string[]) => ({ type: "Hunt", hunter, caught }) as unknown as MausenNews;
  expect(lesson.over([{ type: "Picked", seat: 0, card: "cat3" }], 0, [])).toBeNull();
  expect(lesson.over([revealed, hunt(1, ["dog3"])], 0, [])).toEqual({ id: "lesson-mausen-missed" });
  expect(lesson.over([revealed, hunt(1, []), hunt(0, ["dog3"])], 0, [])).toEqual({
    id: "lesson-mausen-caught",
    args: { caught: [{ id: "mausen-card", args: { species: "dog", value: 3 } }] },
  });
});
