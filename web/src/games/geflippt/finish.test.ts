import { expect, test } from "vitest";
import { newsOf } from "../../lib/board.ts";
import type { GeflipptJudged, GeflipptNews, GeflipptView, Mouse } from "./views.ts";
import { finishOf, whacked } from "./finish.ts";

const mouse: Mouse = { name: "mouse8", cheese: "edam", wears: ["hat-blue", "tie-blue", "shirt-black", "shoes-black"] };
const before = { mouse, cheese: "gouda", scores: [0, 2, 1] } as unknown as GeflipptView;
const after = { ...before, mouse: null, scores: [-2, 2, 2] };

/** The race in this news. Each item carries its type. */
function finish(news: readonly GeflipptNews[]) {
  return finishOf({ news: newsOf({ news, told: news.map(({ type: id }) => [{ id }]) }), before, after });
}

function judged(seat: number, action: string, more: Partial<GeflipptJudged> = {}): GeflipptJudged {
  return { type: "Judged", seat, place: 1, action, reaction_ms: 500, ahead_ms: null, behind_ms: 0, right: true, protected: false, ...more };
}

function raced(...finishes: [number, "whack" | "attack", number][]): GeflipptNews {
  return { type: "Raced", finishes: finishes.map(([seat, kind, reaction_ms]) => ({ seat, kind, reaction_ms })) };
}

function ids(news: readonly GeflipptNews[]): (string | undefined)[][] | undefined {
  return finish(news)?.why.map((one) => one.map(({ id }) => id));
}

test("without a race there is no finish", () => {
  expect(finish([{ type: "CheeseTurned", cheese: "edam" }])).toBeNull();
});

test("lanes: the fastest first, how far the others got, and who stayed at home", () => {
  const news = [
    raced([2, "whack", 500], [0, "attack", 1000]),
    judged(2, "whack hat-blue"),
    { type: "MouseCaught", seat: 2, mouse, from_stack: false } as const,
  ];
  const lanes = finish(news)?.lanes ?? [];
  expect(lanes.map(({ seat, kind, ms, along, mice, points }) => [seat, kind, ms, along, mice, points])).toEqual([
    [2, "whack", 500, 1, 1, 1],
    [0, "attack", 1000, 0.5, 0, -2],
    [1, "none", null, 0, 0, 0],
  ]);
  expect(lanes.map((lane) => lane.judged?.action)).toEqual(["whack hat-blue", undefined, undefined]);
});

test("why: right, wrong, protected, nobody", () => {
  expect(ids([raced([0, "whack", 500]), judged(0, "whack hat-blue")])).toEqual([["Judged"]]);
  expect(
    ids([
      raced([0, "whack", 500]),
      judged(0, "whack ring-red", { right: false }),
      { type: "LaundryLaid", seat: 0, face_up: ["ring-red"], face_down: null },
    ]),
  ).toEqual([["Judged", "LaundryLaid"]]);
  expect(
    ids([raced([0, "attack", 500]), judged(0, "attack", { protected: true }), { type: "CheeseTaken", seat: 0, cheese: "edam" }]),
  ).toEqual([["Judged", "CheeseTaken"]]);
  expect(ids([raced(), { type: "MouseUnder", mouse }])).toEqual([["Raced"]]);
});

test("a failed attack shows the hand and which of it the mouse wears, and may come last", () => {
  const news: GeflipptNews[] = [
    raced([0, "attack", 500]),
    judged(0, "attack", { right: false }),
    { type: "HandShown", seat: 0, hand: ["hat-blue", "ring-red", "tie-blue"] },
    { type: "LaundryLaid", seat: 0, face_up: ["tie-blue"], face_down: "hat-blue" },
    { type: "Banned", seat: 0 },
  ];
  expect(ids(news)).toEqual([["Judged", "LaundryLaid", "Banned"]]);
  const shown = finish(news);
  expect(shown?.hands).toEqual([{ seat: 0, hand: ["hat-blue", "ring-red", "tie-blue"], worn: ["hat-blue", "tie-blue"] }]);
  expect(shown?.lanes[0]?.laundry).toBe(2);
});

test("too close to call: each player has a paragraph, and the draw is mentioned", () => {
  const news: GeflipptNews[] = [
    raced([0, "whack", 500], [1, "whack", 500]),
    { type: "DrawnFaster", seat: 1, among: [0, 1] },
    judged(1, "whack hat-blue"),
    { type: "MouseCaught", seat: 1, mouse, from_stack: false },
    judged(0, "attack", { place: 2 }),
    { type: "HandShown", seat: 0, hand: [] },
    { type: "MouseCaught", seat: 0, mouse, from_stack: true },
  ];
  expect(ids(news)).toEqual([
    ["DrawnFaster", "Judged"],
    ["Judged", "MouseCaught"],
  ]);
});

test("which piece an action whacks with", () => {
  expect([whacked("whack tie-blue"), whacked("attack")]).toEqual(["tie-blue", null]);
});
