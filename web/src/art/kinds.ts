/** The props of every picture: a label to read aloud, or a place inside another picture. */
export interface Framed {
  label?: string;
  /** An SVG transform. With it, the picture is a group inside another one and has no frame. */
  at?: string;
}

export type Species = "elephant" | "dog" | "cat" | "mouse";
/** Players also think, and gloat: that is "smug". */
export type Mood = "calm" | "hungry" | "scared" | "happy" | "thinking" | "smug";
export const MOUSE_COLOURS = ["yellow", "green", "blue", "orange", "red"] as const;
export type MouseColour = (typeof MOUSE_COLOURS)[number];
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

/** The number printed on mice and dice: the position of their colour. */
export const numeralOf = (colour: MouseColour): number => MOUSE_COLOURS.indexOf(colour) + 1;

export const MIRROR = "matrix(-1 0 0 1 100 0)";

/** The two tones of a palette colour. */
export const tone = (name: string): [string, string] => [`var(--art-${name})`, `var(--art-${name}-2)`];

export const seatTone = (seat: number): string => `var(--seat-${seat % 7})`;
