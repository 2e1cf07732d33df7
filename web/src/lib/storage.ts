/** What this browser keeps. Where it keeps nothing (private windows, full disks), everything else still works. */

import { BASE } from "./base.ts";

export interface Keep {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
}

/** Another one for each client of a host. */
export const PREFIX = BASE ? `mauseloch.${BASE}.` : "mauseloch.";

/** Kept in the browser's storage, or only as long as the page lives. */
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
        // Then it is kept in `here`.
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

/** Where the token of a seat is kept; several people at one device keep theirs apart by a slot. */
export function seatKey(table: string, slot = ""): string {
  return `seat.${slot}.${table}`;
}
