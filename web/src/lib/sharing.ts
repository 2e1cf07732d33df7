/** Sharing links with friends, and saving records to a file. */

import { BASE } from "./base.ts";
import { site } from "./site.ts";
import type { SiteInfo } from "./wire.ts";

export type Shared = "shared" | "copied" | "failed";

/** Use the device's own share sheet where there is one, otherwise the clipboard. */
export async function share(url: string, title: string): Promise<Shared> {
  try {
    if (navigator.share) {
      await navigator.share({ url, title });
      return "shared";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "shared"; // they changed their mind
  }
  return copy(url);
}

export async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed"; // there is no clipboard without https
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
 * An address of ours, for others: the public one if the host has set it. A page on the server's own machine has
 * an address that other devices cannot use, so it takes the server's address in the local network.
 */
export function shared(path: string, { public_address, nearby }: Pick<SiteInfo, "public_address" | "nearby"> = site): string {
  return (public_address || nearby.replace(/\/$/, "") || location.origin + BASE) + path;
}

/** A table's address, for friends. With a password in place, give them the link: a code would ask for the password. */
export function tableUrl(code: string, link: string, needsPassword = site.needs_password): string {
  return shared(`/t/${needsPassword && link ? link : code}`);
}
