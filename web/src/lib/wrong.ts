/** Errors at a field: the person typing must see them, even on a small screen. */

import { tick } from "svelte";

/** Focus a field, and scroll it into view together with its error. A screen reader reads both. */
export async function point(field: HTMLElement | undefined): Promise<void> {
  await tick();
  if (!field?.isConnected) return;
  field.focus({ preventScroll: true });
  (field.closest<HTMLElement>("[data-with-error]") ?? field).scrollIntoView({ block: "nearest" });
}
