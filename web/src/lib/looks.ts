/** How people look: their portrait and colour, kept on this device and shown at every table. */

import { keep, type Keep } from "./storage.ts";
import { COLOURS, PORTRAITS, type SeatInfo } from "./wire.ts";

export type Portrait = (typeof PORTRAITS)[number];
export type Colour = (typeof COLOURS)[number];

export interface Look {
  readonly portrait: Portrait;
  readonly colour: Colour;
}

function drawn<One>(from: readonly One[], chance: () => number): One {
  return from[Math.floor(chance() * from.length)]!;
}

/** Ours. The first time it is drawn, so that nobody starts without a face. */
export function myLook(kept: Keep = keep, chance = Math.random): Look {
  const portrait = PORTRAITS.find((one) => one === kept.get("portrait"));
  const colour = COLOURS.find((one) => one === kept.get("colour"));
  const look = { portrait: portrait ?? drawn(PORTRAITS, chance), colour: colour ?? drawn(COLOURS, chance) };
  if (!portrait || !colour) keepMyLook(look, kept);
  return look;
}

export function keepMyLook({ portrait, colour }: Look, kept: Keep = keep): void {
  kept.set("portrait", portrait);
  kept.set("colour", colour);
}

/** Looks for people at one device, all different, the first one ours. */
export function differentLooks(count: number, first = myLook()): readonly Look[] {
  const [portrait, colour] = [PORTRAITS.indexOf(first.portrait), COLOURS.indexOf(first.colour)];
  return Array.from({ length: count }, (_, at) => ({
    portrait: PORTRAITS[(portrait + at) % PORTRAITS.length]!,
    colour: COLOURS[(colour + at) % COLOURS.length]!,
  }));
}

/** The hue of each seat: the colour chosen there, or the seat's own, but never the same for two. */
export function huesOf(seats: readonly Partial<Pick<SeatInfo, "colour">>[]): readonly number[] {
  const free = new Set(COLOURS.keys());
  const wanted = seats.map(({ colour }) => {
    const hue = COLOURS.findIndex((one) => one === colour);
    return free.delete(hue) ? hue : undefined;
  });
  return wanted.map((hue, seat) => {
    const found = hue ?? (free.has(seat) ? seat : [...free][0]!);
    free.delete(found);
    return found;
  });
}

/**
 * Give the seats their colours within this element, by default everywhere. Call it in an effect. The hues come as a
 * text, so that nothing is coloured again as long as they are the same.
 */
export function dress(hues: string, { style }: HTMLElement = document.documentElement): () => void {
  const each = [...hues.split(",").entries()];
  for (const [seat, hue] of each) style.setProperty(`--seat-${seat}`, `var(--hue-${hue})`);
  return () => {
    for (const [seat] of each) style.removeProperty(`--seat-${seat}`);
  };
}
