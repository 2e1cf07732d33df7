/**
 * Whether the server can be reached. What the browser says is half of it: a page that the worker kept
 * opens without a server too, and then the browser may still believe to be online.
 */

import { untrack } from "svelte";
import { BASE } from "./base.ts";

const AGAIN_MS = 5000;
/** What stands before a server says these when there is none behind it. */
const NOBODY: readonly number[] = [502, 503, 504];

let wired = $state(globalThis.navigator?.onLine ?? true);
let answered = $state(true);
let timer: ReturnType<typeof setTimeout> | undefined;

export function reachable(): boolean {
  return wired && answered;
}

/** Something was asked: what came of it, or nothing. While nothing comes, we ask now and then. */
export function heard(response: Response | null): void {
  answered = response !== null && (!NOBODY.includes(response.status) || isOurs(response));
  clearTimeout(timer);
  if (!answered) timer = setTimeout(tryIt, AGAIN_MS);
}

/** Our server says 503 too, in JSON, when it is full or its database is away. */
function isOurs(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("application/json") ?? false;
}

/** Ask whether anybody is there. */
export async function tryIt(): Promise<void> {
  heard(await fetch(`${BASE}/healthz`, { cache: "no-store" }).catch(() => null));
}

/**
 * Try something, and again whenever the server is there after it was not, until that succeeds.
 * For a component that needs it, and to be called while that is made.
 */
export function insist(attempt: () => Promise<unknown>, failed: (error: unknown) => void = () => {}): void {
  let [tried, done] = [false, false];
  $effect(() => {
    const there = reachable();
    if (done || (tried && !there)) return;
    tried = true;
    void untrack(attempt).then(
      () => (done = true),
      (error: unknown) => done || failed(error), // one that comes late is of no interest any more
    );
  });
}

/** Follow the network. Only a page that came through the worker can be here without a server. */
export function startReach(): void {
  addEventListener("online", () => {
    wired = true;
    void tryIt();
  });
  addEventListener("offline", () => (wired = false));
  if (navigator.serviceWorker?.controller) void tryIt();
}
