import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askForNotice, dismiss, followNotices, notice, noticed } from "./notices.svelte.ts";
import type { Notice } from "./wire.ts";

const said = (more: Partial<Notice>): Notice => ({ type: "notice", ...more });
let answer: () => Promise<Response> = async () => new Response("{}");
const asked = vi.fn(() => answer());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  noticed(said({}));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockClear();
});

it("shows the text in the reader's language, or the one for everybody", () => {
  noticed(said({ texts: { "": "Tea at five", de: "Tee um fünf" } }));
  expect(notice("de")).toEqual({ text: "Tee um fünf", draining: false });
  expect(notice("fr")).toEqual({ text: "Tea at five", draining: false });
  noticed(said({ texts: { de: "Tee" } }));
  expect(notice("fr")).toBeNull();
});

it("expires at its time, and disappears when withdrawn", () => {
  noticed(said({ texts: { "": "Tea" }, left_ms: 5000 }));
  vi.advanceTimersByTime(4999);
  expect(notice("en")).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(notice("en")).toBeNull();
  noticed(said({ draining: true, left_ms: 2 ** 40 }));
  vi.advanceTimersByTime(1000);
  expect(notice("en")).toEqual({ text: "", draining: true });
  noticed(said({}));
  expect(notice("en")).toBeNull();
});

it("stays dismissed once read, unlike the next notice", () => {
  noticed(said({ texts: { "": "Tea" } }));
  dismiss("en");
  noticed(said({ texts: { "": "Tea" } }));
  expect(notice("en")).toBeNull();
  noticed(said({ texts: { "": "Tea" }, draining: true }));
  expect(notice("en")).toEqual({ text: "Tea", draining: true });
});

it("asks every minute while the page is visible, and ignores failed requests", async () => {
  answer = async () => Response.json(said({ texts: { "": "Cake" } }));
  const stop = followNotices();
  await vi.advanceTimersByTimeAsync(0);
  expect(notice("en")?.text).toBe("Cake");
  answer = async () => {
    throw new TypeError("no network");
  };
  await vi.advanceTimersByTimeAsync(60_000);
  expect([notice("en")?.text, asked.mock.calls.length]).toEqual(["Cake", 2]);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveBeenCalledTimes(2);
  answer = async () => new Response("tea", { status: 503 });
  await askForNotice();
  expect(notice("en")?.text).toBe("Cake");
});
