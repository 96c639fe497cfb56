import { expect, it } from 'vitest';
import { Attempts } from '../src/attempt.svelte';

it('is busy with one thing at a time, and tells what went wrong with the last one', async () => {
  const attempts = new Attempts();
  let finish: () => void;
  const made = attempts.make(() => new Promise<void>((done) => (finish = done)));
  expect(attempts.busy).toBe(true);
  finish!();
  expect(await made).toBe(true);
  expect([attempts.busy, attempts.problem]).toEqual([false, '']);

  expect(await attempts.make(() => Promise.reject(new Error('no network')))).toBe(false);
  expect(attempts.busy).toBe(false);
  expect(attempts.problem).not.toBe('');
  await attempts.make(() => Promise.resolve());
  expect(attempts.problem).toBe('');
});
