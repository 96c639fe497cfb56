import { expect, it, onTestFinished, vi } from 'vitest';
import { knows, speak, speakOfEditing } from '../src/words/words.svelte';

it('words that are asked for last hold, though others come later', async () => {
  const arrive: (() => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((done) => arrive.push(() => done(new Response('')))));
  onTestFinished(() => void vi.unstubAllGlobals());
  const spoken = [speak(), speakOfEditing()];
  arrive[1]!();
  await spoken[1];
  expect(knows('ui-edit')).toBe(true);
  arrive[0]!();
  await spoken[0];
  expect(knows('ui-edit')).toBe(true);
});
