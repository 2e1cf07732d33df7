import { describe, expect, it } from "vitest";
import { CARDS } from "./table.ts";
import { next, typed } from "./typing.ts";

const PLACES = CARDS.map(String);

describe("typing", () => {
  it("appends a second digit to the first", () => {
    const one = typed("", "1", PLACES);
    expect(one).toEqual({ digits: "1", card: "1" });
    expect(typed(one.digits, "4", PLACES).card).toBe("14");
    expect(typed("1", "0", PLACES).card).toBe("10");
  });

  it("starts again when the two don't make a card", () => {
    expect(typed("1", "7", PLACES)).toEqual({ digits: "7", card: "7" });
    expect(typed("14", "2", PLACES).card).toBe("2");
  });

  it("waits for the rest of a card whose first digit isn't one", () => {
    expect(typed("", "1", ["12", "13"])).toEqual({ digits: "1", card: null });
    expect(typed("1", "3", ["12", "13"]).card).toBe("13");
    expect(typed("", "0", PLACES)).toEqual({ digits: "", card: null });
  });
});

describe("arrows", () => {
  it("go to the next playable card", () => {
    expect(next("2", 1, PLACES, ["2", "7", "9"])).toBe("7");
    expect(next("9", -1, PLACES, ["2", "7", "9"])).toBe("7");
    expect(next("2", 5, PLACES, ["2", "12"])).toBe("12");
  });

  it("stay put when there isn't one", () => {
    expect(next("9", 1, PLACES, ["2", "9"])).toBe("9");
    expect(next("2", 5, PLACES, ["2", "8"])).toBe("2");
  });
});
