/** Keys in a race: one press is the answer. */

/** Who sees a new mouse needs about so long to hold back a paw that is already on its way. */
export const HOLD_BACK_MS = 250;

/** What a key stands for, by its place on the keyboard: digits are there with or without Shift. */
export function keyed(code: string, hand: readonly string[], legal: readonly string[]): string | null {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  const piece = digit === undefined ? undefined : hand[Number(digit) - 1];
  const action =
    code === "Space" ? (legal.includes("reveal") ? "reveal" : "attack") : digit === "0" || code === "KeyL" ? "pass" : `whack ${piece}`;
  return legal.includes(action) ? action : null;
}

/** Whether keys are meant for something else than the board: a field, a dialog, or a button of the page. */
export function elsewhere(target: EventTarget | null, board: Element, space: boolean): boolean {
  if (!(target instanceof Element) || board.contains(target)) return false;
  const others = "input, select, textarea, dialog, [contenteditable]";
  return target.closest(space ? `${others}, button, a, summary, [role]` : others) !== null;
}
