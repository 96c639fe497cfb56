import { expect, test } from 'vitest';
import end from '../records/end.json';
import scored from './scored';
import type { CibolaView } from './view';

const view = end.view as unknown as CibolaView;
const parts: Record<string, (typeof scored)['score-totems']> = scored;
const rows = (part: string, of = view) =>
  parts[part]!(of)
    .map(({ label, by }) => [label, ...by])
    .filter(([, ...by]) => by.some((points) => points !== 0));
const x = (n: number, each: number) => `${n}\u202F×\u202F${each}`;

/** The same end, where the first seat has these totems. */
const holding = (totems: string[], copied: string | null = null): CibolaView => ({
  ...view,
  copied,
  players: view.players.map((player) => ({
    ...player,
    totems: player.seat ? [] : totems,
  })),
});

test('a treasure that counts one by one is its number times the open chamber', () => {
  expect(rows('score-sundial')).toEqual([['board-count-value', x(5, 4), x(6, 4), x(3, 4)]]);
});

test('of a treasure that pays the most it is told how many count, less what a totem takes away', () => {
  expect(rows('score-skull')).toEqual([[{ key: 'board-count-most', args: { n: -8 } }, '1', '2', '2']]);
  const [counted] = rows('score-skull', holding([]));
  expect(counted![1]).toBe('3');
});

test('totems are told one by one, and the one that Echo copies once more', () => {
  const both = holding(['totem-copy', 'totem-sundial_plus1', 'totem-snake_equals3'], 'totem-sundial_plus1');
  expect(rows('score-totems', both)).toEqual([
    ['totem-sundial_plus1', x(5, 2), 0, 0],
    ['totem-snake_equals3', x(6, 1), 0, 0],
  ]);
  const snakes = holding(['totem-copy', 'totem-snake_equals3', 'totem-explorer_plus1'], 'totem-snake_equals3');
  expect(rows('score-totems', snakes)).toEqual([
    ['totem-explorer_plus1', x(4, 1), 0, 0],
    ['totem-snake_equals3', x(6, 1), 0, 0], // three stay three
  ]);
});
