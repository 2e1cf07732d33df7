/** Errors at a field: the person typing must see them, also on a small screen. */

import { tick } from "svelte";

/** Take the keyboard to a field, and it with its error into view. A screen reader reads both. */
export async function point(field: HTMLElement | undefined): Promise<void> {
  await tick();
  if (!field?.isConnected) return;
  field.focus({ preventScroll: true });
  (field.closest<HTMLElement>("[data-with-error]") ?? field).scrollIntoView({ block: "nearest" });
}
