import { expect, test } from 'vitest';
import type { Happened, Label } from '$web/api/wire';
import type { Table } from '$web/board/contract';
import moments, { ends } from './moments';
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
  const near = (round: number) => ends({ ...view, round } as unknown as CibolaView, table);
  expect([near(7), near(8)]).toEqual([null, { sure: true, why: 'board-last-round' }]);
});

test('a rock shakes the chamber that it falls on', () => {
  const chamber = { key: 'chamber', args: { treasure: 'treasure-snake', value: 1 } };
  expect(moments['rock-placed'].shake(event('rock-placed', { chamber }, 1), table)).toBe('chamber:snake-2');
});

test('what a rock makes of a treasure is told, old and new', () => {
  const snake = (value: number) => ({ key: 'chamber', args: { treasure: 'treasure-snake', value } });
  const covering = (...covered: number[]) => {
    const chambers = [3, 2, 1].map((value) => ({ key: `snake-${value}`, value, covered: covered.includes(value) }));
    return { ...table, view: { temple: [{ treasure: 'treasure-snake', chambers }] } } as unknown as typeof table;
  };
  const told = (verb: 'rock-placed' | 'rock-moved', at: typeof table, args: Record<string, Label>) =>
    moments[verb].fly(event(verb, args, 1), at).map(({ text }) => text);
  expect(told('rock-placed', covering(3), { chamber: snake(3) })).toEqual(['1…3 → 1…2']);
  expect(told('rock-placed', covering(3, 2), { chamber: snake(2) })).toEqual(['1…2 → 1']);
  expect(told('rock-placed', covering(2), { chamber: snake(2) })).toEqual([]);
  expect(told('rock-moved', covering(2), { chamber: snake(3), onto: snake(2) })).toEqual(['1…2 → 1…3']);
});

test('at the end the most statuettes and the most skulls are paid from their columns', () => {
  expect(moments.ended.fly(event('ended', {}), table)).toEqual([
    { from: 'treasure-statuette', to: 'seat:0', text: '+11', token: 'treasure-statuette' },
    { from: 'treasure-statuette', to: 'seat:2', text: '+11', token: 'treasure-statuette' },
    { from: 'treasure-skull', to: 'seat:1', text: '−8', token: 'treasure-skull' },
    { from: 'treasure-skull', to: 'seat:2', text: '−8', token: 'treasure-skull' },
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
