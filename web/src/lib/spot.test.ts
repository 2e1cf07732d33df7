import { describe, expect, it } from "vitest";
import { type Box, covered, spotFor } from "./spot.ts";

const ROOM: Box = { x: 0, y: 50, width: 320, height: 500 };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const SIZE = { width: 240, height: 100 };

describe("a bubble's place", () => {
  it("is beside what it speaks of, and inside the room", () => {
    const at = box(40, 60, 240, 80);
    const found = spotFor([SIZE], ROOM, at, []);
    expect(found.covers).toBe(0);
    expect(found.y).toBeGreaterThanOrEqual(140);
    expect(found.y).toBeLessThan(160);
    expect([found.x >= 0, found.x + found.width <= 320]).toEqual([true, true]);
  });

  it("covers nothing that must stay free, even if that is further away", () => {
    const at = box(40, 60, 240, 80);
    const free = [box(0, 150, 320, 200)];
    const found = spotFor([SIZE], ROOM, at, free);
    expect([found.covers, found.y >= 350]).toEqual([0, true]);
  });

  it("prefers places where nothing is read", () => {
    const at = box(40, 250, 240, 80);
    const below = spotFor([SIZE], ROOM, at, [], [box(0, 120, 320, 130)]);
    const above = spotFor([SIZE], ROOM, at, [], [box(0, 330, 320, 130)]);
    expect([below.y > 320, above.y < 160]).toEqual([true, true]);
  });

  it("takes a narrower shape only if it must", () => {
    const shapes = [SIZE, { width: 150, height: 160 }];
    const at = box(0, 50, 320, 100);
    expect(spotFor(shapes, ROOM, at, []).width).toBe(240);
    const column = [box(160, 150, 160, 400)];
    expect(spotFor(shapes, ROOM, at, column)).toMatchObject({ width: 150, covers: 0 });
  });

  it("covers as little as possible where there is no room", () => {
    const found = spotFor([SIZE], ROOM, box(0, 50, 320, 300), [box(0, 350, 320, 140)]);
    expect(found.covers).toBeGreaterThan(0);
    expect(found.y + found.height).toBe(550);
  });
});

it("boxes share an area only where they overlap", () => {
  expect([covered(box(0, 0, 10, 10), box(5, 5, 10, 10)), covered(box(0, 0, 10, 10), box(10, 0, 5, 5))]).toEqual([25, 0]);
});
