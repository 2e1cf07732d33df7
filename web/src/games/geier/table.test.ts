import { describe, expect, it } from "vitest";
import { newsOf } from "../../lib/board.ts";
import type { GeierNews, GeierView } from "./views.ts";
import { before, lying, sorted } from "./table.ts";

const VIEW: GeierView = {
  seat: 0,
  round: 3,
  hand: [1, 4, 9, 15],
  bid: null,
  has_bid: [false, true, true],
  hand_size: [4, 3, 3],
  carried: [4],
  prize: -5,
  stack_size: 12,
  spent: [[2, 7, 7]],
  won: [[3], [], []],
  scores: [3, 0, 0],
  discarded: [],
};

describe("the cards on the table", () => {
  it("are sorted mice before vultures, the weightiest first", () => {
    expect(sorted([-1, 3, 10, -5])).toEqual([10, 3, -5, -1]);
  });

  it("show which of the last cards were equal", () => {
    expect(before(VIEW).map(({ equal }) => equal)).toEqual([false, true, true]);
    expect(before({ ...VIEW, spent: [] })).toEqual([]);
  });
});

describe("while a round is shown", () => {
  const revealed: GeierNews = { type: "Revealed", round: 3, cards: [4, 9, 1], cancelled: [] };
  const won: GeierNews = { type: "Won", seat: 2, card: 1, pot: [4, -5], by: "lowest" };
  const after: GeierView = { ...VIEW, round: 4, hand: [1, 9, 15], carried: [], prize: 6, won: [[3], [], [4, -5]], scores: [3, 0, -1] };
  const words = { status: { id: "later" }, figures: [], scene: [] };
  const scene = { number: 1, news: newsOf({ news: [revealed, won] }), before: VIEW, after, words, ms: 1000 };

  it("our card has left the hand, everybody has bid, and the pot stays put", () => {
    const shown = lying(VIEW, scene, "decide");
    expect(shown).toMatchObject({ hand: [1, 9, 15], has_bid: [true, true, true], prize: -5, carried: [4], scores: [3, 0, 0] });
  });

  it("the pot counts once it has reached its player", () => {
    expect(lying(VIEW, scene, "take").scores).toEqual(VIEW.scores);
    expect(lying(VIEW, scene, "have")).toMatchObject({ won: after.won, scores: after.scores, prize: -5 });
  });

  it("the next prize joins what is on the table by then", () => {
    const turned: GeierNews = { type: "TurnedUp", round: 4, prize: 6, pot: [6] };
    expect(lying(VIEW, { ...scene, news: newsOf({ news: [turned] }) }, "turn")).toBe(after);
    expect(lying(VIEW, null, "turn")).toBe(VIEW);
  });
});
