import { expect, test } from "vitest";
import { layout, neighbour, RATIO } from "./layout.ts";

test.each([
  ["a small phone", 340, 560, { side: false, face: "wide", columns: 4 }],
  ["a phone", 360, 568, { side: false, face: "tile", columns: 8 }],
  ["a phone held sideways", 844, 330, { side: true, face: "wide", columns: 4 }],
  ["a tablet", 768, 900, { side: false, face: "whole", columns: 8 }],
  ["a laptop", 1280, 600, { side: true, face: "whole", columns: 4 }],
  ["a large screen", 1920, 900, { side: true, face: "whole", columns: 4 }],
])("%s", (_, width, height, expected) => {
  expect(layout(width, height, false)).toMatchObject(expected);
});

test("every card is large enough for a finger, and the hand fits", () => {
  for (let width = 340; width <= 1920; width += 20)
    for (let height = width < 600 ? 540 : 320; height <= 1080; height += 20)
      for (const large of [false, true]) {
        const { side, face, columns, cell } = layout(width, height, large);
        const tall = cell * RATIO[face];
        expect(cell).toBeGreaterThanOrEqual(44);
        expect(tall).toBeGreaterThanOrEqual(44);
        expect(columns * cell).toBeLessThanOrEqual(side ? width / 2 : width);
        expect((16 / columns) * tall).toBeLessThanOrEqual(side ? height - 70 : height * 0.45);
      }
});

test("with large cards chosen, a phone shows wide ones", () => {
  expect(layout(390, 730, true)).toMatchObject({ face: "wide", columns: 4 });
});

test("arrow keys go to the nearest card in their direction", () => {
  // 0 1 .
  // 2 . 3
  const spots = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 0, y: 10 }, { x: 20, y: 10 }];
  const to = (from: number, key: string) => neighbour(spots, from, key);
  expect([to(0, "ArrowRight"), to(1, "ArrowLeft"), to(2, "ArrowRight")]).toEqual([1, 0, 3]);
  expect([to(0, "ArrowDown"), to(1, "ArrowDown"), to(3, "ArrowUp")]).toEqual([2, 2, 1]);
  expect([to(1, "ArrowRight"), to(0, "ArrowUp"), to(0, "x")]).toEqual([undefined, undefined, undefined]);
});
