/** What this browser keeps. If it keeps nothing (private windows, full disks), everything else still works. */

import { BASE } from "./base.ts";

export interface Keep {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
}

/** A different prefix for each client on the same host. */
export const PREFIX = BASE ? `mauseloch.${BASE}.` : "mauseloch.";

/** Kept in the browser's storage, or otherwise for as long as the page lives. */
export function keepIn(storage: Storage | undefined): Keep {
  const here = new Map<string, string | null>();
  return {
    get(key) {
      const found = here.get(key);
      if (found !== undefined) return found;
      try {
        return storage?.getItem(PREFIX + key) ?? null;
      } catch {
        return null;
      }
    },
    set(key, value) {
      here.set(key, value);
      try {
        if (value === null) storage?.removeItem(PREFIX + key);
        else storage?.setItem(PREFIX + key, value);
      } catch {
        // It remains in `here`.
      }
    },
  };
}

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const keep: Keep = keepIn(browserStorage());

/** The key for a seat's token. Slots keep several people at one device apart. */
export function seatKey(table: string, slot = ""): string {
  return `seat.${slot}.${table}`;
}
