/** What every picture takes: a name to be read aloud, or a place inside another picture. */
export interface Framed {
  label?: string;
  /** An SVG transform. With it the picture is a group inside another one and has no frame. */
  at?: string;
}

export type Species = "elephant" | "dog" | "cat" | "mouse";
export type Mood = "calm" | "hungry" | "scared" | "happy";
export type MouseColour = "yellow" | "green" | "blue" | "orange" | "red";
export type Face = MouseColour | "joker";
export type CheeseName =
  | "emmental"
  | "gouda"
  | "edam"
  | "camembert"
  | "roquefort"
  | "parmesan"
  | "cheddar"
  | "mozzarella"
  | "feta";
export type Game = "mausen" | "geier" | "zocken" | "geflippt";

/** What a Mäusezocken mouse of each colour is worth. */
export const WORTH: Record<MouseColour, number> = { yellow: 1, green: 2, blue: 3, orange: 4, red: 5 };

export const MIRROR = "matrix(-1 0 0 1 100 0)";

/** Two tones of a colour of the palette. */
export const tone = (name: string): [string, string] => [`var(--art-${name})`, `var(--art-${name}-2)`];

export const seatTone = (seat: number): string => `var(--seat-${seat % 7})`;
