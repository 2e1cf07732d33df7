import { expect, test } from "vitest";
import { groups, holding, layout, lit, mice, offers, type Source } from "./takes.ts";

const red: Source = { colour: "red", owner: null };
const blue: Source = { colour: "blue", owner: null };
const bens: Source = { colour: "red", owner: 1 };
const actions = (all: readonly { action: string }[] | undefined) => all?.map(({ action }) => action);

test("takes are read, pairs first; rolling and stopping aren't takes", () => {
  expect(mice("red+red:1")).toEqual([red, bens]);
  expect(actions(offers(["red", "red+blue", "blue"]))).toEqual(["red+blue", "red", "blue"]);
  expect(offers(["roll", "stop"])).toEqual([]);
});

test("picking up mice leaves the takes that contain them", () => {
  const all = offers(["red+red", "red+red:1", "red:1+red:1", "red", "red:1"]);
  expect(lit(all, [])).toEqual([red, bens]);
  expect(actions(holding(all, [bens]))).toEqual(["red+red:1", "red:1+red:1", "red:1"]);
  expect(lit(holding(all, [bens]), [bens])).toEqual([red, bens]);
  expect(actions(holding(all, [bens, red]))).toEqual(["red+red:1"]);
  expect(holding(all, [blue])).toEqual([]);
});

const WITH_RED = ["red+red", "red", "red+orange", "orange", "red+blue", "blue", "red+green", "green", "red+yellow", "yellow"];

test("the joker's colour is asked first if there are many takes", () => {
  const asked = groups(offers(WITH_RED), ["joker", "red"]);
  expect([...(asked?.keys() ?? [])]).toEqual(["yellow", "green", "blue", "orange", "red"]);
  expect(actions(asked?.get("blue"))).toEqual(["red+blue", "blue"]);
  expect(actions(asked?.get("red"))).toEqual(["red+red", "red"]);
});

test("two jokers offer a pair under both of its colours", () => {
  const asked = groups(offers([...WITH_RED, "blue+green"]), ["joker", "joker"]);
  expect(actions(asked?.get("blue"))).toEqual(["red+blue", "blue+green", "blue"]);
  expect(actions(asked?.get("red"))).toContain("red+blue");
});

test("every take can be reached through some colour", () => {
  const all = offers(WITH_RED);
  const found = new Set([...(groups(all, ["red", "joker"])?.values() ?? [])].flatMap((some) => actions(some)));
  expect(found).toEqual(new Set(WITH_RED));
});

test("takes that can be seen at a glance skip the colour question", () => {
  expect(groups(offers(["blue", "green"]), ["red", "joker"])).toBeNull();
  expect(groups(offers(WITH_RED), ["red", "red"])).toBeNull();
});

test("a few takes share a row, more go in columns, a crowd has no names", () => {
  expect([1, 3, 4, 12, 13].map((takes) => layout(takes, false))).toEqual(["row", "row", "columns", "columns", "crowd"]);
  expect([1, 11, 12, 16].map((takes) => layout(takes, true))).toEqual(["columns", "columns", "crowd", "crowd"]);
});
