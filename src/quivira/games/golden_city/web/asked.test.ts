import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Inspected, Table } from '$web/board/contract';
import { bonus_cards, places } from '../board.json';
import * as asked from './asked';
import type { Place } from './board';
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

const at = table();
const things: Record<string, Inspected> = {
  ...Object.fromEntries([...COUNTED, 'view-hand'].map((key) => [key, asked.aboutCount(at, key, 2)])),
  ...Object.fromEntries(places.map((place) => [place.id, asked.aboutSite(at, place as unknown as Place)])),
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

test('what is counted says what matters to whoever counts it', () => {
  expect(things['view-coins']!.now).toBe('view-price: 2');
  expect(things['view-keys']!.now).toBe('view-key_supply: 6');
  expect(things.landscape!.now).toBe('view-discard: 3');
  expect(things.deck!.now).toBe('view-discard: 4');
  expect(things.scoring!.now).toBe('board-this-round: Anna +2, Ben +4');
});
