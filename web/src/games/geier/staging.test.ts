import { beforeEach, describe, expect, it } from "vitest";
import type { Told } from "../../lib/board.ts";
import { forget, known } from "../../lib/familiar.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { GeierNews } from "./views.ts";
import { staging, TAKES } from "./staging.ts";

const told = <N extends GeierNews>(one: N): Told<N> => ({ ...one, told: [{ id: one.type }] });
const bid = told({ type: "Bid", seat: 1, card: null });
const plain = told({ type: "Revealed", round: 1, cards: [3, 9], cancelled: [] });
const equal = told({ type: "Revealed", round: 1, cards: [9, 9], cancelled: [0, 1] });
const pairs = told({ type: "Revealed", round: 1, cards: [9, 9, 4, 4, 2], cancelled: [0, 1, 2, 3] });
const won = told({ type: "Won", seat: 1, card: 9, pot: [4], by: "highest" });
const carried = told({ type: "CarriedOver", pot: [4] });
const turned = told({ type: "TurnedUp", round: 2, prize: -2, pot: [-2] });
const ended = told({ type: "Ended", outcome: { scores: [0, 4], ranks: [2, 1], ended_by: "hands_empty", decided_by: "points" } });

const scenes = (...news: Told<GeierNews>[]) => staging.scenes(news, { seat: 0 });
const types = (...news: Told<GeierNews>[]) => scenes(...news).map((scene) => scene.news.map(({ type }) => type));
const whole = (...news: Told<GeierNews>[]) => scenes(...news).reduce((sum, { ms }) => sum + ms, 0);

beforeEach(() => {
  forget();
  settings.choose("motion", "full");
});

describe("staging", () => {
  it("turns bids over, tells their result, lets the next prize come, and then tells that", () => {
    expect(types(bid, plain, won, turned)).toEqual([["Revealed", "Won"], ["Revealed", "Won"], ["TurnedUp"], ["TurnedUp"]]);
    expect(scenes(bid, plain, won, turned).map(({ telling }) => telling)).toEqual(["hush", "now", "hush", "now"]);
  });

  it("keeps the words of what isn't seen yet to itself", () => {
    const [turning, decided] = scenes(bid, plain, won);
    expect(turning?.news.flatMap((one) => one.told)).toEqual([]);
    expect(decided?.news).toEqual([plain, won]);
  });

  it("shows no choices, and leaves the end to the page", () => {
    expect(scenes(bid)).toEqual([]);
    expect(types(bid, plain, won, ended).at(-1)).toEqual(["Revealed", "Won"]);
  });

  it("tells everything at once where nothing moves, and leaves time to read it", () => {
    settings.choose("motion", "reduced");
    const still = scenes(bid, equal, carried, turned);
    expect(still.map(({ news, telling }) => [news, telling])).toEqual([[[equal, carried], "now"], [[turned], "now"]]);
    expect(still[0]!.ms * TAKES).toBeGreaterThan(2000);
  });

  it("takes longer when cards crash, but never drags on, and fits into the stage's patience", () => {
    expect(whole(equal, carried, turned)).toBeGreaterThan(whole(plain, won, turned));
    expect(whole(plain, won, turned)).toBeLessThan(5500);
    expect(whole(pairs, won, turned)).toBeLessThan(8800);
  });

  it("turns bids over faster once that has been seen", () => {
    const first = whole(equal, carried);
    for (const { kind } of scenes(equal, carried)) if (kind) known(kind);
    expect(whole(equal, carried)).toBeLessThan(first - 500);
  });
});
