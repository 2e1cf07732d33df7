/** This site as its host has set it up. The page carries the details. */

import type { SiteInfo } from "./wire.ts";

/** The defaults for a page without a server, as in development. */
const USUAL: SiteInfo = {
  title: "Mauseloch",
  language: "",
  games: [],
  public_tables: true,
  needs_password: false,
  imprint: false,
  privacy: false,
  public_address: "",
  nearby: "",
};

export function siteOf(page: ParentNode): SiteInfo {
  const told = page.querySelector<HTMLMetaElement>('meta[name="mauseloch-site"]')?.content;
  try {
    return { ...USUAL, ...(JSON.parse(told ?? "{}") as Partial<SiteInfo>) };
  } catch {
    return USUAL;
  }
}

export const site: SiteInfo = typeof document === "undefined" ? USUAL : siteOf(document);
