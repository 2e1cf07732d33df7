/** How each sound is made: gliding, fading tones, and filtered noise. */

import type { Band } from "./music.ts";
import { settings } from "./settings.svelte.ts";
import type { Sound } from "./sound.ts";

let context: AudioContext | undefined;
/** All sounds pass through it: the volume. */
let master: GainNode | undefined;
let hiss: AudioBuffer | undefined;

interface Tone {
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud?: number;
  readonly shape?: OscillatorType;
}

interface Noise {
  readonly around: number;
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud?: number;
}

/** Frequencies in hertz, times in seconds. */
const TONES: Record<Sound, readonly Tone[]> = {
  card: [],
  flip: [{ from: 420, to: 760, lasts: 0.09, loud: 0.12, shape: "triangle" }],
  cancel: [
    { from: 330, to: 220, lasts: 0.14, shape: "triangle" },
    { from: 262, to: 165, at: 0.12, lasts: 0.2, shape: "triangle" },
  ],
  dice: [],
  squeak: [
    { from: 1900, to: 2700, lasts: 0.07, loud: 0.12 },
    { from: 2500, to: 1800, at: 0.08, lasts: 0.11, loud: 0.12 },
  ],
  win: [523, 659, 784, 1047].map((from, step) => ({ from, at: step * 0.12, lasts: 0.28, shape: "triangle" as const })),
  lose: [392, 349, 311].map((from, step) => ({ from, to: from * 0.97, at: step * 0.18, lasts: 0.3 })),
  tick: [{ from: 1200, lasts: 0.03, loud: 0.1, shape: "square" }],
  whack: [{ from: 160, to: 55, lasts: 0.18, loud: 0.5 }],
};

const NOISES: Partial<Record<Sound, readonly Noise[]>> = {
  card: [{ around: 2600, to: 900, lasts: 0.09, loud: 0.3 }],
  flip: [{ around: 3200, to: 1500, lasts: 0.06, loud: 0.2 }],
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at) => ({ around: 1700 + at * 2400, at, lasts: 0.045, loud: 0.45 })),
  whack: [{ around: 900, to: 300, lasts: 0.1, loud: 0.5 }],
};

export function synthesise(sound: Sound): void {
  const context = awake();
  const now = context.currentTime + 0.01;
  for (const one of TONES[sound]) tone(context, one, now + (one.at ?? 0));
  for (const one of NOISES[sound] ?? []) noise(context, one, now + (one.at ?? 0));
}

/** Who plays the music: quieter than the sounds, and silenced by a fader of its own. */
export function band(): Band {
  let fader: GainNode | undefined;
  return {
    now: () => awake().currentTime,
    play: ({ lasts, hertz, loud, shape }, at) => {
      const context = awake();
      fader ??= new GainNode(context, { gain: 0.5 });
      fader.connect(through(context));
      tone(context, { from: hertz, lasts, loud, shape }, Math.max(at, context.currentTime), fader);
    },
    rest: () => {
      fader?.disconnect(); // with whatever has been planned
      fader = undefined;
    },
  };
}

function awake(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** The way to the loudspeaker, as loud as it shall be now. */
function through(context: AudioContext): AudioNode {
  if (!master) {
    master = new GainNode(context);
    master.connect(context.destination);
  }
  master.gain.value = (Number(settings.get("volume")) / 5) ** 2; // as ears hear it
  return master;
}

function tone(context: AudioContext, { from, to = from, lasts, loud = 0.2, shape = "sine" }: Tone, at: number, out = through(context)): void {
  const source = new OscillatorNode(context, { type: shape, frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(fading(context, loud, at, lasts, out));
  source.start(at);
  source.stop(at + lasts);
}

function noise(context: AudioContext, { around, to = around, lasts, loud = 0.2 }: Noise, at: number): void {
  const source = new AudioBufferSourceNode(context, { buffer: hissing(context) });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: around, Q: 1.2 });
  filter.frequency.setValueAtTime(around, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(filter).connect(fading(context, loud, at, lasts));
  source.start(at);
  source.stop(at + lasts);
}

function fading(context: AudioContext, loud: number, at: number, lasts: number, out = through(context)): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.012, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(out);
  return gain;
}

function hissing(context: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }
  return hiss;
}
