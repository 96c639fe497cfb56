import { expect, it } from 'vitest';
import type { Table } from '$web/board/contract';
import { brings } from './brings';
import type { CibolaView } from './view';

/** Snakes may still be worth 1 or 2, skulls −4 or −6; seat 0 has two snakes. */
function table(ask: string): Table<CibolaView> {
  const chamber = (treasure: string, value: number, covered = false) => ({
    ...{ key: `${treasure}-${value}`, label: '', value, covered },
  });
  const snakes = [chamber('snake', 3, true), chamber('snake', 2), chamber('snake', 1)];
  const view = {
    row: [
      {
        key: 'I-01',
        label: '',
        treasures: ['treasure-snake', 'treasure-snake', 'treasure-skull'],
        symbol: 'symbol-rock',
      },
    ],
    temple: [
      { treasure: 'treasure-snake', chambers: snakes, lowest: 1, highest: 2 },
      {
        treasure: 'treasure-skull',
        chambers: [chamber('skull', -4), chamber('skull', -6)],
        lowest: -6,
        highest: -4,
      },
    ],
    players: [{ treasures: { 'treasure-snake': 2, 'treasure-skull': 0 } }],
  };
  const word = (key: string, args: object = {}) => [key, ...Object.values(args)].join(' ');
  const about = (key: string) => `about ${key}.`;
  return {
    view,
    seat: 0,
    ask: { key: ask, args: {} },
    word,
    about,
  } as unknown as Table<CibolaView>;
}

it('tells of a card what its treasures are worth, and what else is on it', () => {
  expect(brings(table('ask-take'), 'take:I-01')).toBe(
    'board-found count-snake 2 snake board-range 1 2 1 2; board-found count-skull 1 skull board-range 4 6 2 1. about symbol-rock.',
  );
});

it('tells of a rock what the treasure is worth then, and how many one has', () => {
  expect(brings(table('ask-rock'), 'rock:snake-1')).toBe('board-then snake board-range 2 2 0 2');
  expect(brings(table('ask-move-down'), 'move:snake-3')).toBe('board-then snake board-range 1 3 2 2');
});
