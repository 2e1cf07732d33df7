import { beforeEach, describe, expect, it } from "vitest";
import { go, here, PAGES, placeOf, rewrite, startRouter } from "./router.svelte.ts";

describe("addresses", () => {
  it.each([
    ["/", "home", {}],
    ["/t/gaduze-70", "table", { code: "gaduze-70" }],
    ["/t/gaduze-70/", "table", { code: "gaduze-70" }],
    ["/replay", "replay", {}],
    ["/replay/Kv%20po", "replay", { id: "Kv po" }],
    ["/replay/Kvpo/review", "review", { id: "Kvpo" }],
    ["/rules/geier", "rules", { game: "geier" }],
    ["/learn/zocken", "learn", { game: "zocken" }],
    ["/tv", "tv", {}],
    ["/tv/gaduze-70", "tv", { code: "gaduze-70" }],
    ["/t", "lost", {}],
    ["/rules", "lost", {}],
    ["/t/a/b", "lost", {}],
    ["/t/%ff", "lost", {}],
    ["/nowhere", "lost", {}],
  ])("%s is %s", (path, name, params) => {
    const place = placeOf(path);
    expect([place.page.name, place.params]).toEqual([name, params]);
  });

  it("lead to pages that exist", async () => {
    for (const page of PAGES) expect((await page.load()).default, page.name).toBeTypeOf("function");
  }, 60_000); // all pages at once, on a busy machine
});

describe("navigation", () => {
  beforeEach(() => {
    history.replaceState(null, "", "/");
    document.body.innerHTML = "";
    startRouter();
  });

  function click(href: string, event: MouseEventInit = {}): boolean {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    return link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...event }));
  }

  it("follows links between pages without a reload", () => {
    expect(click("/rules/geier")).toBe(false);
    expect([here().page.name, location.pathname]).toEqual(["rules", "/rules/geier"]);
  });

  it("leaves other links and other clicks to the browser", () => {
    expect([click("/api/games"), click("https://example.org/"), click("/settings", { ctrlKey: true })]).toEqual([true, true, true]);
    expect(here().page.name).toBe("home");
  });

  it("goes to a given page and back again", () => {
    go("/tables");
    expect(here().page.name).toBe("tables");
    go("/t/gaduze-70", { replace: true });
    expect(here().params).toEqual({ code: "gaduze-70" });
    history.replaceState(null, "", "/one");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(here().page.name).toBe("one");
  });

  it("stays on a page while only the place on it changes", () => {
    const arrived = (path: string): boolean => {
      const before = here();
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
      return here() !== before;
    };
    go("/t/gaduze-70");
    expect(["/t/gaduze-70#main", "/t/gaduze-70", "/t/gaduze-70?seat=1"].map(arrived)).toEqual([false, false, true]);
    const before = here();
    rewrite("/t/gaduze-71");
    expect([here() === before, arrived("/t/gaduze-71#main")]).toEqual([true, false]);
  });
});
