import { beforeEach, expect, test, vi } from 'vitest';
import { countHint, fold, forgetHints, inShort, isFolded, isNew } from '../src/table/coach';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('a kind of question is new until it was spoken of twice, in each game, and for each person', () => {
  for (const left of [2, 1, 0]) {
    expect(isNew('one', 'ask-build')).toBe(left > 0);
    expect(isNew('one', 'ask-build')).toBe(left > 0); // without a network it is asked, and not told
    countHint('one', 'ask-build');
  }
  expect(isNew('one', 'ask-pay')).toBe(true);
  expect(isNew('other', 'ask-build')).toBe(true);
  forgetHints();
  expect(isNew('one', 'ask-build')).toBe(true);
});

test('the coach stays folded away in a game until it is opened again, or somebody else comes', () => {
  fold('one', true);
  expect([isFolded('one'), isFolded('other'), isNew('one', 'ask-build')]).toEqual([true, false, true]);
  fold('one', false);
  expect(isFolded('one')).toBe(false);
  fold('one', true);
  forgetHints();
  expect(isFolded('one')).toBe(false);
});

test('a rule in short is its first sentence', () => {
  expect(inShort('Everybody may build one. The builder pays 1 less.')).toBe('Everybody may build one.');
  expect(inShort('After 8. then (62). Then it ends.')).toBe('After 8. then (62).');
  expect(inShort('Only one sentence.')).toBe('Only one sentence.');
  expect(inShort('Építs egyet! Ötöt ne.')).toBe('Építs egyet!');
});
