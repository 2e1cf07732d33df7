import { describe, expect, test } from "vitest";
import { differentLooks, dress, huesOf, keepMyLook, myLook } from "./looks.ts";
import { keepIn } from "./storage.ts";
import { COLOURS, PORTRAITS } from "./wire.ts";

const seats = (...colours: string[]) => colours.map((colour) => ({ colour }));

test("everybody has a look from the first moment, and keeps it", () => {
  const kept = keepIn(undefined);
  const first = myLook(kept, () => 0.5);
  expect(PORTRAITS).toContain(first.portrait);
  expect(COLOURS).toContain(first.colour);
  expect(myLook(kept, () => 0)).toEqual(first);
  keepMyLook({ portrait: "owl", colour: "teal" }, kept);
  expect(myLook(kept)).toEqual({ portrait: "owl", colour: "teal" });
});

test("a look that no longer exists is drawn anew", () => {
  const kept = keepIn(undefined);
  kept.set("portrait", "wyvern");
  kept.set("colour", "blue");
  expect(myLook(kept, () => 0)).toEqual({ portrait: PORTRAITS[0], colour: "blue" });
});

test("people at one device look different", () => {
  const looks = differentLooks(6, { portrait: "chick", colour: "teal" });
  expect(looks[0]).toEqual({ portrait: "chick", colour: "teal" });
  expect(new Set(looks.map(({ portrait }) => portrait)).size).toBe(6);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(6);
});

describe("the colours of seats", () => {
  test("are their own where nobody has chosen", () => {
    expect(huesOf(seats("", "", ""))).toEqual([0, 1, 2]);
  });

  test("are those that people have chosen; others make way", () => {
    expect(huesOf(seats("", "red", ""))).toEqual([1, 0, 2]);
    expect(huesOf(seats("teal", "", "mauve"))).toEqual([6, 1, 2]);
  });

  test("are never the same twice: the lower seat has its wish", () => {
    expect(huesOf(seats("blue", "blue", "blue"))).toEqual([1, 0, 2]);
    for (const colour of COLOURS) expect(new Set(huesOf(seats("", colour, colour, "", "", colour))).size).toBe(6);
  });

  test("go to the page and leave it again", () => {
    const page = document.createElement("div");
    const undress = dress(String(huesOf(seats("teal", ""))), page);
    expect(page.style.getPropertyValue("--seat-0")).toBe("var(--hue-6)");
    expect(page.style.getPropertyValue("--seat-1")).toBe("var(--hue-1)");
    undress();
    expect(page.style.getPropertyValue("--seat-0")).toBe("");
  });
});
