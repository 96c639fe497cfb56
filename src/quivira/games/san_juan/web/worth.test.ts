import { expect, test } from 'vitest';
import end from '../records/end.json';
import { printed } from './cards';
import { building } from './fake';
import type { PlayerView, SanJuanView } from './view';
import { pointsNow, worthNow } from './worth';

const city = (seat: number, ...keys: string[]) => {
  const points = keys.reduce((sum, key) => sum + printed(key)!.points, 0);
  return { seat, buildings: keys.map((key) => building(key)), printed: points } as unknown as PlayerView;
};

test('what a building with a question mark is worth is what the scores of a finished game say', () => {
  const { players } = end.view as unknown as SanJuanView;
  for (const [seat, score] of end.scores.entries()) {
    for (const { key } of players[seat]!.buildings)
      expect(worthNow(key, seat, players) ?? 0).toBe((score as Record<string, number>)[`score-${key}`] ?? 0);
    const total = Object.values(score).reduce((sum, points) => sum + points, 0);
    expect(pointsNow(seat, players)).toBe(total);
  }
});

test('a building that is only held counts as if it stood there', () => {
  const players = [city(0, 'indigo_plant', 'indigo_plant', 'sugar_mill', 'hero', 'statue'), city(1, 'guild_hall')];
  const worth = (card: string) => worthNow(card, 0, players);
  expect(worth('guild_hall')).toBe(5); // three buildings, two kinds
  expect(worth('city_hall')).toBe(3); // itself among them
  expect([worth('triumphal_arch'), worth('cathedral'), worth('palace')]).toEqual([6, 4, 2]);
  expect([worth('residence'), worth('hero')]).toEqual([0, undefined]);
});

test('sets of three names of equal cost, each building in one of them', () => {
  const third = ['tobacco_storage', 'tobacco_storage', 'chapel', 'chapel', 'aqueduct', 'tower', 'residence'];
  expect(worthNow('residence', 0, [city(0, ...third)])).toBe(7);
});
