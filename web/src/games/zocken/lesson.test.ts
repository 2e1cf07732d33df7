import { expect, test } from "vitest";
import type { ZockenNews, ZockenView } from "./views.ts";
import type { Question } from "../../lib/wire.ts";
import { lesson } from "./lesson.ts";

const question = { seats: [0] } as unknown as Question;
const hint = (dice: [string, string] | null, aside: number[]) => lesson.hint({ view: { dice, aside } as unknown as ZockenView, question, seat: 0 });

test("the hint is about the decision at hand", () => {
  expect(hint(null, [0, 0, 0, 0, 0])).toEqual({ id: "lesson-zocken-hint-roll" });
  expect(hint(["red", "joker"], [0, 1, 0, 0, 0])).toEqual({ id: "lesson-zocken-hint-take" });
  expect(hint(null, [0, 2, 0, 0, 1])).toEqual({ id: "lesson-zocken-hint-decide", args: { colours: 2 } });
  expect(lesson.hint({ view: {} as ZockenView, question, seat: 1 })).toBeNull();
});

test("the round ends with our own turn", () => {
  const news = (type: string, seat: number) => ({ type, seat }) as unknown as ZockenNews;
  expect(lesson.over([news("Stopped", 1), news("Rolled", 0)], 0, [])).toBeNull();
  expect(lesson.over([news("Stopped", 0), news("Lost", 1)], 0, [])).toEqual({ id: "lesson-zocken-kept" });
  expect(lesson.over([news("Lost", 0)], 0, [])).toEqual({ id: "lesson-zocken-lost-own" });
});
