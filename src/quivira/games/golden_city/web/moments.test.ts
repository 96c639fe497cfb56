import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Happened } from '$web/api/wire';
import type { Moment, Table } from '$web/board/contract';
import moments, { ends, meanwhile } from './moments';
import type { GoldenCityView } from './view';

const all: Record<string, Moment<GoldenCityView>> = moments;
const card = { key: '1', label: 'scoring-card', good: 'good-wine', area: 'river-east' };
const table = {
  game: 'any',
  view: { scoring_card: card, played_on: '', board: [] },
  events: [{ verb: 'built', seat: 2, args: { site: { key: 'site-coast', args: { n: 3 } } } }],
} as unknown as Table<GoldenCityView>;
const event = (verb: string, args: Happened['args'] = {}): Happened => ({ verb, seat: 2, args });

test('every moment is of something that the log tells', () => {
  const told = readFileSync(new URL('../locale/en.ftl', import.meta.url), 'utf8');
  for (const verb of Object.keys(all)) expect(told).toContain(`\nlog-${verb} = `);
});

test('the letters of a round fly from what is scored, on the picture that still shows it', () => {
  for (const [verb, token] of [
    ['scored-good', 'good-wine'],
    ['scored-area', 'river'],
  ] as const) {
    expect(all[verb]!.before).toBe(true);
    expect(all[verb]!.points!(event(verb, { n: 4 }))).toBe(4);
    expect(all[verb]!.pointsFrom!(event(verb), table)).toEqual({ from: 'scoring', token });
  }
});

test('what comes after a scoring waits for it', () => {
  for (const verb of ['round-begins', 'ended']) expect(all[verb]).toMatchObject({ before: true, hold: 2000 });
});

test('the end is near when a turn may bring the last house, and sure with it, the last card, or no way to build', () => {
  const words = { chairs: [], say: (text: { key: string } | string) => (typeof text === 'string' ? text : text.key) };
  const at = { ...words, word: (key: string) => key } as unknown as typeof table;
  const near = (houses_left: number, more: object = {}) => {
    const players = [9, houses_left].map((left, seat) => ({ seat, houses_left: left, out: false }));
    const found = ends({ ...table.view, scoring_deck: 5, players, ...more } as unknown as GoldenCityView, at);
    return found && [found.sure, found.why];
  };
  expect([near(3), near(2), near(1)]).toEqual([null, [false, 'board-few-houses'], [false, 'board-few-houses']]);
  expect([near(0), near(9, { scoring_deck: 0 })]).toEqual([
    [true, 'log-last-house'],
    [true, 'board-last-card'],
  ]);
  expect(near(2, { players: [{ seat: 0, houses_left: 2, out: true }] })).toEqual([true, 'log-blocked']);
});

test('a house that was built just before a scoring stands on the picture of it', () => {
  const site = { key: 'site-coast', args: { n: 3 } };
  const built = [event('built', { site }), { ...event('built', { site }), seat: 0 }];
  const houses = { site: { key: 'coast_03', label: site }, houses: [2, 0] };
  expect(meanwhile(table.view, [...built, event('won-coins', { n: 2 })]).board).toEqual([houses]);
});

test('a hand that is chased away bounces and goes home, and its price is paid', () => {
  const chased = event('chased', { other: 1, n: 3, price: 2 });
  expect(all.chased!.shake!(chased, table)).toBe('hand-on:1');
  expect(all.chased!.fly!(chased, table)).toMatchObject([
    { from: 'hand-on:1', to: 'seat:1' },
    { from: 'seat:2', text: '−2' },
  ]);
});

test('a reward comes from the house that brought it', () => {
  expect(all['won-coins']!.fly!(event('won-coins', { n: 2 }), table)).toMatchObject([
    { from: 'house:coast_03', to: 'seat:2', text: '+2' },
  ]);
});
