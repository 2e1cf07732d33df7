import { describe, expect, it } from "vitest";
import { awaitedSay, botSay, canSit, decidingOf, endingOf, helpedSay, hostOf, inviting, labelOf, playersOf, practises, standing, valueSay, valuesOf } from "./telling.ts";
import { load } from "./texts.ts";
import type { GameInfo, OptionInfo, SeatInfo, TableInfo } from "./wire.ts";

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({ name, kind: "person", bot: "", portrait: "", colour: "", free: false, next: "", here: true, host: false, wins: 0, line: "", line_ms: 0, stand_in: false, ...more });
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  code: "mavoli-27", game: "geier", rules: 1, options: {}, public: true, pace: "calm", state: "open", played: 0, seats, even: false, later: false, practice: false, ...more,
});
const outcome = { scores: [3, 9, -2, 9], ranks: [3, 1, 4, 1], ended_by: "hands_empty", decided_by: "shared" };

const seats = (value: string | number, from_seats: number) => ({ value, label: { id: "option-seat", args: { number: Number(value) + 1 } }, from_seats });
const FIRST: OptionInfo = { name: "first", label: { id: "first" }, default: "drawn", allowed: [], least: null, most: null, offered: [seats("drawn", 2), seats(1, 2), seats(3, 4)] };

describe("in words", () => {
  it("describes how bots play and the chosen options", async () => {
    const english = await load("en");
    const said = (what: Parameters<typeof english.speak>[0]): string => english.speak(what);
    expect([botSay("simple"), botSay("lotte")].map(said)).toEqual(["plays sensibly", "Lotte, who plays by feel"]);
    expect([valueSay(FIRST, 1), valueSay(FIRST, 7)].map(said)).toEqual(["seat 2", "7"]);
  });

  it("finds the ending in the story", () => {
    const won = { id: "match-won", args: { names: ["Mia"] } };
    expect(endingOf([{ id: "match-shared" }, { id: "geier-count" }, won, { id: "geier-last" }])).toBe(won);
    expect(endingOf([{ id: "geier-count" }])).toBeUndefined();
  });

  it("finds the deciding round after the ending, of the last match alone", () => {
    const won = { id: "match-won" };
    const [round, game] = [{ id: "geier-deciding" }, { id: "zocken-deciding-game" }];
    expect([decidingOf([{ id: "geier-count" }, won, round]), decidingOf([won, game])]).toEqual([round, game]);
    expect([decidingOf([won, round, { id: "geier-mouse" }, { id: "match-shared" }]), decidingOf([round]), decidingOf([])]).toEqual([undefined, undefined, undefined]);
  });

  it("lists the players we are waiting for", () => {
    const seats = [seat("Mia"), seat("Leo")];
    expect(awaitedSay([0, 1], 1, seats)).toEqual({ id: "your-turn" });
    expect(awaitedSay([0], 1, seats)).toEqual({ id: "waiting-for", args: { names: ["Mia"] } });
    expect(awaitedSay([], 1, seats)).toBeNull();
  });

  it("names the players replaced by a simpler bot", async () => {
    const zeno = seat("Zeno", { kind: "bot", bot: "zeno", stand_in: true });
    expect(helpedSay([seat("Mia"), { ...zeno, stand_in: false }])).toBeNull();
    const told = helpedSay([seat("Mia"), zeno])!;
    for (const language of ["de", "en", "fr", "it"] as const) expect((await load(language)).speak(told)).toContain("Zeno");
  });
});

it("offers the option values that a table has seats for", () => {
  expect([valuesOf(FIRST, 2), valuesOf(FIRST, 4)].map((all) => all.map(({ value }) => value))).toEqual([["drawn", 1], ["drawn", 1, 3]]);
});

it("labels an action as the question does", () => {
  const question = { legal: ["a", "b"], labels: [{ id: "one" }, { id: "two" }] };
  expect([labelOf(question, "b"), labelOf(null, "b")]).toEqual([{ id: "two" }, { id: "b" }]);
});

it("orders the seats by rank", () => {
  expect(standing(outcome)).toEqual([1, 3, 0, 2]);
});

it("names those who played, even after their bots have gone", () => {
  const playing = [seat("Mia"), seat("name-fox", { kind: "bot", free: true })];
  const over = [seat("Mia", { wins: 1 }), seat("", { kind: "open" })];
  expect(playersOf(table(playing, { state: "playing" }), [])).toBe(playing);
  expect(playersOf(table(over, { state: "over" }), playing).map((one) => [one.name, one.wins])).toEqual([["Mia", 1], ["name-fox", 0]]);
});

it("lists occupied public tables, those with a free seat first", () => {
  const full = table([seat("a"), seat("b")], { code: "full" });
  const waiting = table([seat("a"), seat("", { kind: "open", here: false })], { code: "waiting" });
  const playing = table([seat("a"), seat("b", { kind: "bot", free: true })], { code: "playing", state: "playing" });
  const left = table([seat("a", { here: false })], { code: "left" });
  expect(inviting([full, left, playing, waiting]).map((one) => one.code)).toEqual(["waiting", "playing", "full"]);
  expect(canSit(full)).toBe(false);
});

it("practice is a match with no other people, a coach and no race", () => {
  const alone = table([seat("Mia"), seat("Otter", { kind: "bot", bot: "pip" })], { practice: true });
  const game = (more: Partial<GameInfo> = {}) => ({ coach: true, race: false, ...more }) as GameInfo;
  expect([0, null].map((own) => practises(own, alone, game()))).toEqual([true, false]);
  expect(practises(0, { ...alone, practice: false }, game())).toBe(false);
  expect([game({ race: true }), game({ coach: false }), undefined].map((one) => practises(0, alone, one))).toEqual([false, false, false]);
});

it("the host is named, even while a bot plays in their seat", () => {
  expect(hostOf(table([seat("Mia", { host: true }), seat("Leo")]))).toBe("Mia");
  expect(hostOf(table([seat("name-fox", { kind: "bot", next: "Oma", host: true })]))).toBe("Oma");
  expect(hostOf(table([seat("name-fox", { kind: "bot" })]))).toBeUndefined();
});
