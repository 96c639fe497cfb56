import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Happened } from '$web/api/wire';
import type { Moment, Table } from '$web/board/contract';
import moments from './moments';
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

test('the last scoring card is an event', () => {
  const titled = (scoring_deck: number) => {
    const say = (text: string) => text;
    const turned = {
      ...table,
      view: { ...table.view, round: 9, scoring_deck },
      say,
      word: say,
    } as unknown as typeof table;
    return all['scoring-turned']!.banner!(event('scoring-turned', { card: 'scoring-card' }), turned, []);
  };
  expect(titled(1)).toEqual({ title: 'scoring-card', text: 'board-round-scores', token: 'good-wine' });
  expect(titled(0)).toEqual({ title: 'board-last-card', text: 'scoring-card', token: 'good-wine' });
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
