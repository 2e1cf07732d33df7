/** Small sounds, made here. Nothing is fetched or heard unless the sound is switched on. */

import { settings } from "./settings.svelte.ts";

export type Sound = "card" | "flip" | "cancel" | "dice" | "squeak" | "win" | "lose" | "tick" | "whack";

/** Make a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (settings.get("sound") === "off" || typeof AudioContext === "undefined") return;
  import("./synth.ts").then(({ synthesise }) => synthesise(sound)).catch(() => {}); // then it is quiet
}
