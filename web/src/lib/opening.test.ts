import { afterEach, describe, expect, it, vi } from "vitest";
import { broughtKey, codeOf, company, errandAt, keepMyLevel, keepMyName, LEVELS, myLevel, myName, open, playNow, seatLink, send, usualBot, withFriends, withSeats } from "./opening.ts";
import { myLook } from "./looks.ts";
import { keepIn } from "./storage.ts";
import type { GameInfo } from "./wire.ts";

const label = { id: "label" };
const option = { label, least: null, most: null, offered: [] };
const options = [
  { ...option, name: "first", default: "drawn", allowed: ["drawn", 0, 3], offered: ["drawn", 0, 3].map((value) => ({ value, label, from_seats: value === 3 ? 4 : 2 })) },
  { ...option, name: "risk", default: false, allowed: [false, true] },
];
const traits = { usual_seats: 3, hidden: true, race: false, coach: true, rulebook: true };
const zocken: GameInfo = { id: "zocken", least_seats: 2, most_seats: 4, ...traits, options, bots: ["pip", "lotte", "bruno"] };
const geflippt: GameInfo = { id: "geflippt", least_seats: 2, most_seats: 6, ...traits, options: [], bots: ["pip", "lotte"] };

afterEach(() => vi.unstubAllGlobals());

describe("codes", () => {
  it.each([
    ["mavolisu-2718", "mavolisu-2718"],
    [" MA VO LI SU 27 18", "mavolisu-2718"],
    ["mavolisu-27l8", "mavolisu-2718"],
    ["mavolisuOl08", "mavolisu-0108"],
    ["https://mice.example/t/mavolisu-2718", "mavolisu-2718"],
    ["mavolisu-27", ""],
    ["mavoli-27", "mavoli-27"],
    ["  MAVOLI 27 ", "mavoli-27"],
    ["Mavoli27", "mavoli-27"],
    ["mavoli – 27", "mavoli-27"],
    ["ma-vo-li 2 7", "mavoli-27"],
    ["mavoliO7", "mavoli-07"],
    ["mavoli-2l", "mavoli-21"],
    ["https://mice.example/t/mavoli-27", "mavoli-27"],
    ["mice.example/tv/mavoli-27/?x=1#y", "mavoli-27"],
    ["0123456789abcdef0123456789ABCDEF", "0123456789abcdef0123456789abcdef"],
    ["mavoli", ""],
    ["", ""],
  ])("%s is %s", (typed, code) => expect(codeOf(typed)).toBe(code));
});

describe("a new table", () => {
  it("has bots in all other seats and no clock when a player wants to start at once", () => {
    expect(playNow(geflippt, "Mia")).toEqual({ game: "geflippt", seats: 3, bots: ["lotte", "pip"], pace: "relaxed", name: "Mia" });
  });

  it("has different bots around the chosen one", () => {
    const all = { bots: [...LEVELS] };
    expect(company(all, "bruno", 3, () => 0)).toEqual(["bruno", "lotte", "clara"]);
    expect(company(all, "bruno", 3, () => 0.9)).toEqual(["bruno", "clara", "lotte"]);
    expect(company(all, "pip", 2)).toEqual(["pip", "lotte"]);
    expect(company(all, "zeno", 2)).toEqual(["zeno", "clara"]);
    for (const level of LEVELS) expect(new Set(company(all, level, 5)).size).toBe(5);
    expect(company(geflippt, "lotte", 3)).toEqual(["lotte", "pip", "lotte"]);
    expect(company({ bots: ["hopper"] }, "hopper", 2)).toEqual(["hopper", "hopper"]);
    expect(company(all, "bruno", 0)).toEqual([]);
  });

  it("has empty seats and the booklet's rules when friends are invited", () => {
    expect(withFriends(zocken)).toMatchObject({ seats: 3, bots: [], options: { first: "drawn", risk: false }, pace: "calm", public: false });
  });

  it("drops bots and a starting player that no longer have a seat", () => {
    const wish = { ...withFriends(zocken), seats: 4, bots: ["simple", "simple", "simple"], options: { first: 3, risk: true } };
    expect(withSeats(zocken, wish, 3)).toMatchObject({ seats: 3, bots: ["simple", "simple"], options: { first: "drawn", risk: true } });
    expect(withSeats(zocken, wish, 4).options).toEqual({ first: 3, risk: true });
    expect(withSeats(zocken, wish, 3, 0).bots).toHaveLength(3);
  });

  it("keeps its key on this device, and sends no typed name to a public table", async () => {
    const kept = keepIn(undefined);
    const asked = vi.fn((_: string, request: RequestInit) => {
      void request;
      return Promise.resolve(new Response(JSON.stringify({ code: "mavoli-27", token: "secret" })));
    });
    vi.stubGlobal("fetch", asked);
    await open({ game: "geier", seats: 2, public: true, name: "Mia" }, "", kept);
    expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toMatchObject({ name: null, ...myLook(kept) });
    await open({ game: "geier", seats: 2, sit: false }, "tv", kept);
    expect(JSON.parse(String(asked.mock.calls[1]?.[1].body))).not.toHaveProperty("portrait");
    expect(kept.get("seat..mavoli-27")).toBe("secret");
    expect(broughtKey(new URL(seatLink("mavoli-27", kept) ?? "").hash)).toBeUndefined(); // too short to be a key
    kept.set("seat..mavoli-27", "0123456789abcdef0123456789abcdef");
    expect(broughtKey(new URL(seatLink("mavoli-27", kept) ?? "").hash)).toBe("0123456789abcdef0123456789abcdef");
    expect(seatLink("banana-99", kept)).toBeNull();
  });
});

it("remembers the chosen level, and starts with one that a child can beat", () => {
  const kept = keepIn(undefined);
  expect(myLevel(kept)).toBe("lotte");
  keepMyLevel("zeno", kept);
  expect([myLevel(kept), usualBot({ ...zocken, bots: [...LEVELS] }, myLevel(kept))]).toEqual(["zeno", "zeno"]);
  expect([usualBot(zocken, "zeno"), usualBot({ ...zocken, bots: [] }, "zeno")]).toEqual(["pip", "random"]);
  kept.set("level", "nobody");
  expect(myLevel(kept)).toBe("lotte");
});

it("remembers a name, and forgets it when it is cleared", () => {
  const kept = keepIn(undefined);
  keepMyName(" Mia ", kept);
  expect(myName(kept)).toBe("Mia");
  keepMyName("  ", kept);
  expect(myName(kept)).toBeNull();
});

it("runs an errand once", () => {
  send("mavoli-27", "begin");
  expect([errandAt("other"), errandAt("mavoli-27"), errandAt("mavoli-27")]).toEqual([undefined, "begin", undefined]);
});
