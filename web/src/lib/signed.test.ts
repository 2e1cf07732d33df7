import { expect, it } from "vitest";
import { gained, signed } from "./signed.ts";

it("writes a real minus sign, a plus for gains, and nothing in front of 0", () => {
  expect([gained(7), gained(-3), gained(0), signed(7), signed(-3)]).toEqual(["+7", "−3", "0", "7", "−3"]);
});
