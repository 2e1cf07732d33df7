import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Band, between, LENGTH_S, type Note, start } from "./music.ts";

const tune = between(0, LENGTH_S);

it("goes round and round without a gap, however it is cut into pieces", () => {
  const pieces: Note[] = [];
  for (let at = 0; at < 2 * LENGTH_S; at += 0.7) pieces.push(...between(at, Math.min(at + 0.7, 2 * LENGTH_S)));
  expect(pieces).toHaveLength(2 * tune.length);
  expect(between(LENGTH_S, 2 * LENGTH_S).map(({ hertz }) => hertz)).toEqual(tune.map(({ hertz }) => hertz));
  expect(between(5, 5)).toEqual([]);
});

it("is quiet, and stays where it is pleasant to hear", () => {
  for (const { hertz, loud, lasts } of tune) {
    expect(hertz).toBeGreaterThan(90);
    expect(hertz).toBeLessThan(1100);
    expect(loud).toBeLessThan(0.2);
    expect(lasts).toBeGreaterThan(0.2);
  }
  expect(tune.find(({ shape }) => shape === "triangle")?.hertz).toBeCloseTo(659.26, 1); // E5
});

class Fake implements Band {
  time = 10;
  played: number[] = [];
  rests = 0;
  now = (): number => this.time;
  play = (_: Note, at: number): void => void this.played.push(at);
  rest = (): void => void this.rests++;

  async pass(seconds: number): Promise<void> {
    for (let step = 0; step < seconds * 10; step++) {
      this.time += 0.1;
      await vi.advanceTimersByTimeAsync(100);
    }
  }
}

let hidden = false;
function hide(now: boolean): void {
  hidden = now;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  hidden = false;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("begins with the first touch, and ends when it is switched off", async () => {
  const band = new Fake();
  const end = start(band);
  await band.pass(2);
  expect(band.played).toEqual([]);
  document.dispatchEvent(new Event("pointerup"));
  await band.pass(3);
  const many = band.played.length;
  expect(many).toBeGreaterThan(5);
  expect([...band.played].sort((one, other) => one - other)).toEqual(band.played);
  expect(new Set(band.played).size).toBeLessThanOrEqual(many);
  end();
  expect(band.rests).toBe(1);
  await band.pass(3);
  document.dispatchEvent(new Event("pointerup"));
  await band.pass(1);
  expect(band.played).toHaveLength(many);
});

it("is silent in a hidden tab, and continues where it was", async () => {
  const band = new Fake();
  const end = start(band);
  document.dispatchEvent(new Event("keydown"));
  await band.pass(2);
  hide(true);
  expect(band.rests).toBe(1);
  const many = band.played.length;
  await band.pass(60);
  expect(band.played).toHaveLength(many);
  hide(false);
  await band.pass(1);
  const fresh = band.played.slice(many);
  expect(fresh.length).toBeGreaterThan(1);
  expect(fresh.length).toBeLessThan(15); // not a minute's notes at once
  for (const at of fresh) expect(at).toBeGreaterThan(band.time - 1.2);
  end();
});
