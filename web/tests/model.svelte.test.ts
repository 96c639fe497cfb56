import { expect, it, onTestFinished } from 'vitest';
import type { Side, TableInfo } from '../src/api/wire';
import { Model } from '../src/table/model.svelte';

const info = (more: Partial<TableInfo> = {}) =>
  ({ chairs: [], created: '', ended: null, paused: null, ...more }) as unknown as TableInfo;
const side = (...keys: string[]) =>
  ({ seat: 0, view: {}, prompt: null, lines: [], refused: [], legal: keys.map((key) => ({ key })) }) as unknown as Side;

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

it('ends once, also when it was not by the rules', async () => {
  const model = new Model('any', () => undefined);
  const over = woken(() => model.over);
  model.info = info({ ended: 'vote' });
  await settled();
  model.info = info({ ended: 'vote', watching: 1 });
  await settled();
  expect(over.times).toBe(1);
});
