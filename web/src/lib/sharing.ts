/** Handing things on: links to friends, records to a file. */

import { BASE } from "./base.ts";
import { site } from "./site.ts";
import type { SiteInfo } from "./wire.ts";

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

/**
 * An address of ours, for others: the public one if the host has set it. A page on the server's own machine was opened
 * at an address that leads phones to themselves, so it takes the one that the server has in the local network.
 */
export function shared(path: string, { public_address, nearby }: Pick<SiteInfo, "public_address" | "nearby"> = site): string {
  return (public_address || nearby.replace(/\/$/, "") || location.origin + BASE) + path;
}

/** The address of a table, for friends. Where the place has a password they need the link: a code would ask them for it. */
export function tableUrl(code: string, link: string, needsPassword = site.needs_password): string {
  return shared(`/t/${needsPassword && link ? link : code}`);
}
