import { describe, expect, it } from "vitest";
import type { Told } from "../../lib/board.ts";
import type { GeierNews } from "./views.ts";
import { staging, steps } from "./staging.ts";

const told = (one: GeierNews): Told<GeierNews> => ({ ...one, told: [] });
const bid = told({ type: "Bid", seat: 1, card: null });
const plain = told({ type: "Revealed", round: 1, cards: [3, 9], cancelled: [] });
const equal = told({ type: "Revealed", round: 1, cards: [9, 9], cancelled: [0, 1] });
const won = told({ type: "Won", seat: 1, card: 9, pot: [4], by: "highest" });
const carried = told({ type: "CarriedOver", pot: [4] });
const turned = told({ type: "TurnedUp", round: 2, prize: -2, pot: [-2] });
const ended = told({ type: "Ended", outcome: { scores: [0, 4], ranks: [2, 1], ended_by: "hands_empty", decided_by: "points" } });

describe("staging", () => {
  it("shows a round, then the next prize", () => {
    expect(staging.scenes([bid, plain, won, turned]).map(({ news }) => news)).toEqual([[plain, won], [turned]]);
  });

  it("shows no choices, and leaves the end to the page", () => {
    expect(staging.scenes([bid])).toEqual([]);
    expect(staging.scenes([bid, plain, won, ended]).map(({ news }) => news)).toEqual([[plain, won]]);
  });

  it("takes longer when cards are crossed out, but never drags on", () => {
    const [quick, slow] = [plain, equal].map((one) => staging.scenes([one, carried, turned]).reduce((sum, { ms }) => sum + ms, 0));
    expect(slow).toBeGreaterThan(quick ?? 0);
    expect(quick).toBeGreaterThan(3000);
    expect(slow).toBeLessThan(5000);
  });

  it("runs through its steps from the start, within the whole", () => {
    expect(steps([plain, won]).map(({ step }) => step)).toEqual(["turn", "decide", "take"]);
    const all = steps([equal, carried]);
    expect(all.map(({ step }) => step)).toEqual(["turn", "cancel", "decide", "take"]);
    expect(all[0]?.at).toBe(0);
    expect(all.every(({ at }, index) => at < 1 && (index === 0 || at > (all[index - 1]?.at ?? 1)))).toBe(true);
    expect(steps([turned])).toEqual([]);
  });
});
