/** The cues, made by WebAudio as they are needed: no files. Silent until the reader has switched them on. */
import type { Cue } from "./moments";
import type { Sounding } from "./plan";

const MASTER = 0.25;
/** −8 dB for what others do. */
const QUIET = 0.4;
/** Each time a little higher or lower. */
const PITCH = 0.04;

/** A tone: wave, from which pitch to which (Hz), when, how long, how loud. */
interface Tone {
  wave: "sine" | "triangle";
  hz: number;
  to?: number;
  at?: number;
  ms: number;
  gain?: number;
}
/** A burst of noise through a filter. */
interface Noise {
  noise: "bandpass" | "highpass" | "lowpass";
  hz: number;
  to?: number;
  q?: number;
  at?: number;
  ms: number;
  gain?: number;
}
type Part = Tone | Noise;

const sines = (all: number[], apart: number, ms: number, gain = 0.6): Tone[] =>
  all.map((hz, index) => ({ wave: "sine", hz, at: index * apart, ms, gain }));
const triangles = (all: number[], apart: number, ms: number): Tone[] =>
  all.map((hz, index) => ({ wave: "triangle", hz, at: index * apart, ms, gain: 0.7 }));
const clicks = (at: number[], ms: number, hz: number): Noise[] =>
  at.map((one) => ({ noise: "bandpass", hz, q: 2, at: one, ms, gain: 0.8 }));

const BELL: Tone[] = [
  { wave: "sine", hz: 392, ms: 1200, gain: 0.6 },
  { wave: "sine", hz: 786, ms: 900, gain: 0.3 },
  { wave: "sine", hz: 1180, ms: 600, gain: 0.15 },
];

/** What each cue consists of. */
export const CUES: Record<Cue, Part[]> = {
  knock: [0, 90].map((at) => ({ noise: "bandpass", hz: 900, q: 6, at, ms: 30 })),
  wood: [
    { wave: "triangle", hz: 220, to: 160, ms: 60 },
    { noise: "lowpass", hz: 800, ms: 20, gain: 0.5 },
  ],
  pebble: [
    { noise: "highpass", hz: 2000, ms: 25, gain: 0.5 },
    { wave: "sine", hz: 520, to: 380, ms: 50 },
  ],
  coin: sines([1320, 1980], 60, 180, 0.4),
  gem: sines([1568, 2093, 2637], 45, 250, 0.35),
  crop: clicks([0, 55, 110], 18, 3000),
  animal: [{ wave: "sine", hz: 180, to: 110, ms: 70 }],
  plate: sines([880, 2217], 0, 90, 0.35),
  young: [{ wave: "sine", hz: 660, to: 990, ms: 120, gain: 0.5 }],
  card: [{ noise: "bandpass", hz: 1000, to: 4000, q: 1.5, ms: 120, gain: 0.5 }],
  bell: BELL,
  chime: triangles([392, 494, 587], 140, 260),
  dice: clicks([0, 40, 100, 180, 280, 420], 12, 1800),
  good_end: triangles([523, 659, 784], 90, 400),
  bad_end: sines([330, 262], 220, 220, 0.3),
  refused: [{ wave: "sine", hz: 140, ms: 50 }],
  win: [...triangles([392, 523, 659, 784], 110, 320), ...BELL.map((one) => ({ ...one, at: 480 }))],
};

export class Sound {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  /** What is to be heard, at its times. Browsers let nothing be heard before the first gesture. */
  play(sounds: Sounding[], volume: number): void {
    if (!sounds.length || !volume) return;
    const context = (this.context ??= new AudioContext());
    if (context.state === "suspended") void context.resume();
    for (const { cue, start, quiet } of sounds)
      for (const part of CUES[cue])
        this.part(context, part, context.currentTime + (start + (part.at ?? 0)) / 1000, volume * (quiet ? QUIET : 1));
  }

  close(): void {
    void this.context?.close();
    this.context = null;
  }

  private part(context: AudioContext, part: Part, start: number, volume: number): void {
    const end = start + part.ms / 1000;
    const gain = context.createGain();
    gain.gain.setValueAtTime(MASTER * volume * (part.gain ?? 1), start);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(context.destination);
    const pitch = 1 + PITCH * (2 * Math.random() - 1);
    const source = "wave" in part ? this.tone(context, part, start, end, pitch) : this.burst(context, part, start, end);
    source.connect(gain);
  }

  private tone(context: AudioContext, part: Tone, start: number, end: number, pitch: number): AudioNode {
    const oscillator = context.createOscillator();
    oscillator.type = part.wave;
    oscillator.frequency.setValueAtTime(part.hz * pitch, start);
    if (part.to) oscillator.frequency.exponentialRampToValueAtTime(part.to * pitch, end);
    oscillator.start(start);
    oscillator.stop(end);
    return oscillator;
  }

  private burst(context: AudioContext, part: Noise, start: number, end: number): AudioNode {
    const source = context.createBufferSource();
    source.buffer = this.noise ??= hiss(context);
    const filter = context.createBiquadFilter();
    filter.type = part.noise;
    filter.frequency.setValueAtTime(part.hz, start);
    if (part.to) filter.frequency.exponentialRampToValueAtTime(part.to, end);
    if (part.q) filter.Q.value = part.q;
    source.connect(filter);
    source.start(start);
    source.stop(end);
    return filter;
  }
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
