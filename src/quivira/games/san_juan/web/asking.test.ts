import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import data from '../cards.json';
import { buildingAsked, cardAsked, roleAsked, sum } from './asking';
import { asked, building, card, priced } from './fake';
import type { RoleView } from './view';

const table = {
  ...asked({ ask: 'ask-build', view: { tile: [{ key: 'sugar_mill', label: '', amount: 2 }] } }),
  chairs: [{ seat: 0, name: 'Anna', bot: false, mark: 0, character: null }],
  say: (label: unknown) => String(label),
  about: (key: string) => `${key}.about`,
};
const rulebook = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');
const isRule = (rule: string | undefined) => rulebook.includes(`**${rule}.**`);

it('cites a rule for each card and role', () => {
  const roles = ['builder', 'producer', 'trader', 'councillor', 'prospector'];
  const cited = [
    ...data.cards.map(({ id }) => [id, cardAsked(table, card(id)).rule] as const),
    ...roles.map((key) => [key, roleAsked(table, { key, label: '', taker: null }).rule] as const),
  ];
  expect(cited.filter(([, rule]) => !isRule(rule))).toEqual([]);
});

describe('what a thing does now', () => {
  it('is the price of a card of the hand, term by term', () => {
    expect(cardAsked(table, priced('tower', [], 3)).now).toBe('3 price-printed = board-cards 3');
    const terms = [
      { reason: 'price-printed', amount: 4 },
      { reason: 'card-quarry', amount: -1 },
    ];
    expect(sum(table, terms, 3)).toBe('4 price-printed − 1 card-quarry = board-cards 3');
  });
  it('is what lies on and under a building, and what its good brings', () => {
    expect(buildingAsked(table, building('sugar_mill', true)).now).toBe(
      'board-good-sugar: board-has-good · board-sells-for 2',
    );
    expect(buildingAsked(table, { ...building('chapel'), tucked: 3, works: false }).now).toBe(
      'board-not-yet · board-under 3',
    );
  });
  it('is who has taken a role', () => {
    const role: RoleView = { key: 'trader', label: '', taker: 0 };
    expect([roleAsked(table, role).now, roleAsked(table, { ...role, taker: null }).now]).toEqual([
      'board-taken Anna',
      'board-free',
    ]);
  });
});
