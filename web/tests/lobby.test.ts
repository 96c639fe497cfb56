import { describe, expect, it } from 'vitest';
import type { GameInfo, TableInfo } from '../src/api/wire';
import { fromSearch, NONE, remember, remembered, toSearch } from '../src/pages/lobby/filters';
import { seatsOf, wishFor } from '../src/pages/lobby/matching';
import { elsewhere } from '../src/table/waiting/order';
import {
  agreedOf,
  changes,
  changesText,
  joinable,
  mayBegin,
  spectatorsText,
  termsOf,
} from '../src/table/waiting/terms';
import type { Catalog } from '../src/words/catalog';
import { clockBot } from '../src/words/tables';
import { speak, t } from '../src/words/words.svelte';

const GAMES = [
  { name: 'first', seats: [2, 3, 4] },
  { name: 'second', seats: [2] },
] as GameInfo[];

describe('the filters of the lobby', () => {
  it('stand in the address and come back from there', () => {
    const some = { ...NONE, game: 'first', seats: '3' };
    expect(toSearch(NONE)).toBe('');
    expect(toSearch(some)).toBe('?game=first&seats=3');
    expect(fromSearch(toSearch(some))).toEqual(some);
    expect(fromSearch('')).toBeNull();
    expect(fromSearch('?other=1')).toBeNull();
    expect(fromSearch('?pace=<script>&game=first')).toEqual({ ...NONE, game: 'first' });
    for (const seats of ['many', '0', '-1', '100', '2.5'])
      expect(fromSearch(`?game=first&seats=${seats}`)).toEqual({ ...NONE, game: 'first' });
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
    const usual = { pace: 'live', bots: true, seats: '', language: '' };
    expect(wishFor(GAMES, 'second')).toEqual({ ...usual, game: 'second' });
    expect(wishFor(GAMES, 'gone')).toEqual({ ...usual, game: 'first' });
  });

  it('is for a number of players that the game allows, or for any', () => {
    expect(['', '2', '3', '5'].map((seats) => seatsOf(GAMES[0]!, { seats }))).toEqual([null, 2, 3, null]);
    expect(seatsOf(GAMES[1]!, { seats: '3' })).toBeNull();
  });

  it('may begin at once with bots, or with as many people as the game is for, unless they wished for a number', () => {
    const may = (fill: string | null, fixed: boolean) =>
      [1, 2, 3].map((people) => mayBegin({ fill, fixed }, people, [2, 3, 4]));
    expect(may('medium', true)).toEqual([true, true, true]);
    expect(may(null, false)).toEqual([false, true, true]);
    expect(may(null, true)).toEqual([false, false, false]);
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

  it('say how strong the bot is that a clock calls in, unless it is as usual', () => {
    const clock = { kind: 'move', seconds: 60, increment: 0, then: 'bot', level: 'medium' } as const;
    expect([clockBot(clock), clockBot({ ...clock, kind: 'none', level: 'hard' })]).toEqual([[], []]);
    expect(clockBot({ ...clock, level: 'hard' })).toHaveLength(1);
  });

  it('tell that spectators are turned away, and what becomes of what they write', async () => {
    await speak();
    const agreed = agreedOf({ ...info, spectators: true, spectator_chat: 'open' } as unknown as TableInfo);
    const [closed, delayed] = [{ spectators: false } as const, { spectator_chat: 'delayed' } as const];
    for (const change of [closed, delayed]) expect(changes(agreed, { ...agreed, ...change })).toEqual(change);
    const [words] = changesText(delayed, {} as Catalog, 'en');
    expect(words).toContain(t('ui-spectator-chat-delayed'));
    expect(spectatorsText(agreed)).toEqual(changesText({ spectators: true }, {} as Catalog, 'en'));
    expect(spectatorsText({ ...agreed, ...delayed })).toEqual([t('ui-spectators-yes'), words]);
    expect(spectatorsText({ ...agreed, ...delayed, ...closed })).toEqual([t('ui-spectators-no')]);
  });

  it('draw seats by lot where strangers may come, and leave that as it is where they no longer may', () => {
    const open = joinable(before, true);
    expect(changes(before, open)).toEqual({ open: true, lot: true });
    expect(changes(open, joinable(open, false))).toEqual({ open: false });
    expect(changes(before, joinable(before, false))).toEqual({});
  });
});

describe('the order of seats', () => {
  const table = (...names: string[]) =>
    names.map((name, seat) => ({ seat, person: name || null, bot: name === 'bot' ? 'easy' : null }));
  it('is changed by going to a free chair beyond whoever sits next', () => {
    expect(elsewhere(table('Anna', 'Ben', 'Cleo', '', ''), 1)).toEqual({ later: 3 });
    expect(elsewhere(table('Anna', '', 'bot', 'Ben'), 3)).toEqual({ earlier: 1 });
    expect(elsewhere(table('', 'Anna', '', 'Ben', 'Cleo', ''), 3)).toEqual({ earlier: 0, later: 5 });
  });
  it('stays where no chair is free, or none that would change it', () => {
    expect(elsewhere(table('Anna', 'Ben', 'Cleo'), 1)).toEqual({});
    expect(elsewhere(table('', 'Anna', 'Ben'), 1)).toEqual({});
    expect(elsewhere(table('Anna', '', 'Ben', ''), 2)).toEqual({});
  });
});
