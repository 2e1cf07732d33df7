/** Handing things on: links to friends, records to a file. */

import { BASE } from "./base.ts";

export type Shared = "shared" | "copied" | "failed";

/** With the device's own sheet where there is one, else into the clipboard. */
export async function share(url: string, title: string): Promise<Shared> {
  try {
    if (navigator.share) {
      await navigator.share({ url, title });
      return "shared";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "shared"; // they thought better of it
  }
  return copy(url);
}

export async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed"; // there is none without https
  }
}

/** Save a text as a file on this device. */
export function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The address of a table, for friends. */
export function tableUrl(code: string): string {
  return `${location.origin}${BASE}/t/${code}`;
}
