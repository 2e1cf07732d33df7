/** What is seen on the board, in words of the shared catalogue. */

import type { Say } from "../../lib/texts.ts";
import type { ZockenNews, ZockenView } from "../../lib/views.ts";
import { COLOURS, type Mice } from "./mice.ts";
import { mice as taken } from "./takes.ts";

type Names = readonly string[];
type Told<T extends ZockenNews["type"]> = Extract<ZockenNews, { type: T }>;

const say = (id: string, args?: Say["args"]): Say => (args ? { id, args } : { id });
const inColours = (colours: readonly string[]) => [...new Set(colours)].map((colour) => say("zocken-colour", { colour }));
const ofColour = (colour: string, count: number) => say("zocken-mice", { colour, count });

export function counted(mice: Mice): Say[] {
  return COLOURS.flatMap((colour, place) => (mice[place] ? [ofColour(colour, mice[place])] : []));
}

/** What a scene is about. */
export function narrated(told: ZockenNews, names: Names): Say | null {
  const name = "seat" in told ? (names[told.seat] ?? "") : "";
  switch (told.type) {
    case "Begins":
      return told.game > 1 ? say("zocken-begins-game", { name, game: told.game }) : say("zocken-begins", { name });
    case "Rolls":
      return say(told.again ? "zocken-rolls-again" : "zocken-rolls", { name });
    case "Rolled":
      return rolled(told.dice);
    case "Took":
      return took(told, names);
    case "Secured":
      return say("zocken-secured", { name, mice: counted(told.mice) });
    case "Stopped":
      return say("zocken-stopped", { name, mice: counted(told.mice) });
    case "Lost":
      return lost(told, name);
    case "GameOver":
      return say("zocken-game-over", { game: told.game, points: points(told.points, names) });
    case "Ended":
      return null;
  }
}

export function rolled([one, other]: readonly [string, string]): Say {
  return say("zocken-rolled", { one: say("zocken-colour", { colour: one }), other: say("zocken-colour", { colour: other }) });
}

function points(won: readonly number[], names: Names): Say[] {
  return won.map((points, seat) => say("zocken-points", { name: names[seat] ?? "", points }));
}

function took({ mice, jokers, declined }: Told<"Took">, names: Names): Say {
  const kinds = mice.filter((one, at) => mice.findIndex((other) => other.colour === one.colour && other.owner === one.owner) === at);
  const args = {
    mice: kinds.map(({ colour, owner }) => {
      const some = ofColour(colour, mice.filter((other) => other.colour === colour && other.owner === owner).length);
      return owner === null ? some : say("zocken-stolen", { mice: some, name: names[owner] ?? "" });
    }),
    jokers: inColours(jokers),
    declined: inColours(declined),
  };
  if (jokers.length > 0) return say(declined.length > 0 ? "zocken-took-joker-declined" : "zocken-took-joker", args);
  return say(declined.length > 0 ? "zocken-took-declined" : "zocken-took", args);
}

function lost({ already_aside, none_left }: Told<"Lost">, name: string): Say {
  const args = { name, aside: inColours(already_aside), gone: inColours(none_left) };
  if (already_aside.length > 0) return say(none_left.length > 0 ? "zocken-lost-both" : "zocken-lost-aside", args);
  return say("zocken-lost-gone", args);
}

/** Whose turn it is, and what for. */
export function status(view: ZockenView, names: Names): Say {
  if (view.turn === null) return say(view.first === null ? "zocken-opening" : "zocken-over");
  const name = names[view.turn] ?? "";
  if (view.rolling) return say("zocken-rolls", { name });
  if (view.dice) return say("zocken-to-take", { name });
  if (view.aside.every(Boolean)) return say("zocken-to-stop", { name });
  if (view.aside.some(Boolean)) return say("zocken-to-decide", { name });
  return say(view.secured ? "zocken-to-roll-on" : "zocken-to-roll", { name });
}

/** What a take is called. */
export function doing(action: string, names: Names): Say {
  const mice = taken(action);
  const [one, other] = mice;
  if (one && other && one.colour !== other.colour) return say("zocken-pair", { one: one.colour, other: other.colour });
  const some = ofColour(one?.colour ?? "", mice.length);
  const owners = [...new Set(mice.flatMap(({ owner }) => (owner === null ? [] : [names[owner] ?? ""])))];
  if (owners.length === 0) return some;
  if (mice.some(({ owner }) => owner === null)) return say("zocken-one-stolen", { mice: some, name: owners[0] ?? "" });
  return say("zocken-stolen", { mice: some, name: owners });
}

/** What lies in the middle, at stake or with somebody. */
export function inTheMiddle(mice: Mice): Say {
  return mice.some(Boolean) ? say("zocken-middle", { mice: counted(mice) }) : say("zocken-middle-empty");
}

export function atStake(mice: Mice): Say {
  return mice.some(Boolean) ? say("zocken-at-stake", { mice: counted(mice) }) : say("zocken-row", { row: "aside" });
}

export function owns(name: string, mice: Mice, points: number): Say {
  return mice.some(Boolean) ? say("zocken-owns", { name, mice: counted(mice), points }) : say("zocken-owns-none", { name });
}
