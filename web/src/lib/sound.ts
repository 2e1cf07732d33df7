/** Small sounds, synthesised here. Nothing is fetched or played unless sound is switched on. */

import { settings } from "./settings.svelte.ts";

export type Sound = "card" | "flip" | "cancel" | "dice" | "squeak" | "win" | "lose" | "tick" | "whack";

/** Play a sound, if sound is on. */
export function play(sound: Sound): void {
  if (settings.get("sound") === "off" || typeof AudioContext === "undefined") return;
  import("./synth.ts").then(({ synthesise }) => synthesise(sound)).catch(() => {}); // on failure, stay quiet
}
