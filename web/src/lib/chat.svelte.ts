/** What people at a table say to each other, and the seats we have muted. */

import { FACES, PHRASES } from "./wire.ts";

export type Face = (typeof FACES)[number];
/** A newer server may know others, for which we have neither words nor pictures. */
const KNOWN: ReadonlySet<string> = new Set([...PHRASES, ...FACES]);

export function isFace(phrase: string): phrase is Face {
  return (FACES as readonly string[]).includes(phrase);
}

export interface Spoken {
  readonly number: number;
  readonly seat: number;
  readonly phrase: string;
}

const KEPT = 20;

export class Chat {
  phrases = $state.raw<readonly Spoken[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  #spoken = 0;

  heard(seat: number, phrase: string): void {
    if (this.muted.has(seat) || !KNOWN.has(phrase)) return;
    this.phrases = [...this.phrases, { number: ++this.#spoken, seat, phrase }].slice(-KEPT);
  }

  /** Mute a seat, or unmute it. */
  mute(seat: number, muted = true): void {
    const others = [...this.muted].filter((one) => one !== seat);
    this.muted = new Set(muted ? [...others, seat] : others);
    if (muted) this.phrases = this.phrases.filter((spoken) => spoken.seat !== seat);
  }
}
