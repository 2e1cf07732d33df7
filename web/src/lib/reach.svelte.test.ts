import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heard, insist, reachable, startReach, tryIt } from "./reach.svelte.ts";

let status: number | null = 200;
const asked = vi.fn(async () => {
  if (status === null) throw new TypeError("no network");
  return new Response("", { status });
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  heard(new Response());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockClear();
});

it("notices that nobody answers, and asks until somebody does", async () => {
  status = null;
  await tryIt();
  expect(reachable()).toBe(false);
  status = 502; // a proxy with no server behind it
  await vi.advanceTimersToNextTimerAsync();
  expect(reachable()).toBe(false);
  status = 200;
  await vi.advanceTimersToNextTimerAsync();
  expect([reachable(), asked.mock.calls.length, vi.getTimerCount()]).toEqual([true, 3, 0]);
});

it("counts a refusal as an answer", () => {
  heard(new Response("", { status: 404 }));
  expect([reachable(), vi.getTimerCount()]).toEqual([true, 0]);
});

it("counts as an answer that our server is full or has lost its database", () => {
  heard(new Response("{}", { status: 503, headers: { "content-type": "application/json" } }));
  expect(reachable()).toBe(true);
  heard(new Response("", { status: 503, headers: { "content-type": "text/html" } }));
  expect(reachable()).toBe(false);
});

it("follows the browser's view of the network", async () => {
  startReach();
  dispatchEvent(new Event("offline"));
  expect(reachable()).toBe(false);
  status = 200;
  dispatchEvent(new Event("online"));
  await vi.runAllTimersAsync();
  expect([reachable(), asked.mock.calls.length]).toEqual([true, 1]);
});

it("repeats a failed request once the server is back, until it succeeds", async () => {
  const failures: unknown[] = [];
  const attempt = vi.fn(async () => {
    const answer = await fetch("/api/games").catch(() => null);
    heard(answer);
    if (!answer) throw new Error("offline");
  });
  status = null;
  const stop = $effect.root(() => insist(attempt, (error) => failures.push(error)));
  for (const next of [null, 200, 200]) {
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    status = next;
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
  }
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  expect([attempt.mock.calls.length, failures.length]).toEqual([2, 1]);
  heard(null);
  flushSync();
  heard(new Response());
  flushSync();
  expect(attempt).toHaveBeenCalledTimes(2); // it has succeeded
  stop();
});
