import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Drafted, Sketch } from '../src/api/wire';
import type { Parts } from '../src/board/boards';
import { Editing } from '../src/pages/learn/edit/editing.svelte';
import { answerable, fluent, freeLetter, freeName } from '../src/pages/learn/edit/wording';
import { Catalog } from '../src/words/catalog';
import { routeOf } from '../src/router.svelte';

describe('the words of a draft', () => {
  it('are read as they were written', () => {
    const source = fluent({ a: 'One {two}\nthree', 'a.about': 'Why.', b: ' ', 'c.about': 'Nobody asks.' });
    const words = new Catalog('en', ['a = Old\nb = Old\n', source]);
    expect(words.say('a')).toBe('One {two} three');
    expect(words.about('a')).toBe('Why.');
    expect([words.has('c'), words.say('b')]).toEqual([false, '']);
  });

  it('have names that nothing else has', () => {
    expect(freeName('other', ['other', 'other-2'])).toBe('other-3');
    expect(freeLetter('question', ['question-a'])).toBe('question-b');
  });

  it('answer choices one by one, and all of a verb', () => {
    expect(answerable(['send:1', 'send:2', 'pass'], ['send:1'])).toEqual(['send:2', 'pass', 'send:*']);
  });
});

it('a lesson is edited at an address of its own', () => {
  expect(routeOf('/learn/game/edit')).toMatchObject({ page: 'edit', params: { game: 'game' } });
  expect(routeOf('/learn/game/mine/edit')).toMatchObject({ page: 'edit', params: { game: 'game', lesson: 'mine' } });
  expect(routeOf('/learn/game/mine')).toMatchObject({ page: 'learn' });
});

/** What the server makes of what it is sent: each deed is one move more. */
function drafted({ sketch, deed }: { sketch?: Sketch; deed?: unknown }): Partial<Drafted> {
  const moves = [...(sketch?.moves ?? []), ...(deed ? [deed] : [])];
  const side = { seat: 0, view: {}, prompt: null, lines: [], refused: [], legal: [] };
  return {
    sketch: { lesson: { seats: 2, seat: 0, stations: [] }, moves, texts: {} } as unknown as Sketch,
    position: { number: moves.length, sides: [side], waiting: [], outcome: null } as unknown as Drafted['position'],
    missing: {},
  };
}

/** An author's draft, at a server that does what it is sent unless it is `away`. */
async function edited(away: () => boolean = () => false): Promise<Editing> {
  vi.stubGlobal('fetch', (_: string, { body }: { body: string | null }) =>
    away()
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response(body ? JSON.stringify(drafted(JSON.parse(body) as { sketch?: Sketch })) : '')),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const editing = new Editing('game', 'mine', { moments: {}, scored: {} } as Parts, new Catalog('en', []));
  await Promise.allSettled([editing.open(null)]);
  return editing;
}

it('two deeds are taken back by two taps, however quickly they come', async () => {
  const editing = await edited();
  await Promise.all([0, 1, 2].map((seat) => editing.do({ type: 'let', seat } as never)));
  expect(editing.sketch.moves.length).toBe(3);
  await Promise.all([editing.undo(), editing.undo()]);
  expect([editing.sketch.moves.length, editing.canUndo]).toEqual([1, true]);
  await Promise.all([editing.undo(), editing.undo()]); // one more than there is
  expect([editing.sketch.moves.length, editing.canUndo]).toEqual([0, false]);
});

it('what builds on the draft builds on all that was done before it', async () => {
  const editing = await edited();
  const counted = () => ({ type: 'let', seat: editing.sketch.moves.length }) as never;
  await Promise.all([editing.do(counted), editing.do(counted), editing.do(() => null), editing.do(counted)]);
  expect(editing.sketch.moves).toEqual([0, 1, 2].map((seat) => ({ type: 'let', seat })));
});

it('a draft is forgotten when another one has begun, not before', async () => {
  const device = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
  let isAway = false;
  const editing = await edited(() => isAway);
  await editing.do({ type: 'let' } as never);
  isAway = true;
  await editing.startOver();
  expect([device.size, editing.canUndo, editing.sketch.moves.length]).toEqual([1, true, 1]);
  isAway = false;
  await editing.startOver();
  expect([device.size, editing.canUndo, editing.sketch.moves.length]).toEqual([0, false, 0]);
});

it('an edit that fails keeps none that follow from being done', async () => {
  let isAway = true;
  const editing = await edited(() => isAway);
  await expect(editing.do({ type: 'let' } as never)).rejects.toThrow(); // there is no draft yet
  isAway = false;
  await editing.open(null);
  await editing.do({ type: 'let' } as never);
  expect(editing.sketch.moves.length).toBe(1);
});
