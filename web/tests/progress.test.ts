import { beforeEach, expect, test, vi } from 'vitest';
import type { Learnt, Person, Progress } from '../src/api/wire';

const anna: Person = { id: 'anna', kind: 'account', name: 'Anna', language: 'en', role: '' };
const ben: Person = { ...anna, id: 'ben', name: 'Ben' };
const learnt = (lesson: string, station: number, at: number, more: Partial<Learnt> = {}): Learnt => ({
  ...{ game: 'one', lesson, station, done: false, right: 0, at },
  ...more,
});
let server: Progress;
let told: { lessons: Learnt[]; coach: unknown[] }[];

beforeEach(() => {
  vi.resetModules();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  server = { lessons: [], coach: [], played: [] };
  told = [];
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'PUT') told.push(JSON.parse(body) as (typeof told)[0]);
    return Promise.resolve(new Response(JSON.stringify(server)));
  });
});

const open = () => import('../src/progress.svelte');

test('what was learnt before there was a name goes along with it', async () => {
  const page = await open();
  page.keepProgress('one', 'first', { station: 4 });
  expect(told).toEqual([]);
  await page.progressFor(anna);
  expect(told.map(({ lessons }) => lessons.map(({ lesson, station }) => [lesson, station]))).toEqual([[['first', 4]]]);
});

test('what another device has learnt is put together with what this one knows', async () => {
  const page = await open();
  page.keepProgress('one', 'first', { station: 4, right: 7 });
  server.lessons = [learnt('first', 2, 5, { done: true, right: 3 }), learnt('rocks', 6, 5)];
  await page.progressFor(anna);
  expect(page.progressOf('one', 'first')).toMatchObject({ station: 4, done: true, right: 7 });
  expect(page.progressOf('one', 'rocks').station).toBe(6);
  expect(page.nextOf('one', ['first', 'rocks'])).toBe('rocks');
  expect((await (vi.resetModules(), open())).progressOf('one', 'rocks').station).toBe(6);
});

test('nobody is shown what somebody else has learnt', async () => {
  const page = await open();
  await page.progressFor(anna);
  page.keepProgress('one', 'first', { station: 4 });
  await page.progressFor(ben);
  expect(page.progressOf('one', 'first').station).toBe(0);
  expect(told.at(-1)!.lessons.map(({ station }) => station)).toEqual([4]); // told for Anna, not for Ben
  page.keepProgress('one', 'first', { station: 2 });
  await page.progressFor(null);
  expect(page.progressOf('one', 'first').station).toBe(0);
});

test('the coach helps in games that are new, unless it was chosen away, and where it is wanted', async () => {
  const page = await open();
  expect(page.coached('one')).toBe(true);
  server.played = ['one'];
  await page.progressFor(anna);
  expect(['one', 'other'].map(page.coached)).toEqual([false, true]);
  page.wantCoach('one', true);
  expect(page.coached('one')).toBe(true);
  page.wantCoach('', false);
  expect(['one', 'other'].map(page.coached)).toEqual([true, false]);
  await vi.waitFor(() => expect(told.map(({ coach }) => coach.length)).toEqual([1, 1]));
});
