import { settings } from './settings.svelte';

/** A few soft tones, made and not loaded; off unless somebody wants them. */
const TONES = { turn: [523, 659], end: [523, 659, 784], no: [196] } as const;
const LENGTH = 0.35; // seconds

let audio: AudioContext | undefined;

export function sound(name: keyof typeof TONES): void {
  if (!settings.sounds) return;
  audio ??= new AudioContext();
  TONES[name].forEach((pitch, index) => {
    const [tone, gain] = [audio!.createOscillator(), audio!.createGain()];
    const start = audio!.currentTime + index * 0.12;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.08, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    tone.connect(gain).connect(audio!.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  });
}
