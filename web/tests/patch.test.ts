import { describe, expect, it } from 'vitest';
import { patched, type Change } from '$web/api/patch';

describe('a change', () => {
  const old = { hand: ['crane', 'tower', 'well'], seats: [{ coins: 1 }, { coins: 2 }], deck: 9, note: 'x' };
  const cases: [string, Change, unknown][] = [
    ['sets a field', { deck: [8] }, { ...old, deck: 8 }],
    ['takes a field away', { note: [] }, { hand: old.hand, seats: old.seats, deck: 9 }],
    [
      'takes items out of a list and puts others in',
      { hand: [1, 1, ['quarry', 'inn']] },
      { ...old, hand: ['crane', 'quarry', 'inn', 'well'] },
    ],
    [
      'goes into the items of a list',
      { seats: { 1: { coins: [3] } } },
      { ...old, seats: [{ coins: 1 }, { coins: 3 }] },
    ],
    ['adds a field, be it null', { more: [null] }, { ...old, more: null }],
  ];
  it.each(cases)('%s', (_, change, wanted) => {
    const before = JSON.stringify(old);
    expect(patched(old, change)).toEqual(wanted);
    expect(JSON.stringify(old)).toBe(before);
  });

  it('shares what has not changed', () => {
    const now = patched(old, { seats: { 1: { coins: [3] } } }) as typeof old;
    expect(now.hand).toBe(old.hand);
    expect(now.seats[0]).toBe(old.seats[0]);
  });
});
