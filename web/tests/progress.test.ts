import { beforeEach, expect, test, vi } from 'vitest';
import type { Learnt, Person, Progress } from '../src/api/wire';

const anna: Person = { id: 'anna', kind: 'account', name: 'Anna', language: 'en', role: '' };
const ben: Person = { ...anna, id: 'ben', name: 'Ben' };
const learnt = (lesson: string, station: number, at: number, more: Partial<Learnt> = {}): Learnt => ({
  ...{ game: 'one', lesson, station, done: false, right: 0, at },
  ...more,
});
let server: Progress;
let clock: number; // of the server
type Told = Pick<Progress, 'lessons' | 'coach'>;
let told: Told[];

/** The server takes what is new, and trusts no clock that is ahead of its own. */
function takes(news: Told): Told {
  for (const one of news.lessons) {
    const old = server.lessons.find(({ lesson }) => lesson === one.lesson) ?? one;
    const { station, at } = old.at > one.at ? old : one;
    const best = { done: old.done || one.done, right: Math.max(old.right, one.right) };
    const others = server.lessons.filter((other) => other !== old);
    server.lessons = [...others, learnt(one.lesson, station, Math.min(at, clock), best)];
  }
  for (const wish of news.coach)
    server.coach = [
      ...server.coach.filter(({ game }) => game !== wish.game),
      { ...wish, at: Math.min(wish.at, clock) },
    ];
  return news;
}

beforeEach(() => {
  vi.resetModules();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  server = { lessons: [], coach: [], played: {} };
  clock = Date.now() + 1000;
  told = [];
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'PUT') told.push(takes(JSON.parse(body) as Told));
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

test('what a guest has learnt without a network is told before they sign in', async () => {
  const [page, { signIn }] = [await open(), await import('../src/me.svelte')];
  await page.progressFor({ ...anna, id: 'guest', kind: 'guest' });
  const online = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  page.keepProgress('one', 'first', { station: 4 });
  const did: string[] = [];
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
    did.push(`${how.method} ${path}`);
    return path === '/api/session' ? Promise.resolve(Response.json(ben)) : online(path, how);
  });
  await signIn({ name: 'Ben' });
  expect(did.slice(0, 3)).toEqual(['GET /api/me/progress', 'PUT /api/me/progress', 'POST /api/session']);
  expect(told[0]!.lessons.map(({ lesson, station }) => [lesson, station])).toEqual([['first', 4]]);
});

test('nobody is shown what somebody else has learnt', async () => {
  const page = await open();
  await page.progressFor(anna);
  page.keepProgress('one', 'first', { station: 4 });
  server.lessons = []; // Ben's
  await page.progressFor(ben);
  expect(page.progressOf('one', 'first').station).toBe(0);
  expect(told.at(-1)!.lessons.map(({ station }) => station)).toEqual([4]); // told for Anna, not for Ben
  page.keepProgress('one', 'first', { station: 2 });
  await page.progressFor(null);
  expect(page.progressOf('one', 'first').station).toBe(0);
});

test('a clock that is ahead does not outdo what other devices learn later', async () => {
  const page = await open();
  await page.progressFor(anna);
  clock = 10;
  page.keepProgress('one', 'first', { station: 4 });
  page.wantCoach('one', false);
  await vi.waitFor(() => expect(localStorage.getItem('quivira-progress')).not.toMatch(/"at":\d{3}/));
  server.lessons = [learnt('first', 7, 20)];
  server.coach = [{ game: 'one', wanted: true, at: 20 }];
  await page.progressFor(anna);
  expect([page.progressOf('one', 'first').station, page.coached('one'), told.length]).toEqual([7, true, 2]);
});

test('a game is new until three of it are over', async () => {
  const page = await open();
  await page.hearProgress(); // nobody
  await page.progressFor(anna);
  for (const finished of [0, 1, 2, 3]) {
    server.played = { one: finished };
    await page.hearProgress();
    expect(page.coached('one')).toBe(finished < 3);
  }
});

test('somebody else at the device is told everything anew', async () => {
  const [page, { countHint, isNew }] = [await open(), await import('../src/table/coach')];
  for (let told = 0; told < 2; told += 1) countHint('one', 'ask-build');
  await page.progressFor(anna); // to whom it was told before she had a name
  expect(isNew('one', 'ask-build')).toBe(false);
  await page.progressFor(ben);
  expect(isNew('one', 'ask-build')).toBe(true);
});

test('the coach helps in games that are new, unless it was chosen away, and where it is wanted', async () => {
  const page = await open();
  expect(page.coached('one')).toBe(true);
  server.played = { one: 3 };
  await page.progressFor(anna);
  expect(['one', 'other'].map(page.coached)).toEqual([false, true]);
  page.wantCoach('one', true);
  expect(page.coached('one')).toBe(true);
  page.wantCoach('', false);
  expect(['one', 'other'].map(page.coached)).toEqual([true, false]);
  await vi.waitFor(() => expect(told.map(({ coach }) => coach.length)).toEqual([1, 1]));
});
