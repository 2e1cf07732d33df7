import { expect, it } from "vitest";
import { BASE, below } from "./base.ts";

it("accepts paths below the base, and no others", () => {
  expect(BASE).toBe("");
  expect(["/", "/t/gaduze-70"].map((path) => below(path))).toEqual(["/", "/t/gaduze-70"]);
  const paths = ["/games/mauseloch", "/games/mauseloch/", "/games/mauseloch/t/x", "/games/mauselochs", "/games", "/t/x"];
  expect(paths.map((path) => below(path, "/games/mauseloch"))).toEqual(["/", "/", "/t/x", null, null, null]);
});
