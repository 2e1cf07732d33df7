import { expect, test } from "vitest";
import { elsewhere, keyed } from "./keys.ts";

const hand = ["hat-blue", "hat-blue", "tie-yellow"];
const legal = ["whack hat-blue", "whack tie-yellow", "attack", "pass"];

test("digits whack with the piece in that place, whatever the keyboard's language", () => {
  expect(["Digit1", "Numpad2", "Digit3", "Digit4", "Digit9", "KeyA"].map((code) => keyed(code, hand, legal))).toEqual([
    "whack hat-blue",
    "whack hat-blue",
    "whack tie-yellow",
    null,
    null,
    null,
  ]);
});

test("Space attacks or turns up the mouse, 0 and L leave it alone", () => {
  expect(["Space", "Digit0", "Numpad0", "KeyL"].map((code) => keyed(code, hand, legal))).toEqual(["attack", "pass", "pass", "pass"]);
  expect(keyed("Space", hand, ["reveal"])).toBe("reveal");
});

test("illegal actions have no keys", () => {
  expect(keyed("Space", hand, ["whack hat-blue", "pass"])).toBeNull();
  expect(keyed("Digit1", hand, [])).toBeNull();
});

test("keys pressed in fields, dialogs and the page's buttons are ignored", () => {
  document.body.innerHTML = "<main><button id=a></button></main><button id=b></button><input id=c><dialog><p id=d></p></dialog>";
  const board = document.querySelector("main")!;
  const at = (id: string, space: boolean) => elsewhere(document.getElementById(id), board, space);
  expect([at("a", true), at("b", true), at("b", false), at("c", false), at("d", false)]).toEqual([false, true, false, true, true]);
  expect([elsewhere(document.body, board, true), elsewhere(null, board, true)]).toEqual([false, false]);
});
