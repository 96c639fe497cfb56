import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Inspected, Table } from '$web/board/contract';
import { bonus_cards, places } from '../board.json';
import * as asked from './asked';
import type { Place } from './board';
import { priceOf } from './price';
import { COUNTED } from './purse';
import type { GoldenCityView } from './view';

const rulebook = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');
const words = readFileSync(new URL('../locale/en.ftl', import.meta.url), 'utf8');

/** Every word is known by its key, with the numbers behind it. */
function table(good = 'good-wine'): Table<GoldenCityView> {
  const word = (key: string, args: Record<string, string | number> = {}) => {
    expect(words).toMatch(new RegExp(`^${key} =`, 'm'));
    return [key, ...Object.values(args)].join(' ');
  };
  const players = [0, 1].map((seat) => ({ seat, for_good: 2, for_area: seat * 2 }));
  const view = {
    ...{ players, start: 1, round: 3, price: 2, deck: 20, goods_deck: 4, bonus_deck: 5, key_supply: 6, board: [] },
    discard: { 'landscape-forest': 3, 'landscape-coast': 1 },
    scoring_card: { key: '1_1', label: 'scoring-card', good, area: 'river-east' },
  };
  const chairs = [{ name: 'Anna' }, { name: 'Ben' }];
  const say = (label: string | { key: string }) => word(typeof label === 'string' ? label : label.key);
  const known = { legal: new Map(), refused: new Map(), brings: new Map(), about: word };
  return { view, chairs, word, say, ...known } as unknown as Table<GoldenCityView>;
}

/** The same, and seat 0 holds two mountain cards and no coast card: they are its joker. */
function building(): Table<GoldenCityView> {
  const ways = [{ cards: ['landscape-mountain', 'landscape-mountain'], answers: [] }];
  const prices = ['coast', 'mountain'].map((type) => ({ landscape: `landscape-${type}`, ways }));
  const known = {
    legal: new Map([['build:coast_01', '']]),
    refused: new Map([['build:forest_1', { text: '', reason: 'no road' }]]),
  };
  const at = table();
  return { ...at, ...known, view: { ...at.view, prices } };
}

const site = (id: string) => places.find((place) => place.id === id) as unknown as Place;
const at = table();
const things: Record<string, Inspected> = {
  ...Object.fromEntries([...COUNTED, 'view-hand'].map((key) => [key, asked.aboutCount(at, key, 2)])),
  ...Object.fromEntries(places.map((place) => [place.id, asked.aboutSite(at, site(place.id))])),
  ...Object.fromEntries(bonus_cards.map(({ id }) => [id, asked.aboutBonus(at, id.replace('_', '-'), 2)])),
  pair: asked.aboutPair(at, { pair: 1, cards: ['landscape-coast'], taken_by: 1 }),
  landscape: asked.aboutLandscape(at, 'landscape-forest', 2),
  goods: asked.aboutGoods(at, 'jugs and wine', 'jugs_wine'),
  display: asked.aboutGoods(at, 'view-display'),
  scoring: asked.aboutScoring(at),
  deck: asked.aboutDeck(at),
  shut: asked.aboutShut(at, 2),
  start: asked.aboutStart(at),
  known: asked.aboutKnown(at, ['landscape-forest', 'landscape-coast']),
  out: asked.aboutOut(at, 1),
};

test('every thing says what it is, and names a rule that the rulebook has', () => {
  for (const [name, { title, text, rule }] of Object.entries(things)) {
    expect(title, name).toBeTruthy();
    expect(text, name).toBeTruthy();
    expect(rulebook, name).toContain(`**${rule}.**`);
  }
});

test('a goods card says whether it brings letters in this round', () => {
  expect(things.goods!.now).toBe('board-goods-scores good-wine');
  expect(asked.aboutGoods(table('good-cloth'), '', 'jugs_wine').now).toBe('board-goods-rests good-cloth');
  expect(things.display!.now).toBe('view-goods_deck: 4');
});

test('a site says what it costs, and what would be paid; or why nothing can be built there', () => {
  const now = (id: string) => asked.aboutSite(building(), site(id)).now!.replaceAll('\u00A0', ' ').split('; ');
  expect(now('coast_01')).toContain('board-pays 2 × landscape-mountain');
  expect(now('coast_02')).not.toContainEqual(expect.stringContaining('board-pays'));
  expect(now('forest_1')).toEqual(expect.arrayContaining(['board-cost 2 × landscape-forest', 'no road']));
  expect(now('mountain_inner')).toContain('board-cost 2 × landscape-mountain + reward-key_card');
});

test('the cards to be seen at a site are those of the own hand, where it can be built', () => {
  expect(priceOf(building(), site('coast_01'))).toEqual(['landscape-mountain', 'landscape-mountain']);
  expect(priceOf(building(), site('coast_02'))).toEqual(['landscape-coast']);
  expect(priceOf(building(), site('mountain_1'))).toEqual(['landscape-mountain', 'landscape-mountain']);
});

test('what is counted says what matters to whoever counts it', () => {
  expect(things['view-coins']!.now).toBe('view-price: 2');
  expect(things['view-keys']!.now).toBe('view-key_supply: 6');
  expect(things.landscape!.now).toBe('view-discard: 3');
  expect(things.deck!.now).toBe('view-discard: 4');
  expect(things.scoring!.now).toBe('board-this-round: Anna +2, Ben +4');
});
