import { describe, expect, it } from "vitest";
import { placing } from "./placing.ts";
import { LANGUAGES, load } from "./texts.ts";

const outcome = (scores: number[], ranks: number[]) => ({ scores, ranks, ended_by: "", decided_by: "" });
const NAMES = ["Mia", "Leo", "Ada", "Ben"];
const CASES: Record<string, [scores: number[], ranks: number[], own: number | null, english: string]> = {
  "a win": [[12, 8, 3], [1, 2, 3], 0, "You win, 4\u00a0points ahead!"],
  "a narrow win": [[-1, -2], [1, 2], 0, "You win, 1\u00a0point ahead!"],
  "a win by a tie-break": [[8, 8, 3], [1, 2, 3], 0, "You win, level on points!"],
  "a win because those ahead were tied": [[9, 9, 7, 2], [2, 2, 1, 4], 2, "You win!"],
  "a shared win": [[8, 8, 3, 8], [1, 1, 4, 1], 1, "You share the win with Mia and Ben!"],
  "second": [[12, 8, 3], [1, 2, 3], 1, "Second, 4\u00a0points short"],
  "second by a point": [[12, 11], [1, 2], 1, "Second, 1\u00a0point short"],
  "last": [[12, 8, 3, -2], [1, 2, 3, 4], 3, "Fourth, 14\u00a0points short"],
  "third after a shared win": [[8, 8, 3], [1, 1, 3], 2, "Third, 5\u00a0points short"],
  "joint second": [[8, 5, 5], [1, 2, 2], 2, "Joint second, 3\u00a0points short"],
  "second by a tie-break": [[8, 8, 3], [1, 2, 3], 1, "Second, level on points"],
  "ahead, but tied": [[9, 9, 7, 2], [2, 2, 1, 4], 1, "Joint second, despite more points"],
  "somebody else won": [[12, 8], [2, 1], null, "Leo wins!"],
  "others share the win": [[8, 8, 3], [1, 1, 3], null, "Mia and Leo share the win!"],
};

describe("the end in words", () => {
  it.each(Object.entries(CASES))("%s", async (_, [scores, ranks, own, english]) => {
    expect((await load("en")).speak(placing(outcome(scores, ranks), own, NAMES))).toBe(english);
  });

  it("says a different thing for every place, in every language", async () => {
    for (const language of LANGUAGES) {
      const texts = await load(language);
      const said = Object.values(CASES).map(([scores, ranks, own]) => texts.speak(placing(outcome(scores, ranks), own, NAMES)));
      expect(new Set(said).size).toBe(said.length);
      for (const one of said) expect(one).not.toMatch(/[{}$]|result-|watch-/);
    }
  });
});
