import { describe, expect, it } from 'vitest';
import type { GameInfo, Listed, TableInfo } from '../src/api/wire';
import { fits, fromSearch, NONE, remember, remembered, toSearch } from '../src/pages/lobby/filters';
import { wishFor } from '../src/pages/lobby/matching';
import { changes, termsOf } from '../src/table/waiting/terms';

const GAMES = [
  { name: 'first', seats: [2, 3, 4] },
  { name: 'second', seats: [2] },
] as GameInfo[];

function listed(more: Partial<Listed> = {}): Listed {
  const table = { game: 'first', pace: 'live', language: 'en', status: 'waiting', fixed: true, seats: 4, free: 2 };
  return { ...table, ...more } as Listed;
}
const shown = (tables: Listed[], filters: Partial<typeof NONE>) =>
  tables.map((table) => fits(table, { ...NONE, ...filters }, GAMES));

describe('the filters of the lobby', () => {
  it('show everything at first', () => {
    expect(shown([listed(), listed({ game: 'second', pace: 'turns', language: 'hu' })], {})).toEqual([true, true]);
  });

  it('each leave out what is different', () => {
    const others = [listed({ game: 'second' }), listed({ pace: 'turns' }), listed({ language: 'hu' })];
    expect(shown(others, { game: 'first' })).toEqual([false, true, true]);
    expect(shown(others, { pace: 'live' })).toEqual([true, false, true]);
    expect(shown(others, { language: 'en' })).toEqual([true, true, false]);
    expect(shown(others, { game: 'first', language: 'hu' })).toEqual([false, false, true]);
  });

  it('count seats as they will be: of a table that takes as many as come, what its game allows', () => {
    const open = listed({ fixed: false, seats: 4, free: 1 }); // three sit there
    expect(['2', '3', '4', '5'].map((seats) => fits(open, { ...NONE, seats }, GAMES))).toEqual([
      ...[false, true, true, false],
    ]);
    expect(shown([listed()], { seats: '4' })).toEqual([true]);
    expect(shown([listed()], { seats: '3' })).toEqual([false]);
    expect(shown([listed({ fixed: true, status: 'playing', seats: 3, free: 0 })], { seats: '3' })).toEqual([true]);
  });

  it('stand in the address and come back from there', () => {
    const some = { ...NONE, game: 'first', seats: '3' };
    expect(toSearch(NONE)).toBe('');
    expect(toSearch(some)).toBe('?game=first&seats=3');
    expect(fromSearch(toSearch(some))).toEqual(some);
    expect(fromSearch('')).toBeNull();
    expect(fromSearch('?other=1')).toBeNull();
    expect(fromSearch('?pace=<script>&game=first')).toEqual({ ...NONE, game: 'first' });
  });

  it('are remembered, and what is not ours is not', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(remembered(storage)).toEqual(NONE);
    remember(storage, { ...NONE, pace: 'turns' });
    expect(remembered(storage)).toEqual({ ...NONE, pace: 'turns' });
    for (const key of kept.keys()) kept.set(key, '{"pace": 7, "game": null}');
    expect(remembered(storage)).toEqual(NONE);
    for (const key of kept.keys()) kept.set(key, 'nonsense');
    expect(remembered(storage)).toEqual(NONE);
  });
});

describe('a quick match', () => {
  it('begins with the game that is named, else with the first, live and with bots', () => {
    expect(wishFor(GAMES, 'second')).toEqual({ game: 'second', pace: 'live', bots: true });
    expect(wishFor(GAMES, 'gone')).toEqual({ game: 'first', pace: 'live', bots: true });
  });
});

describe('the terms of a table', () => {
  const clock = { kind: 'none', seconds: 0, increment: 0 };
  const info = { fixed: false, seats: 4, pace: 'live', clock, options: { a: 1 }, open: false, admits: 'everybody' };
  const before = termsOf({ ...info, lot: false, language: 'en' } as unknown as TableInfo);

  it('name as many as come, and only what has changed', () => {
    expect(before.seats).toBeNull();
    expect(changes(before, structuredClone(before))).toEqual({});
    expect(changes(before, { ...before, seats: 3, options: { a: 2 } })).toEqual({ seats: 3, options: { a: 2 } });
  });
});
