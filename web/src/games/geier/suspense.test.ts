import { expect, test } from "vitest";
import { bidsAfter, suspense } from "./suspense.ts";

const turned = (cards: number[], by: "highest" | "lowest", own: number | null = null, cancelled: number[] = []) =>
  suspense({ cards, cancelled }, by, own).beats.filter(({ kind }) => kind === "turn").flatMap(({ seats }) => seats);

test("bids turn one after another, and the one that could decide comes last", () => {
  expect(turned([9, 3, 12, 5], "highest")).toEqual([1, 3, 0, 2]);
  expect(turned([9, 3, 12, 5], "lowest")).toEqual([2, 0, 3, 1]);
});

test("our own card doesn't turn: we know it", () => {
  expect(turned([9, 3, 12], "highest", 2)).toEqual([1, 0]);
  expect(turned([9, 3], "highest", 0)).toEqual([1]);
});

test("everybody holds their breath before the last card only", () => {
  const { beats } = suspense({ cards: [9, 3, 12], cancelled: [] }, "highest", null);
  expect(beats.map(({ kind }) => kind)).toEqual(["turn", "turn", "dread", "turn"]);
  expect(beats[2]?.seats).toEqual([2]);
});

test("equal cards crash as soon as the last of them lies open, also into our own", () => {
  const { beats } = suspense({ cards: [4, 4, 12], cancelled: [0, 1] }, "highest", null);
  expect(beats.map(({ kind }) => kind)).toEqual(["turn", "turn", "rush", "fall", "dread", "turn"]);
  expect(beats[2]?.seats).toEqual([0, 1]);
  const own = suspense({ cards: [4, 4], cancelled: [0, 1] }, "highest", 1).beats;
  expect(own.map(({ kind }) => kind)).toEqual(["dread", "turn", "rush", "fall"]);
  const both = suspense({ cards: [4, 7, 7, 4], cancelled: [0, 1, 2, 3] }, "lowest", null).beats;
  expect(both.filter(({ kind }) => kind === "rush").map(({ seats }) => seats)).toEqual([[1, 2], [0, 3]]);
});

test("beats follow each other within the whole, which doesn't drag on", () => {
  for (const cards of [[1, 2], [1, 2, 3, 4, 5], [1, 1, 2, 2, 3]]) {
    const cancelled = cards.flatMap((card, seat) => (cards.filter((other) => other === card).length > 1 ? [seat] : []));
    const { beats, ms } = suspense({ cards, cancelled }, "highest", null);
    expect(beats.every(({ at }, place) => at < ms && (place === 0 || at > (beats[place - 1]?.at ?? 0)))).toBe(true);
    expect(ms).toBeLessThan(5000);
  }
});

test("at any moment we know which cards are open, which have fallen, and which one is awaited", () => {
  const { beats } = suspense({ cards: [4, 4, 12], cancelled: [0, 1] }, "highest", null);
  expect(bidsAfter([])).toEqual({ open: new Set(), fallen: new Set(), dreaded: null, crashing: [] });
  expect(bidsAfter(beats.slice(0, 3))).toMatchObject({ open: new Set([0, 1]), fallen: new Set(), crashing: [0, 1] });
  expect(bidsAfter(beats.slice(0, 5))).toMatchObject({ fallen: new Set([0, 1]), dreaded: 2, crashing: [] });
  expect(bidsAfter(beats)).toMatchObject({ open: new Set([0, 1, 2]), dreaded: null });
});
