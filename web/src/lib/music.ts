/** A little tune of our own that goes round and round: its notes, and when they sound. */

/** A note, its times in seconds from the beginning of the music. */
export interface Note {
  readonly at: number;
  readonly lasts: number;
  readonly hertz: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

/** What plays the notes; times are the band's own. */
export interface Band {
  now: () => number;
  play: (note: Note, at: number) => void;
  /** Fall silent at once, even in the middle of a note. */
  rest: () => void;
}

const BEAT_S = 0.56;
/** A beat each; a dash holds the note before it. */
const MELODY = beats(`
  E5 G5 A5 G5  E5 -- D5 C5  D5 E5 G5 E5  D5 -- -- --
  E5 G5 A5 C6  A5 -- G5 E5  D5 G5 E5 D5  C5 -- -- --
  A4 C5 E5 C5  F5 -- E5 D5  B4 D5 G5 D5  E5 -- C5 --
  A4 C5 E5 A5  G5 -- F5 E5  D5 E5 F5 B4  C5 -- -- --`);
/** A bar each: the bass, and what it alternates with. */
const CHORDS = [
  ..."C C G G C F G C".split(" "),
  ..."A F G C A F G C".split(" "),
];
const BASS: Readonly<Record<string, readonly [string, string, string]>> = {
  C: ["C3", "G3", "E4"],
  F: ["F3", "C4", "A4"],
  G: ["G2", "D3", "B3"],
  A: ["A2", "E3", "C4"],
};
const BEATS = MELODY.length;
export const LENGTH_S = BEATS * BEAT_S;
const TUNE: readonly Note[] = [...melody(), ...accompaniment()].sort((one, other) => one.at - other.at);

/** Notes are planned this far ahead, and looked after this often: a page that is busy for a moment misses none. */
const AHEAD_S = 1.2;
const EVERY_MS = 300;

function beats(text: string): string[] {
  return text.trim().split(/\s+/);
}

function hertz(name: string): number {
  const half = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }[name.charAt(0)] ?? 0;
  return 440 * 2 ** (half / 12 + Number(name.charAt(1)) - 4);
}

function* melody(): Generator<Note> {
  for (const [beat, name] of MELODY.entries()) {
    if (name === "--") continue;
    let held = 1;
    while (MELODY[beat + held] === "--") held++;
    yield { at: beat * BEAT_S, lasts: held * BEAT_S * 0.95, hertz: hertz(name), loud: 0.1, shape: "triangle" };
  }
}

function* accompaniment(): Generator<Note> {
  for (const [bar, chord] of CHORDS.entries()) {
    const [low, fifth, third] = BASS[chord]!;
    for (const [beat, name, loud] of [[0, low, 0.13], [1, third, 0.04], [2, fifth, 0.1], [3, third, 0.04]] as const)
      yield { at: (4 * bar + beat) * BEAT_S, lasts: BEAT_S * 0.7, hertz: hertz(name), loud, shape: "sine" };
  }
}

/** The notes that begin in this time, from the first to just before the last moment. */
export function between(from: number, until: number): Note[] {
  const found: Note[] = [];
  for (let round = Math.floor(from / LENGTH_S); round * LENGTH_S < until; round++)
    for (const note of TUNE) {
      const at = note.at + round * LENGTH_S;
      if (at >= from && at < until) found.push({ ...note, at });
    }
  return found;
}

/** Let a band play, from the first touch on and while the page is seen. The function returned ends it. */
export function start(band: Band, page: Document = document): () => void {
  let touched = page.defaultView?.navigator.userActivation?.hasBeenActive ?? false;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** How much has been planned, and when the music began on the band's clock. */
  let planned = 0;
  let began = 0;

  function plan(): void {
    const now = band.now() - began;
    for (const note of between(planned, now + AHEAD_S)) band.play(note, began + note.at);
    planned = Math.max(planned, now + AHEAD_S);
  }

  function update(): void {
    const plays = touched && !page.hidden;
    if (plays && timer === undefined) {
      began = band.now() + 0.05 - played;
      planned = played;
      timer = setInterval(plan, EVERY_MS);
      plan();
    } else if (!plays) stop();
  }

  /** Where it continues after a rest. */
  let played = 0;
  function stop(): void {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    played = Math.max(0, band.now() - began) % LENGTH_S;
    band.rest();
  }

  function touch(): void {
    touched = true;
    update();
  }

  const touches = ["pointerup", "keydown"] as const; // a pointerdown does not count for browsers yet
  for (const one of touches) page.addEventListener(one, touch);
  page.addEventListener("visibilitychange", update);
  update();
  return () => {
    for (const one of touches) page.removeEventListener(one, touch);
    page.removeEventListener("visibilitychange", update);
    stop();
  };
}
