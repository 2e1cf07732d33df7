import { expect, it } from "vitest";
import { differentLooks } from "./looks.ts";
import { gather, lastCircle, Party } from "./party.svelte.ts";
import { keepIn } from "./storage.ts";
import type { Question } from "./wire.ts";

const LOOKS = differentLooks(2, { portrait: "owl", colour: "red" });
const question = (...seats: number[]): Question => ({ number: 1, seats, legal: [], time_left_ms: null, rules_deadline: false, race: false, guess_ms: 0, labels: [], warnings: {} });

it("returns to the same table with everybody's key", () => {
  const kept = keepIn(undefined);
  expect(lastCircle(kept)).toBeNull();
  const circle = gather({ code: "mavoli-27", token: "secret" }, ["Mia", ""], LOOKS, kept);
  expect(lastCircle(kept)).toEqual(circle);
  expect(kept.get("seat.one-0.mavoli-27")).toBe("secret");
  kept.set("one", '{"code": "mavoli-27", "names": ["Mia", "Leo"]}'); // kept before there were looks
  expect(lastCircle(kept)?.looks).toHaveLength(2);
  new Party(circle, { kept }).end();
  expect([lastCircle(kept), kept.get("seat.one-0.mavoli-27")]).toEqual([null, null]);
  for (const broken of ["{", "null", '{"code": 3}', '{"code": "a", "names": [1]}']) {
    kept.set("one", broken);
    expect(lastCircle(kept)).toBeNull();
  }
});

it("passes the device round those who are asked, and to nobody before everything has been shown", () => {
  const party = new Party({ code: "mavoli-27", names: ["Mia", "Leo"], looks: LOOKS }, { kept: keepIn(undefined) });
  party.watcher.question = question(0, 1, 2);
  expect([party.next(false), party.next(true)]).toEqual([null, 0]);
  party.take(0);
  party.watcher.question = question(1, 2);
  expect([party.taken, party.next(true)]).toEqual([0, 1]);
  party.handOn();
  expect(party.taken).toBeNull();
  party.take(1);
  party.watcher.question = question(2);
  expect(party.next(true)).toBeNull(); // only a bot is asked
  party.watcher.question = question(0, 1);
  expect(party.next(true)).toBe(1); // Leo has the device already
});
