import { beforeEach, describe, expect, it } from "vitest";
import { forget, knows, learned, nameOfTip, since, type Tip, tipOf } from "./firsttime.ts";
import { keep } from "./storage.ts";

const tip = (id: string, at: string, act = false): Tip => ({ say: { id }, at, act });
const TIPS = [tip("prize", "prize"), tip("choose", "hand", true), tip("play", "play", true)];
const shown = (read: string[], there: string[], round = 1) => tipOf(TIPS, round, new Set(read), (at) => there.includes(at))?.say.id ?? null;

describe("what Pip says now", () => {
  it("is first what there is to read, then what there is to do", () => {
    expect(shown([], ["prize", "hand"])).toBe("prize");
    expect(shown(["1 prize"], ["prize", "hand"])).toBe("choose");
    expect(shown(["1 prize"], ["prize", "hand", "play"])).toBe("play");
  });

  it("comes again in the next round", () => {
    expect(shown([nameOfTip(TIPS[0]!, 1)], ["prize", "hand"], 2)).toBe("prize");
  });

  it("comes only once where once is enough", () => {
    expect(tipOf([{ ...TIPS[0]!, once: true }], 2, new Set([nameOfTip({ ...TIPS[0]!, once: true }, 1)]), () => true)).toBeNull();
  });

  it("speaks of nothing that isn't there", () => {
    expect([shown([], ["hand"]), shown([], [])]).toEqual(["choose", null]);
  });

  it("is over when it has been put away", () => {
    expect(shown(["1 prize", "1 choose", "1 play"], ["prize", "hand", "play"])).toBeNull();
  });
});

describe("who needs it", () => {
  beforeEach(() => {
    for (const key of ["tips.geier", "lesson.geier"]) keep.set(key, null);
  });

  it("is everybody at first, and nobody twice", () => {
    expect(knows("geier")).toBe(false);
    learned("geier");
    expect([knows("geier"), knows("mausen")]).toEqual([true, false]);
  });

  it("is nobody who has taken the lesson", () => {
    keep.set("lesson.geier", "4");
    expect(knows("geier")).toBe(false);
    keep.set("lesson.geier", "done");
    expect(knows("geier")).toBe(true);
  });

  it("is whoever asks for it again, the lesson notwithstanding", () => {
    keep.set("lesson.geier", "done");
    forget(["geier"]);
    expect(knows("geier")).toBe(false);
    learned("geier");
    expect(knows("geier")).toBe(true);
  });
});

it("finds what happened since a round began", () => {
  const log = ["Revealed", "Won", "Revealed", "CarriedOver"].map((type) => ({ type }));
  expect(since(log, ({ type }) => type === "Revealed").map(({ type }) => type)).toEqual(["Revealed", "CarriedOver"]);
  expect(since(log, () => false)).toEqual(log);
});
