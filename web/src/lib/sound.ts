/** Small sounds and a tune, synthesised here. Nothing is fetched or played unless sound is switched on. */

import { settings } from "./settings.svelte.ts";

export type Sound = "card" | "flip" | "cancel" | "dice" | "squeak" | "win" | "lose" | "tick" | "whack";

const isOff = (): boolean => settings.get("sound") === "off" || typeof AudioContext === "undefined";

/** Play a sound, if sound is on and the page is seen. */
export function play(sound: Sound): void {
  if (isOff() || document.hidden) return;
  import("./synth.ts").then(({ synthesise }) => synthesise(sound)).catch(() => {}); // on failure, stay quiet
}

/** Music for as long as it is wanted; call it in an effect. The function returned ends it. */
export function accompany(): (() => void) | undefined {
  if (settings.get("music") === "off" || isOff()) return undefined;
  let ended = false;
  let end: (() => void) | undefined;
  Promise.all([import("./music.ts"), import("./synth.ts")]).then(
    ([{ start }, { band }]) => {
      if (!ended) end = start(band());
    },
    () => {}, // on failure, stay quiet
  );
  return () => {
    ended = true;
    end?.();
  };
}
