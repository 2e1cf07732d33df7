import { describe, expect, it } from "vitest";
import { BUILT, folderOf } from "../games/index.ts";
import type { Staging } from "./board.ts";
import { type Beat, frameOf } from "./lesson.ts";
import { LANGUAGES, LESSONS, load, type Say } from "./texts.ts";
import type { Step } from "./wire.ts";

const STAGING: Staging = {
  scenes: (news) => news.filter((one) => one.type !== "Bid").map((one) => ({ news: [one], ms: one.type === "Won" ? 0 : 500 })),
};
const STEPS = [
  { sequence: 1, news: [], view: { round: 1 }, words: "1" },
  { sequence: 4, news: [{ type: "Bid" }, { type: "Revealed" }, { type: "Won" }], view: { round: 2 }, words: "2" },
] as unknown as Step[];

describe("the board while Pip speaks", () => {
  const frame = (beat: Partial<Beat>) => frameOf({ at: 4, say: { id: "a" }, ...beat }, 7, STEPS, STAGING);

  it("shows the state after a step", () => {
    expect(frame({})).toEqual({ view: { round: 2 }, words: "2", scene: null });
    expect(frame({ at: 1 })).toEqual({ view: { round: 1 }, words: "1", scene: null });
  });

  it("shows the scene that matches, if there is one", () => {
    expect(frame({ show: (news) => news.type === "Revealed" })).toEqual({
      view: { round: 1 },
      words: "1",
      scene: { number: 7, news: [{ type: "Revealed", told: [] }], ms: 500, before: { round: 1 }, after: { round: 2 }, words: "2" },
    });
    expect(frame({ show: (news) => news.type === "Won" }).scene).toBeNull();
  });

  it("rejects a place missing from the record", () => {
    expect(() => frame({ at: 3 })).toThrow(RangeError);
  });
});

describe.each(BUILT)("the lesson of %s", (game) => {
  it("asks questions with one right answer, in every language", async () => {
    const { beats } = (await folderOf(game).lesson!()).lesson;
    for (const { ask } of beats) if (ask) expect(ask.filter((choice) => choice.right)).toHaveLength(1);
    const said: Say[] = beats.flatMap(({ say, ask = [] }) => [say, ...ask.flatMap((choice) => [choice.say, choice.reply])]);
    for (const language of LANGUAGES) {
      const texts = await load(language, [LESSONS]);
      for (const say of said) {
        expect(texts.has(say.id), `${language} ${say.id}`).toBe(true);
        expect(texts.speak(say)).not.toMatch(/[{}]/);
      }
    }
  });

  it("only moves forward, and has as many seats as its table", async () => {
    const { beats, record, table } = (await folderOf(game).lesson!()).lesson;
    const places = beats.map(({ at }) => at);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.at(-1)).toBe(record.inputs.length);
    expect(table.bots).toHaveLength(table.seats - 1);
  });
});
