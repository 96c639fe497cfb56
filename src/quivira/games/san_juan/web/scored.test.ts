import { expect, test } from 'vitest';
import { building } from './fake';
import scored from './scored';
import type { SanJuanView } from './view';

const city = (seat: number, ...keys: string[]) => ({
  seat,
  buildings: keys.map((key) => building(key)),
});
const view = {
  players: [
    city(0, 'indigo_plant', 'indigo_plant', 'statue', 'guild_hall', 'cathedral'),
    city(1, 'tower', 'hero', 'statue', 'triumphal_arch', 'city_hall', 'sugar_mill'),
  ],
} as unknown as SanJuanView;
const rows = (part: keyof typeof scored, of = view) =>
  scored[part](of)
    .map(({ label, by }) => [label, ...by])
    .filter(([, ...by]) => by.some((points) => points !== 0));

test('the points of the buildings are told building by building', () => {
  expect(rows('score-buildings')).toEqual([
    ['card-hero', 0, 5],
    ['card-statue', 3, 3],
    ['card-tower', 0, 2],
    ['card-indigo_plant', 2, 0],
    ['card-sugar_mill', 0, 1],
  ]);
});

test('what counts others is told only of who has it', () => {
  expect(rows('score-guild_hall')).toEqual([['card-indigo_plant', 3, 0]]); // two, and a kind
  expect(rows('score-city_hall')).toEqual(
    ['hero', 'statue', 'tower', 'triumphal_arch', 'city_hall'].map((card) => [`card-${card}`, 0, 1]),
  );
  expect(rows('score-triumphal_arch')).toEqual([
    ['card-statue', 0, '1'],
    ['card-hero', 0, '1'],
  ]);
  expect(rows('score-cathedral')).toEqual([
    ['card-triumphal_arch', '1', 0],
    ['card-city_hall', '1', 0],
  ]);
});

test('cards under buildings are told by what they lie under', () => {
  const [first] = view.players;
  const chapel = { ...building('chapel'), tucked: 3 };
  const players = [{ ...first!, buildings: [chapel, building('bank')] }];
  expect(rows('score-tucked', { ...view, players })).toEqual([['card-chapel', 3]]);
});
