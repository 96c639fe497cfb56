import { describe, expect, it } from 'vitest';
import type { Label } from '../src/api/wire';
import { keysAt, placesOf } from '../src/board/choices';
import { arranged, handFirst, type Fields, type Notes } from '../src/board/shown';

const NOTES: Notes = { seats: ['start', 'players.seat'], details: ['box', 'players.secret'] };
const player = (seat: number, more: Fields = {}): Fields => ({
  seat,
  coins: 3 * seat,
  swaps: 0,
  passed: false,
  ready: true,
  won: [],
  secret: 5,
  hand: null,
  ...more,
});
const VIEW: Fields = {
  round: 2,
  start: 0,
  last: null,
  box: [1, 2],
  discards: [],
  row: [
    { key: 'ship', label: 'card-ship' },
    { key: 'sun', label: 'card-sun' },
  ],
  columns: [
    { key: 'a', wood: 'oak', rings: ['ring-1', 'ring-2'] },
    { key: 'b', wood: 'elm', rings: ['ring-3'] },
  ],
  players: [player(0, { passed: true, won: [7], hand: [4, 9, 4] }), player(1, { won: [9] }), player(2)],
};
const question = (legal: Record<string, Label>, refused: Record<string, Label> = {}) => ({
  seat: 0,
  legal: new Map(Object.keys(legal).map((key) => [key, key])),
  subjects: new Map(Object.entries({ ...legal, ...refused })),
});
const shape = arranged(VIEW, NOTES);
const places = (...given: Parameters<typeof question>) => [...placesOf(shape, question(...given))];

describe('a view on the generic board', () => {
  it('says what is there and leaves out what is empty or a detail', () => {
    expect(shape.facts).toEqual([
      ['round', 2],
      ['start', 0],
    ]);
    expect(shape.lists.map(([name]) => name)).toEqual(['row']);
    expect(shape.tables.map(([name, rows]) => [name, rows.length])).toEqual([['columns', 2]]);
  });

  it('has for each seat only the sides that say something', () => {
    const sides = (seat: number) => shape.seats.get(seat)!.flatMap((row) => row.sides.map(([side]) => side));
    expect(sides(0)).toEqual(['coins', 'passed', 'won', 'hand']);
    expect(sides(1)).toEqual(['coins', 'won']);
    expect(sides(2)).toEqual(['coins']);
  });

  it('shows the own hand before what others have too', () => {
    expect(handFirst(shape.seats, 0)[0]!.sides.map(([side]) => side)).toEqual(['passed', 'hand', 'coins', 'won']);
  });
});

describe('choices', () => {
  it('are made on the things they are about', () => {
    const asked = question({ 'take:ship': 'card-ship' }, { 'take:moon': 'card-moon' });
    const keyAt = keysAt(placesOf(shape, asked), asked);
    expect(keyAt('row', { key: 'ship', label: 'card-ship' })).toBe('take:ship');
    expect(keyAt('row', { key: 'sun', label: 'card-sun' })).toBeUndefined();
    expect(keyAt('players.hand', 4)).toBeUndefined();
  });

  it('are found in the rows of a table', () => {
    expect(places({ 'ring:1': 'ring-1', 'ring:3': 'ring-3' })).toEqual([['ring', 'columns.rings']]);
  });

  it('of numbers are the own cards only where all of them are asked for', () => {
    expect(places({ 'play:9': 9 }, { 'play:4': 4 })).toEqual([['play', 'players.hand']]);
    expect(places({ 'bid:4': 4 })).toEqual([]);
    expect(places({ 'bid:4': 4, 'bid:9': 9, 'bid:10': 10 })).toEqual([]);
  });

  it('need words where two verbs are about the same things', () => {
    expect(places({ 'keep:ship': 'card-ship', 'drop:ship': 'card-ship' })).toEqual([]);
  });

  it('without a subject on the board stay in the bar', () => {
    expect(places({ 'take:moon': 'card-moon' })).toEqual([]);
  });
});
