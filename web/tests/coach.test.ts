import { beforeEach, expect, test, vi } from 'vitest';
import { inShort, isNew } from '../src/table/coach';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('a kind of question is new the first times it comes, in each game', () => {
  expect([1, 2, 3].map(() => isNew('one', 'ask-build'))).toEqual([true, true, false]);
  expect(isNew('one', 'ask-pay')).toBe(true);
  expect(isNew('other', 'ask-build')).toBe(true);
});

test('a rule in short is its first sentence', () => {
  expect(inShort('Everybody may build one. The builder pays 1 less.')).toBe('Everybody may build one.');
  expect(inShort('After 8. then (62). Then it ends.')).toBe('After 8. then (62).');
  expect(inShort('Only one sentence.')).toBe('Only one sentence.');
  expect(inShort('Építs egyet! Ötöt ne.')).toBe('Építs egyet!');
});
