import { describe, expect, it } from "vitest";
import { awaitedSay, botSay, canSit, endingOf, inviting, optionSay, playersOf, practises, standing, valueSay, valuesOf } from "./telling.ts";
import { load } from "./texts.ts";
import type { SeatInfo, TableInfo } from "./wire.ts";

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({ name, kind: "person", bot: "", free: false, here: true, host: false, wins: 0, ...more });
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  code: "mavoli-27", game: "geier", options: {}, public: true, pace: "calm", state: "open", played: 0, seats, even: false, ...more,
});
const outcome = { scores: [3, 9, -2, 9], ranks: [3, 1, 4, 1], ended_by: "hands_empty", decided_by: "shared" };

describe("in words", () => {
  it("says how bots play, what an option is about, and what is chosen", async () => {
    const english = await load("en");
    const said = (what: Parameters<typeof english.speak>[0]): string => english.speak(what);
    expect([botSay("simple"), botSay("lotte")].map(said)).toEqual(["plays sensibly", "Lotte, who plays by feel"]);
    expect([optionSay("geier", "winner"), optionSay("geflippt", "window_ms")].map(said)).toEqual(["Who wins when points are level", "How long a mouse waits"]);
    const chosen = [
      valueSay("geier", "winner", "unique"),
      valueSay("geier", "open_discards", true),
      valueSay("zocken", "first", 1),
      valueSay("geflippt", "window_ms", 8000),
      valueSay("geflippt", "photo_finish_ms", 0),
    ];
    expect(chosen.map(said)).toEqual(["Those level on points drop out", "yes", "seat 2", "8 seconds", "only the same moment"]);
  });

  it("finds in the story how it ended", () => {
    const won = { id: "match-won", args: { names: ["Mia"] } };
    expect(endingOf([{ id: "match-shared" }, { id: "geier-count" }, won, { id: "geier-last" }])).toBe(won);
    expect(endingOf([{ id: "geier-count" }])).toBeUndefined();
  });

  it("says for whom everybody waits", () => {
    const seats = [seat("Mia"), seat("Leo")];
    expect(awaitedSay([0, 1], 1, seats)).toEqual({ id: "your-turn" });
    expect(awaitedSay([0], 1, seats)).toEqual({ id: "waiting-for", args: { names: ["Mia"] } });
    expect(awaitedSay([], 1, seats)).toBeNull();
  });
});

it("offers the values of an option, and only seats that are there", () => {
  const first = { name: "first", default: "drawn", allowed: ["drawn", 0, 1, 2, 3], least: null, most: null };
  const window = { name: "window_ms", default: 8000, allowed: null, least: 1000, most: 60000 };
  expect(valuesOf(first, 2)).toEqual(["drawn", 0, 1]);
  expect(valuesOf(window, 2)).toContain(window.default);
  expect(valuesOf({ ...window, name: "quite_new" }, 2)).toEqual([8000]);
});

it("orders the seats by their places", () => {
  expect(standing(outcome)).toEqual([1, 3, 0, 2]);
});

it("names those who played, though their bots are gone", () => {
  const playing = [seat("Mia"), seat("name-fox", { kind: "bot", free: true })];
  const over = [seat("Mia", { wins: 1 }), seat("", { kind: "open" })];
  expect(playersOf(table(playing, { state: "playing" }), [])).toBe(playing);
  expect(playersOf(table(over, { state: "over" }), playing).map((one) => [one.name, one.wins])).toEqual([["Mia", 1], ["name-fox", 0]]);
});

it("lists public tables where somebody is, those first where one can sit down", () => {
  const full = table([seat("a"), seat("b")], { code: "full" });
  const waiting = table([seat("a"), seat("", { kind: "open", here: false })], { code: "waiting" });
  const playing = table([seat("a"), seat("b", { kind: "bot", free: true })], { code: "playing", state: "playing" });
  const left = table([seat("a", { here: false })], { code: "left" });
  expect(inviting([full, left, playing, waiting]).map((one) => one.code)).toEqual(["waiting", "playing", "full"]);
  expect(canSit(full)).toBe(false);
});

it("somebody practises who plays against bots alone, but not in a race", () => {
  const bots = [seat("Mia"), seat("Otter", { kind: "bot", bot: "pip" }), seat("Fox", { kind: "bot", bot: "zeno" })];
  expect([practises(0, table(bots)), practises(null, table(bots)), practises(1, table(bots))]).toEqual([true, false, false]);
  expect([practises(0, table([...bots, seat("Leo")])), practises(0, table(bots, { game: "geflippt" }))]).toEqual([false, false]);
});
