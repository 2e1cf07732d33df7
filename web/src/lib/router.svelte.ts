/** The current address, and the page that belongs to it. */

import type { Component } from "svelte";
import { BASE, below } from "./base.ts";

type Params = Record<string, string>;
/** A page receives the parts of its path as props. */
type Loaded = Promise<{ default: Component<Params> }>;

export interface Page {
  readonly name: string;
  /** `/t/:code`; a part ending in `?` is optional. */
  readonly path: string;
  readonly load: () => Loaded;
}

function page(name: string, path: string, load: () => Promise<{ default: object }>): Page {
  return { name, path, load: load as () => Loaded };
}

export const PAGES: readonly Page[] = [
  page("home", "/", () => import("../pages/Home.svelte")),
  page("table", "/t/:code", () => import("../pages/Table.svelte")),
  page("replay", "/replay/:id?", () => import("../pages/Replay.svelte")),
  page("review", "/replay/:id/review", () => import("../pages/Review.svelte")),
  page("rules", "/rules/:game", () => import("../pages/Rules.svelte")),
  page("learn", "/learn/:game", () => import("../pages/Learn.svelte")),
  page("settings", "/settings", () => import("../pages/Settings.svelte")),
  page("tables", "/tables", () => import("../pages/Tables.svelte")),
  page("tv", "/tv/:code?", () => import("../pages/Tv.svelte")),
  page("one", "/one", () => import("../pages/One.svelte")),
  page("imprint", "/imprint", () => import("../pages/Imprint.svelte")),
  page("privacy", "/privacy", () => import("../pages/Privacy.svelte")),
];
const LOST = page("lost", "", () => import("../pages/NotFound.svelte"));

export interface Place {
  readonly page: Page;
  readonly params: Params;
}

/** The page at an address below our base. */
export function placeOf(path: string | null): Place {
  if (path === null) return { page: LOST, params: {} };
  const parts = split(path);
  for (const page of PAGES) {
    const params = matched(split(page.path), parts);
    if (params) return { page, params };
  }
  return { page: LOST, params: {} };
}

function split(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function matched(pattern: string[], parts: string[]): Params | null {
  if (parts.length > pattern.length) return null;
  const params: Params = {};
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index];
    if (part === undefined) {
      if (!wanted.endsWith("?")) return null;
    } else if (wanted.startsWith(":")) {
      const text = decoded(part);
      if (text === null) return null;
      params[wanted.replace(/[:?]/g, "")] = text;
    } else if (wanted !== part) return null;
  }
  return params;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

let place = $state.raw<Place>(placeOf("/"));
/** The address of the page shown. */
let shown = "";

/** The current place. */
export function here(): Place {
  return place;
}

/** Go to another of our pages. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", BASE + path);
  else history.pushState(null, "", BASE + path);
  arrive();
}

/** Rewrite the address of this page without leaving it. */
export function rewrite(path: string): void {
  history.replaceState(null, "", BASE + path);
  shown = address(location);
}

function arrive(): void {
  shown = address(location);
  place = placeOf(below(location.pathname));
}

/** The part of an address that selects the page: everything except what follows a `#`. */
function address({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

/** A jump within the same page doesn't reload it. */
function moved(): void {
  if (address(location) !== shown) arrive();
}

/** Follow the address, the browser's buttons, and links between our pages. */
export function startRouter(): void {
  arrive();
  addEventListener("popstate", moved);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (address(link) === address(location) && link.hash) return;
    const path = below(link.pathname);
    if (path === null || placeOf(path).page === LOST) return; // files, and the API
    event.preventDefault();
    go(path + link.search + link.hash);
    scrollTo(0, 0);
  });
}
