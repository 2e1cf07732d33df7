import { expect, test } from "vitest";
import { load } from "../../lib/texts.ts";
import type { ZockenNews } from "../../lib/views.ts";
import { doing, narrated, owns } from "./telling.ts";

const names = ["Mia", "Ben", "Cleo"];
const texts = await load("en");
const told = (news: ZockenNews) => {
  const said = narrated(news, names);
  return said && texts.speak(said);
};

test("takes are called by their mice and whose they were", () => {
  const called = ["red", "red+blue", "red+red", "red+red:1", "red:1+red:2", "red:2+red:2", "red:1"].map((action) => texts.speak(doing(action, names)));
  expect(called).toEqual([
    "one red mouse",
    "one red and one blue mouse",
    "2 red mice",
    "2 red mice, one from Ben",
    "2 red mice from Ben and Cleo",
    "2 red mice from Cleo",
    "one red mouse from Ben",
  ]);
});

test("scenes say what happened, and why a turn is lost", () => {
  const mice = [
    { colour: "red", owner: 1 },
    { colour: "red", owner: 1 },
  ];
  const lost = { type: "Lost", seat: 1, dice: ["blue", "red"], mice: [0, 0, 1, 0, 0] } as const;
  expect([
    told({ type: "Rolled", seat: 0, dice: ["blue", "joker"], takes: 3 }),
    told({ type: "Took", seat: 0, dice: ["red", "joker"], mice, jokers: ["red"], declined: [] }),
    told({ type: "Took", seat: 0, dice: ["red", "blue"], mice: [{ colour: "red", owner: null }], jokers: [], declined: ["blue"] }),
    told({ ...lost, dice: ["blue", "red"], mice: [...lost.mice], already_aside: ["blue"], none_left: ["red"] }),
    told({ ...lost, dice: ["blue", "red"], mice: [...lost.mice], already_aside: [], none_left: ["blue", "red"] }),
    told({ type: "Stopped", seat: 2, mice: [0, 0, 1, 0, 2] }),
  ]).toEqual([
    "The dice show blue and joker.",
    "Set aside: 2 red mice from Ben (joker as red).",
    "Set aside: one red mouse; left alone: blue.",
    "Nothing to take, blue had been taken, none left of red: Ben loses the turn.",
    "Nothing to take, none left of blue and red: Ben loses the turn.",
    "Cleo stops and keeps one blue mouse and 2 red mice.",
  ]);
});

test("who has no mice is told so", () => {
  expect([texts.speak(owns("Mia", [0, 0, 0, 0, 0], 0)), texts.speak(owns("Mia", [1, 0, 0, 0, 0], 1))]).toEqual([
    "Mia has no mice yet.",
    "Mia has one point: one yellow mouse.",
  ]);
});
