import { expect, test } from "vitest";
import { doing } from "./doing.ts";

test("an action is called as it is told", () => {
  expect(doing("geier", "14", [])).toEqual({ id: "geier-card", args: { card: 14 } });
  expect(doing("mausen", "dog3", [])).toEqual({ id: "mausen-card", args: { species: "dog", value: 3 } });
  expect([doing("zocken", "roll", []).id, doing("zocken", "stop", []).id]).toEqual(["zocken-do-roll", "zocken-do-stop"]);
  expect(doing("zocken", "red+blue", []).id).toBe("zocken-pair");
});
