import { settings } from './settings.svelte';

/**
 * Few, soft, and made rather than loaded: wood, paper and brass on a desk. They belong to what can be seen and are never needed for it;
 * off until somebody wants them.
 */

/** A tone that dies away like something plucked or struck. */
interface Tone {
  at?: number; // seconds after the sound begins
  pitch: number; // hertz
  to?: number; // the pitch it glides to
  length: number; // seconds
  loud?: number; // beside the other parts of the sound
  shape?: OscillatorType;
}

/** A breath of noise through a narrow opening: paper, a broom, a rock on sand. */
interface Rustle {
  at?: number;
  around: number; // hertz
  to?: number;
  length: number;
  loud?: number;
}

type Part = Tone | Rustle;

const knock = (at: number, pitch: number): Part[] => [
  { at, pitch, to: pitch * 0.7, length: 0.09, shape: 'triangle' },
  { at, around: pitch * 5, length: 0.03, loud: 0.5 },
];
const chime = (...pitches: number[]): Part[] =>
  pitches.flatMap((pitch, index) => [
    { at: index * 0.11, pitch, length: 0.5 },
    { at: index * 0.11, pitch: pitch * 3, length: 0.15, loud: 0.12 },
  ]);

const SOUNDS = {
  card: [{ around: 2400, to: 900, length: 0.12, loud: 0.8 }],
  coin: [
    { pitch: 1760, length: 0.3, loud: 0.45 },
    { at: 0.05, pitch: 2637, length: 0.35, loud: 0.35 },
  ],
  stone: [
    { pitch: 120, to: 55, length: 0.35, loud: 1.6 },
    { around: 320, to: 120, length: 0.3 },
  ],
  build: [...knock(0, 330), ...knock(0.14, 392)],
  knock: [...knock(0, 220), ...knock(0.1, 196)],
  reveal: [{ around: 700, to: 2800, length: 0.3, loud: 0.6 }, ...chime(587)],
  phase: chime(294, 440),
  score: chime(659, 880),
  turn: chime(523, 659),
  refuse: [{ pitch: 196, to: 165, length: 0.25, shape: 'triangle' }],
  end: chime(523, 659, 784, 1047),
} satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[];

const LOUDEST = 0.16;
const SOFT = 0.012; // seconds in which a part comes up, so that nothing clicks

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Play it, if sounds are wanted. Browsers are silent until somebody has touched the page. */
export function sound(name: Sound): void {
  if (!settings.sounds || !settings.volume || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const part of SOUNDS[name] as readonly Part[]) play(audio, part);
}

function play(audio: AudioContext, part: Part): void {
  const start = audio.currentTime + (part.at ?? 0);
  const end = start + part.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(LOUDEST * settings.volume * (part.loud ?? 1), start + SOFT);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const source = 'pitch' in part ? tone(audio, part, start, end) : rustle(audio, part, start, end);
  source.connect(gain).connect(audio.destination);
}

function tone(audio: AudioContext, { pitch, to = pitch, shape = 'sine' }: Tone, start: number, end: number): AudioNode {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.start(start);
  source.stop(end);
  return source;
}

function rustle(audio: AudioContext, { around, to = around }: Rustle, start: number, end: number): AudioNode {
  const source = audio.createBufferSource();
  const opening = audio.createBiquadFilter();
  source.buffer = noise ??= rushing(audio);
  opening.type = 'bandpass';
  opening.frequency.setValueAtTime(around, start);
  opening.frequency.exponentialRampToValueAtTime(to, end);
  source.start(start);
  source.stop(end);
  return source.connect(opening);
}

function rushing(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
