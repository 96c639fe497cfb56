import { expect, it, onTestFinished, vi } from 'vitest';
import type { Doubt, Side, TableInfo } from '../src/api/wire';
import { Model } from '../src/table/model.svelte';

const info = (more: Partial<TableInfo> = {}) =>
  ({ chairs: [], created: '', ended: null, paused: null, ...more }) as unknown as TableInfo;
const choice = (key: string) => ({ key, text: { key: `do-${key}` } });
const side = (...keys: string[]) =>
  ({ seat: 0, view: {}, prompt: null, lines: [], refused: [], legal: keys.map(choice) }) as unknown as Side;

const settled = () => new Promise((done) => setTimeout(done)); // effects have run

/** How often something has woken that waits for a fact of the model. */
function woken(fact: () => boolean): { times: number } {
  const seen = { times: 0 };
  const stop = $effect.root(() => {
    $effect(() => {
      if (fact()) seen.times += 1;
    });
  });
  onTestFinished(stop);
  return seen;
}

it('calls for the own turn once, whatever the table and the others tell meanwhile', async () => {
  const model = new Model('any', () => undefined);
  model.info = info();
  const called = woken(() => model.myTurn);
  await model.show(side('send:1'), [0, 1], null, 1, [], true);
  expect(called.times).toBe(1);
  model.info = info({ watching: 3 });
  await settled();
  await model.show(side('send:1'), [0], null, 2, [], true); // somebody else's sealed answer
  expect(called.times).toBe(1);
  await model.show(side(), [1], null, 3, [], true);
  await model.show(side('send:1'), [0], null, 4, [], true);
  expect(called.times).toBe(2);
});

it('forgets where things lay when a jump overtakes a step', async () => {
  const model = new Model('any', null);
  const did: string[] = [];
  for (const name of ['before', 'forget', 'after'] as const)
    vi.spyOn(model.flights, name).mockImplementation(() => void did.push(name));
  const step = model.show(side(), [], null, 1, []);
  const jump = model.show(side(), [], null, 2, [], true);
  await Promise.all([step, jump]);
  expect(did.slice(0, 2)).toEqual(['before', 'forget']);
});

it('says what happened by itself with the update that brought it, not when the page opens long after', async () => {
  const model = new Model('any', null);
  model.words = { forced: () => 'by itself' } as unknown as Model['words'];
  const line = (number: number, forced: boolean) => ({
    number,
    at: 0,
    events: [{ verb: 'took', seat: 0, args: {} }],
    forced,
  });
  await model.show(side(), [], null, 2, [line(1, true), line(2, false)], true);
  expect(model.forced).toBe('');
  await model.show(side(), [], null, 4, [line(3, true), line(4, false)], true);
  expect(model.forced).toBe('by itself');
});

it('ends once, also when it was not by the rules', async () => {
  const model = new Model('any', () => undefined);
  const over = woken(() => model.over);
  model.info = info({ ended: 'vote' });
  await settled();
  model.info = info({ ended: 'vote', watching: 1 });
  await settled();
  expect(over.times).toBe(1);
});

const doubt: Doubt = {
  about: { key: 'send:1', text: { key: 'do-send', args: { arg: 1 } } },
  rather: { key: 'send:3', text: { key: 'do-send', args: { arg: 3 } } },
};

/** A table where the coach says something to every choice, and what was sent. */
async function coached(says: () => Promise<Doubt | null>): Promise<{ model: Model; sent: (readonly string[])[] }> {
  const sent: (readonly string[])[] = [];
  const model = new Model('any', (keys) => void sent.push(keys));
  model.words = { text: (label: { key: string }) => label.key } as unknown as Model['words'];
  model.coach = says;
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  await model.show(side('send:1', 'send:3'), [0], null, 1, [], true);
  vi.mocked(performance.now).mockImplementation(() => now + 1000); // what was under the finger is forgotten
  onTestFinished(() => void vi.restoreAllMocks());
  return { model, sent };
}

it('asks whoever chooses what cannot be good, and does it all the same if they want', async () => {
  const { model, sent } = await coached(() => Promise.resolve(doubt));
  model.choose('send:1');
  expect(model.busy).toBe(true);
  await settled();
  expect([model.busy, model.pending, model.doubt, sent]).toEqual([false, ['send:1'], doubt, []]);
  expect([model.mark('send:1'), model.mark('send:3')]).toEqual(['legal picked', 'legal']);
  model.pending = null; // think again
  expect(model.mark('send:1')).toBe('legal');
  model.choose('send:1');
  await settled();
  model.confirm();
  expect(sent).toEqual([['send:1']]);
});

it('names only what can be chosen now of all that waits for a yes, and not what only ends it', async () => {
  const { model } = await coached(() => Promise.resolve(null));
  await model.show(side('send:1', 'send:2', 'send-done'), [0], null, 2, [], true);
  const named = (...keys: string[]) => ((model.pending = keys), model.pendingWords);
  expect(named('send:1', 'pay:1')).toBe('do-send:1'); // what pays can be chosen only then
  expect(named('send:1', 'send:2', 'send-done')).toBe('do-send:1 · do-send:2');
  expect(named('send-done')).toBe('do-send-done');
});

it('keeps nothing of a choice that was doubted when another one is made', async () => {
  let say: (doubt: Doubt | null) => void = () => undefined;
  const { model, sent } = await coached(() => new Promise((resolve) => (say = resolve)));
  model.choose('send:1');
  say(doubt);
  await settled();
  model.choose('send:3');
  expect([model.pending, model.doubt]).toEqual([null, null]);
  model.confirm(); // a button that is just going away
  say(null);
  await settled();
  expect(sent).toEqual([['send:3']]);
});

it('does nothing while newer views wait to be shown, or the game is paused', async () => {
  let say: (doubt: Doubt | null) => void = () => undefined;
  const { model, sent } = await coached(() => new Promise((resolve) => (say = resolve)));
  for (const stop of [() => (model.behind = true), () => (model.info = info({ paused: 1 }))]) {
    model.choose('send:1');
    stop();
    say(null);
    await settled();
    model.pending = ['send:1'];
    model.confirm();
    expect([model.busy, sent]).toEqual([false, []]);
    model.behind = false;
  }
});

it('is still busy with a command that was sent while the coach looked at a choice', async () => {
  let say: (doubt: Doubt | null) => void = () => undefined;
  const { model, sent } = await coached(() => new Promise((resolve) => (say = resolve)));
  model.choose('send:1');
  model.sending = true; // something is taken back
  say(null);
  await settled();
  expect([model.busy, sent]).toEqual([true, []]);
});

it('does at once what the coach is silent about', async () => {
  const { model, sent } = await coached(() => Promise.resolve(null));
  model.choose('send:3');
  await settled();
  expect([model.pending, model.doubt, sent]).toEqual([null, null, [['send:3']]]);
});

it('forgets a choice to which the coach answers when something else is asked', async () => {
  let say: (doubt: Doubt | null) => void = () => undefined;
  const { model, sent } = await coached(() => new Promise((resolve) => (say = resolve)));
  model.choose('send:1');
  await model.show(side('take:1', 'take:2'), [0], null, 2, [], true);
  say(null);
  await settled();
  expect([model.busy, sent]).toEqual([false, []]);
});
