import { expect, it } from 'vitest';
import type { Label } from '$web/api/wire';
import type { Table } from '$web/board/contract';
import { brings } from './brings';
import type { GoldenCityView } from './view';

/** Seat 0 holds two forest cards and one coast card; spices are scored. */
function table(): Table<GoldenCityView> {
  const view = {
    pairs: [
      {
        pair: 1,
        cards: ['landscape-forest', 'landscape-coast'],
        taken_by: null,
      },
      { pair: 2, cards: ['landscape-plain', 'landscape-plain'], taken_by: 1 },
    ],
    pays_for: [['landscape-coast'], []],
    price: 2,
    players: [
      {
        cards: { 'landscape-forest': 2, 'landscape-coast': 1 },
        bonus_worth: { 'bonus-goods': 6 },
      },
    ],
    scoring_card: { good: 'good-spices', area: 'river-east' },
  };
  const site: Label = {
    key: 'site-with-reward',
    args: { site: 'a site', reward: 'reward-coin' },
  };
  const word = (key: string, args: object = {}) => [key, ...Object.values(args)].join(' ');
  return {
    ...{
      game: 'any',
      view,
      seat: 0,
      chairs: [{}, { name: 'Ben' }],
      subjects: new Map([['build:coast_01', site]]),
    },
    ...{ word, say: (label: Label) => label },
  } as unknown as Table<GoldenCityView>;
}

it('tells of a pair its cards, its price and what it pays for, of a site its reward', () => {
  expect(brings(table(), 'place:1')).toBe(
    'landscape-forest + landscape-coast: board-pair-free. board-pair-pays landscape-coast',
  );
  expect(brings(table(), 'place:2')).toBe(
    'landscape-plain + landscape-plain: board-pair-chase Ben 2. board-pair-pays-nothing',
  );
  expect(brings(table(), 'build:coast_01')).toBe('board-brings reward-coin');
});

it('tells of cards that are given away what stays in the hand', () => {
  const stays = (key: string) => brings(table(), key)?.replaceAll('\u00A0', ' ');
  expect(stays('pay:forest_pair')).toBe('board-stays 1 × landscape-coast');
  expect(stays('discard:coast')).toBe('board-stays 2 × landscape-forest');
});

it('tells of goods whether they are scored now, of a bonus card what it is worth now', () => {
  expect(brings(table(), 'goods:jugs_spices', 'Letters.')).toBe('Letters. – board-scored-now');
  expect(brings(table(), 'goods:jugs_wine', 'Letters.')).toBe('Letters.');
  expect(brings(table(), 'bonus:goods', 'For goods.')).toBe('For goods. board-worth-now 6.');
});
