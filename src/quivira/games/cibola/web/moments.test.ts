import { expect, test } from 'vitest';
import type { Happened, Label } from '$web/api/wire';
import type { Table } from '$web/board/contract';
import moments from './moments';
import type { CibolaView } from './view';

const none = { lowest: 0, highest: 0 };
const worth = (statuette: number, skull: number) => ({
  'treasure-statuette': { lowest: statuette, highest: statuette },
  'treasure-sundial': { lowest: 9, highest: 9 },
  'treasure-feather_shield': none,
  'treasure-snake': none,
  'treasure-skull': { lowest: skull, highest: skull },
});
const chambers = [{ key: 'snake-2', label: '', value: 1, covered: true }];
const view = {
  players: [
    { seat: 0, worth: worth(11, 0) },
    { seat: 1, worth: worth(0, -8) },
    { seat: 2, worth: worth(11, -8) },
    { seat: 3, worth: worth(0, 0) },
  ],
  temple: [{ treasure: 'treasure-snake', chambers }],
};
const table = { view, word: (key: string) => key } as unknown as Table<CibolaView>;
const event = (verb: string, args: Record<string, Label>, seat: number | null = null): Happened => ({
  verb,
  seat,
  args,
});

test('the last round is announced as such', () => {
  const banner = (n: number) => moments['round-begins'].banner(event('round-begins', { n }), table).title;
  expect(banner(7)).toBe('board-round');
  expect(banner(8)).toBe('board-last-round');
});

test('a rock shakes the chamber that it falls on', () => {
  const chamber = { key: 'chamber', args: { treasure: 'treasure-snake', value: 1 } };
  expect(moments['rock-placed'].shake(event('rock-placed', { chamber }, 1), table)).toBe('chamber:snake-2');
});

test('at the end the most statuettes and the most skulls are paid from their columns', () => {
  expect(moments.ended.fly(event('ended', {}), table)).toEqual([
    { from: 'treasure-statuette', to: 'seat:0', text: '+11', token: 'treasure-statuette' },
    { from: 'treasure-skull', to: 'seat:1', text: '−8', token: 'treasure-skull' },
    { from: 'treasure-statuette', to: 'seat:2', text: '+11 −8', token: 'treasure-statuette' },
  ]);
});

test('a round brings the treasures of the cards that were taken, and totems', () => {
  const treasures = [
    { key: 'count-snake', args: { n: 2 } },
    { key: 'count-skull', args: { n: 1 } },
  ];
  const took = event('took', { card: { key: 'card-rock', args: { treasures } } }, 1);
  expect(moments.took.brings(took)).toEqual(['treasure-snake', 'treasure-snake', 'treasure-skull']);
  expect(moments['totem-taken'].brings(event('totem-taken', { totem: 'totem-copy' }, 1))).toEqual(['totem-copy']);
});
