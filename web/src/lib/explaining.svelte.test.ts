import { afterEach, describe, expect, it, vi } from "vitest";
import { explaining, explains } from "./explaining.svelte.ts";

const stops: (() => void)[] = [];
function seats(count: number): HTMLElement[] {
  const list = document.createElement("ul");
  document.body.append(list);
  const found = Array.from({ length: count }, (_, at) => {
    const one = document.createElement("li");
    list.append(one);
    stops.push(explains(() => `seat ${at}`)(one));
    return one;
  });
  stops.push(() => list.remove());
  return found;
}
const key = (element: HTMLElement, name: string) => element.dispatchEvent(new KeyboardEvent("keydown", { key: name, cancelable: true }));

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

describe("what explains itself", () => {
  it("does so after a tap, until it is gone", () => {
    const [, one] = seats(2);
    one!.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(explaining.now?.text).toBe("seat 1");
    for (const stop of stops.splice(0)) stop();
    expect(explaining.now).toBeNull();
  });

  it("does so when a mouse rests on it, not when it hurries past or a finger comes", () => {
    vi.useFakeTimers();
    const [one] = seats(1);
    const point = (type: string, pointerType: string) => one!.dispatchEvent(new PointerEvent(type, { pointerType }));
    point("pointerenter", "touch");
    vi.advanceTimersByTime(1000);
    point("pointerenter", "mouse");
    vi.advanceTimersByTime(100);
    point("pointerleave", "mouse");
    vi.advanceTimersByTime(1000);
    expect(explaining.now).toBeNull();
    point("pointerenter", "mouse");
    vi.advanceTimersByTime(1000);
    expect(explaining.now?.text).toBe("seat 0");
    point("pointerleave", "mouse");
    expect(explaining.now).toBeNull();
  });

  it("is one stop for Tab, and all can be reached with arrow keys", () => {
    const all = seats(3);
    expect(all.map((one) => one.tabIndex)).toEqual([0, -1, -1]);
    all[0]!.focus();
    key(all[0]!, "ArrowLeft");
    expect(document.activeElement).toBe(all[2]);
    expect(all.map((one) => one.tabIndex)).toEqual([-1, -1, 0]);
    key(all[2]!, "ArrowRight");
    expect(document.activeElement).toBe(all[0]);
  });

  it("says no more after Escape", () => {
    const [one] = seats(1);
    one!.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    key(one!, "Escape");
    expect(explaining.now).toBeNull();
  });
});
