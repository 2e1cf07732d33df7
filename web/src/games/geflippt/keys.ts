/** Keys in a race: one press answers. */

/** On seeing a new mouse, a player needs about this long to hold back a paw already on its way. */
export const HOLD_BACK_MS = 250;

/** The action of a key, found by its position on the keyboard, so that digits work with or without Shift. */
export function keyed(code: string, hand: readonly string[], legal: readonly string[]): string | null {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  const piece = digit === undefined ? undefined : hand[Number(digit) - 1];
  const action =
    code === "Space" ? (legal.includes("reveal") ? "reveal" : "attack") : digit === "0" || code === "KeyL" ? "pass" : `whack ${piece}`;
  return legal.includes(action) ? action : null;
}

/** Whether a key is meant for something other than the board: a field, a dialog, or one of the page's buttons. */
export function elsewhere(target: EventTarget | null, board: Element, space: boolean): boolean {
  if (!(target instanceof Element) || board.contains(target)) return false;
  const others = "input, select, textarea, dialog, [contenteditable]";
  return target.closest(space ? `${others}, button, a, summary, [role]` : others) !== null;
}
