import { expect, it } from 'vitest';
import type { OwnChair, OwnTable } from '../src/api/wire';
import {
  addressOf,
  calledAt,
  groupsOf,
  isLeft,
  isRemovable,
  isReplaced,
  isShared,
  joined,
  ownPlace,
  standings,
} from '../src/pages/own/own';
import { closing } from '../src/words/tables';
import { ago, fromNow, length, span } from '../src/words/times';

const chair = (seat: number, more: Partial<OwnChair> = {}): OwnChair => ({
  seat,
  mark: seat,
  name: `P${seat}`,
  bot: null,
  mine: seat === 0,
  gone: false,
  called: false,
  place: null,
  points: null,
  ...more,
});
const table = (id: string, more: Partial<OwnTable> = {}): OwnTable => ({
  table: id,
  game: 'chess',
  options: {},
  pace: 'live',
  clock: { kind: 'none', seconds: 0, increment: 0, then: 'bot', level: 'medium' },
  status: 'playing',
  number: 1,
  created: 7,
  updated: 0,
  closes: null,
  waits: false,
  alone: false,
  archived: false,
  page: null,
  began: null,
  chairs: [chair(0), chair(1)],
  ...more,
});
const over = table('over', {
  status: 'over',
  page: 'link',
  chairs: [chair(0, { place: 2, points: -3 }), chair(1, { place: 1, points: 4 }), chair(2, { place: 1, bot: 'easy' })],
});

it('groups what runs and leaves nothing out', () => {
  const tables = [
    table('a', { waits: true }),
    table('b'),
    table('c', { status: 'waiting' }),
    table('kept', { status: 'waiting', waits: true }),
  ];
  const { waits, on, waiting } = groupsOf(tables);
  expect([waits, on, waiting].map((group) => group.map((one) => one.table))).toEqual([['a', 'kept'], ['b'], ['c']]);
});

it('puts a game in which a bot plays for one unasked to what waits, unless one has left it', () => {
  const replaced = (more: Partial<OwnChair>) => [chair(0, { called: true, ...more }), chair(1)];
  const tables = [
    table('mine', { chairs: replaced({}) }),
    table('left', { chairs: replaced({ gone: true }) }),
    table('another’s', { chairs: [chair(0), chair(1, { called: true })] }),
    table('over', { status: 'over', chairs: replaced({}) }),
  ];
  expect(tables.filter(isReplaced).map((one) => one.table)).toEqual(['mine']);
  const { waits, on } = groupsOf(tables);
  expect([waits, on].map((group) => group.map((one) => one.table))).toEqual([['mine'], ['left', 'another’s']]);
});

it('tells who came where', () => {
  expect(standings(over).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(ownPlace(over)).toBe(2);
  expect(isShared(over)).toBe(true);
  expect(ownPlace(table('hot-seat', { chairs: [chair(0, { place: 1 }), chair(1, { place: 2, mine: true })] }))).toBe(
    undefined,
  );
  expect(ownPlace(table('vote', { status: 'over' }))).toBe(undefined);
  expect(calledAt(over, over.chairs[2]!)).not.toBe('P2');
});

it('leads to the page of what is over, and to the table of what is not', () => {
  expect(addressOf(over)).toBe('/g/link');
  expect(addressOf(table('a'))).toBe('/t/a');
});

it('lets nobody remove a game that others count on', () => {
  expect(isRemovable(table('with others'))).toBe(false);
  expect([over, table('bots', { alone: true })].map(isRemovable)).toEqual([true, true]);
  const left = table('left', { chairs: [chair(0, { gone: true }), chair(1)] });
  expect([isLeft(left), isRemovable(left)]).toEqual([true, true]);
});

it('shows a table once that has moved between two answers', () => {
  expect(joined([table('a'), table('b')], [table('b'), table('c')]).map((one) => one.table)).toEqual(['a', 'b', 'c']);
});

it('says when and how long', () => {
  const noon = Date.UTC(2026, 10, 16, 12);
  expect(ago(noon - 3 * 3_600_000, 'en', noon)).toMatch(/3 hr/);
  expect(ago(noon - 90 * 86_400_000, 'en', noon)).toMatch(/2026/);
  expect(length(50 * 60_000, 'de')).toBe('50 Minuten');
  expect(length(5 * 86_400_000, 'en')).toBe('5 days');
  expect(span(noon, noon + 60_000, 'en').match(/2026/g)).toHaveLength(1);
});

it('says in how long, as people do', () => {
  const [hour, day] = [3_600_000, 86_400_000];
  expect([0, 0.2, 5, 30, 24 * 7].map((hours) => fromNow(hours * hour, 'en', 0))).toEqual([
    ...['this minute', 'in 12 minutes', 'in 5 hours', 'tomorrow', 'in 7 days'],
  ]);
  expect(fromNow(6 * day, 'hu', 0)).toBe('6 nap múlva');
  expect(fromNow(-day, 'en', 0)).toBe('this minute');
});

it('closes what nobody touches, and says so after a day', () => {
  const day = 86_400_000;
  expect(closing({ closes: 7 * day, updated: 0 }, 'en', day / 2)).toBe('');
  expect(closing({ closes: 7 * day, updated: 0 }, 'en', 2 * day)).not.toBe('');
  expect(closing({ closes: null, updated: 0 }, 'en', 9 * day)).toBe('');
  expect(closing({ closes: 30 * day, updated: 0 }, 'en', 9 * day)).toBe('');
});
