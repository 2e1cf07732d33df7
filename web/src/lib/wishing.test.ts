import { expect, test } from "vitest";
import type { Question } from "./wire.ts";
import { type Wish, wished } from "./wishing.ts";

const question = (number: number, legal = ["dog3", "cat1"]): Question => ({ number, seats: [0], legal, time_left_ms: null, rules_deadline: false, race: false, guess_ms: 0, labels: [], warnings: {} });
const wish: Wish = { match: "m1", question: 7, card: "dog3" };

test("a card stays wished for as long as its question is open", () => {
  expect(wished(wish, "m1", question(7))).toBe("dog3");
  expect(wished(null, "m1", question(7))).toBeNull();
  expect(wished(wish, "m1", null)).toBeNull();
  expect(wished(wish, "m1", question(7, []))).toBeNull();
});

test("the next round and the next match start without a wish", () => {
  expect(wished(wish, "m1", question(10))).toBeNull();
  expect(wished(wish, "m2", question(7))).toBeNull();
});
