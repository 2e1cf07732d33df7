/**
 * Whether the server can be reached. The browser knows only half of it: a page cached by the worker
 * opens without a server too, and the browser may still believe it is online.
 */

import { untrack } from "svelte";
import { BASE } from "./base.ts";

const AGAIN_MS = 5000;
/** What a proxy answers when there is no server behind it. */
const NOBODY: readonly number[] = [502, 503, 504];

let wired = $state(globalThis.navigator?.onLine ?? true);
let answered = $state(true);
let timer: ReturnType<typeof setTimeout> | undefined;

export function reachable(): boolean {
  return wired && answered;
}

/** Note the response to a request, or null if there was none. While there is none, ask again now and then. */
export function heard(response: Response | null): void {
  answered = response !== null && (!NOBODY.includes(response.status) || isOurs(response));
  clearTimeout(timer);
  if (!answered) timer = setTimeout(tryIt, AGAIN_MS);
}

/** Our server also answers 503, in JSON, when it is full or has lost its database. */
function isOurs(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("application/json") ?? false;
}

/** Ask whether the server is there. */
export async function tryIt(): Promise<void> {
  heard(await fetch(`${BASE}/healthz`, { cache: "no-store" }).catch(() => null));
}

/**
 * Try something, and again each time the server becomes reachable, until it succeeds.
 * Call it while creating the component that needs it.
 */
export function insist(attempt: () => Promise<unknown>, failed: (error: unknown) => void = () => {}): void {
  let [tried, done] = [false, false];
  $effect(() => {
    const there = reachable();
    if (done || (tried && !there)) return;
    tried = true;
    void untrack(attempt).then(
      () => (done = true),
      (error: unknown) => done || failed(error), // a late failure no longer matters
    );
  });
}

/** Watch the network. Only a page served by the worker can start without a server. */
export function startReach(): void {
  addEventListener("online", () => {
    wired = true;
    void tryIt();
  });
  addEventListener("offline", () => (wired = false));
  if (navigator.serviceWorker?.controller) void tryIt();
}
