import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/settings.svelte';

/** Counts what is played; everything else of an AudioContext only has to be there. */
class Speaker {
  static made = 0;
  static played = 0;
  readonly currentTime = 0;
  readonly sampleRate = 10;
  readonly destination = {};
  constructor() {
    Speaker.made += 1;
  }
  resume = () => Promise.resolve();
  #part() {
    const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    const start = () => (Speaker.played += 1);
    return { gain: ramp, frequency: ramp, start, stop: () => undefined, connect: <Other>(other: Other) => other };
  }
  createGain = () => this.#part();
  createOscillator = () => this.#part();
  createBufferSource = () => this.#part();
  createBiquadFilter = () => this.#part();
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
}

describe('a sound', () => {
  beforeEach(() => {
    vi.resetModules();
    Speaker.made = Speaker.played = 0;
    vi.stubGlobal('AudioContext', Speaker);
    vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: true } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    settings.sounds = false;
  });
  const fresh = async () => ({ ...(await import('../src/sounds')), ...(await import('../src/settings.svelte')) });

  it('is not made unless somebody wants it', async () => {
    const { sound, settings } = await fresh();
    sound('turn');
    expect([settings.sounds, Speaker.made]).toEqual([false, 0]);
  });
  it('waits until the page has been touched', async () => {
    vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: false } });
    const { sound, settings } = await fresh();
    settings.sounds = true;
    sound('turn');
    expect(Speaker.made).toBe(0);
  });
  it('is played under each of its names', async () => {
    const { sound, settings, SOUND_NAMES } = await fresh();
    settings.sounds = true;
    for (const name of SOUND_NAMES) {
      const before = Speaker.played;
      sound(name);
      expect(Speaker.played, name).toBeGreaterThan(before);
    }
    expect(Speaker.made).toBe(1);
  });
});
