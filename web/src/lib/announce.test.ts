import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announce, assertive, interrupt, polite } from "./announce.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("repeats a line announced twice, and clears it after a while", () => {
  announce("Mia hat gewählt.");
  announce("Mia hat gewählt.");
  announce("");
  interrupt("Du bist dran.");
  expect(polite.lines).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(polite.lines.map((line) => line.text)).toEqual(["Mia hat gewählt.", "Mia hat gewählt."]);
  expect(assertive.lines.map((line) => line.text)).toEqual(["Du bist dran."]);
  expect(new Set(polite.lines.map((line) => line.number)).size).toBe(2);
  vi.advanceTimersByTime(30_000);
  expect([polite.lines, assertive.lines]).toEqual([[], []]);
});
