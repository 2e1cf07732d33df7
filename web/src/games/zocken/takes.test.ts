import { expect, test } from "vitest";
import { groups, holding, layout, lit, mice, offers, type Source, value } from "./takes.ts";

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

test("a take is worth what its mice are; for children, how many they are", () => {
  const [pair] = offers(["red+blue:1"]);
  expect([value(pair!, false), value(pair!, true)]).toEqual([8, 2]);
});

test("a few takes share a row, more go in columns, a crowd has no names; a few that are left are put in words", () => {
  expect([1, 3, 4, 12, 13].map((takes) => layout(takes, false))).toEqual(["row", "row", "columns", "columns", "crowd"]);
  expect([1, 3, 4, 11, 12, 16].map((takes) => layout(takes, true))).toEqual(["list", "list", "columns", "columns", "crowd", "crowd"]);
});
