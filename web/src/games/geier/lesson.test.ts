import { expect, test } from "vitest";
import type { GeierNews, GeierView } from "./views.ts";
import type { Question } from "../../lib/wire.ts";
import { lesson } from "./lesson.ts";

const question = { seats: [0] } as unknown as Question;

test.each([
  [7, [], "big", 7],
  [3, [], "small", 3],
  [-2, [5, 4], "big", 7],
  [2, [-2], "small", 0],
  [-4, [1], "vulture", 3],
])("the hint adds up the prizes in the pot: %i and %j", (prize, carried, kind, points) => {
  const view = { prize, carried } as unknown as GeierView;
  expect(lesson.hint({ view, question, seat: 0 })).toEqual({ id: `lesson-geier-hint-${kind}`, args: { points } });
  expect(lesson.hint({ view, question, seat: 1 })).toBeNull();
});

test("the round ends when the prize is taken or carried over", () => {
  const won = (seat: number, by: string) => [{ type: "Won", seat, by } as unknown as GeierNews];
  const over = (log: GeierNews[]) => lesson.over(log, 0, ["Mia", "name-fox"]);
  expect(over([{ type: "Bid", seat: 0, card: 3 }])).toBeNull();
  expect(over(won(0, "highest"))).toEqual({ id: "lesson-geier-got-mouse" });
  expect(over(won(0, "lowest"))).toEqual({ id: "lesson-geier-got-vulture" });
  expect(over(won(1, "lowest"))).toEqual({ id: "lesson-geier-other", args: { name: "name-fox" } });
  expect(over([{ type: "CarriedOver", pot: [3] }])).toEqual({ id: "lesson-geier-nobody" });
});
