import { beforeEach, describe, expect, it } from "vitest";
import { ANYWHERE, MOST_MOVES, Route, signpost } from "./route.ts";

let route: Route;

beforeEach(() => {
  route = new Route();
  route.to("gaduze-70");
});

describe("the way to a table", () => {
  it("starts anywhere, until a server says where the table is", () => {
    expect([route.path, route.epoch, route.follows]).toEqual([ANYWHERE, 0, true]);
  });

  it("is known for a table opened on this page", () => {
    signpost({ code: "mavolisu-2718", live: "/@b/live/7" });
    signpost({ code: "mavolisu-2719" });
    for (const [table, path] of [
      ["mavolisu-2718", "/@b/live/7"],
      ["mavolisu-2719", ANYWHERE],
    ] as const) {
      route.to(table);
      expect(route.path).toBe(path);
    }
  });

  it("is the one that the table's own server gives", () => {
    route.arrived("/@a/live/1");
    expect(route.path).toBe("/@a/live/1");
    route.arrived();
    expect(route.path).toBe(ANYWHERE);
  });

  it("never leads to another host", () => {
    for (const live of ["wss://example.org/live", "@b/live", ""]) {
      route.come("/@a/live/1");
      route.come(live);
      expect(route.path).toBe(ANYWHERE);
    }
  });

  it("holds for one table only", () => {
    route.moved("/@a/live/1");
    route.isOld(7);
    route.to("gaduze-70");
    expect([route.path, route.epoch]).toEqual(["/@a/live/1", 7]);
    route.to("gaduze-71");
    expect([route.path, route.epoch]).toEqual([ANYWHERE, 0]);
  });
});

describe("being sent on", () => {
  it("is followed at once, but not in circles", () => {
    for (let count = 1; count <= MOST_MOVES; count++) expect([route.moved(`/@a/live/${count}`), route.path]).toEqual([true, `/@a/live/${count}`]);
    expect([route.moved("/@b/live/1"), route.path]).toEqual([false, ANYWHERE]);
    expect(route.moved("/@a/live/1")).toBe(true); // later, again
  });

  it("starts counting again on arrival", () => {
    for (let count = 0; count < 3 * MOST_MOVES; count++) {
      expect(route.moved("/@a/live/1")).toBe(true);
      route.arrived("/@a/live/1");
    }
  });

  it("to an unreachable server means asking to be relayed, until the table is found", () => {
    route.moved("/@a/live/1");
    route.failed();
    expect([route.path, route.follows]).toEqual([ANYWHERE, false]);
    route.failed();
    expect(route.follows).toBe(false);
    route.arrived("/@b/live/1");
    expect([route.path, route.follows]).toEqual(["/@b/live/1", true]);
  });

  it("still applies after being offline", () => {
    route.arrived("/@a/live/1");
    route.failed();
    expect([route.path, route.follows]).toEqual([ANYWHERE, true]);
  });
});

describe("the newest word", () => {
  it("is recognised by its epoch", () => {
    expect([route.isOld(), route.isOld(2), route.isOld(2), route.isOld(1), route.isOld(), route.isOld(3)]).toEqual([false, false, false, true, true, false]);
    expect(route.epoch).toBe(3);
  });
});
