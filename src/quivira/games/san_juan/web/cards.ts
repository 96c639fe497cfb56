/** What is printed on each card, from the game's own table. */
import type { Table } from '$web/board/contract';
import data from '../cards.json';
import type { CardView } from './view';

export interface Printed {
  cost: number;
  points: number;
}

const PRINTED = new Map(
  data.cards.map((card) => [card.id, { cost: Number(card.cost[0]), points: Number(card.points[0]) }]),
);

export function printed(card: string): Printed | undefined {
  return PRINTED.get(card);
}

/** The least and the most that a good of this building sells for, whichever market card lies open. */
export function pricesOf(building: string): [lowest: number, highest: number] {
  const prices = data.tiles.map((tile) => Number(tile[data.production.indexOf(building)]![0]));
  return [Math.min(...prices), Math.max(...prices)];
}

/** How broad a letter is in the serif, beside a common one. */
function breadthOf(letter: string): number {
  if (letter === '\u00AD') return 0;
  if (letter === ' ') return 0.5;
  if (/[mwMW]/.test(letter)) return 1.6;
  if (/[ijlíł-]/.test(letter)) return 0.55;
  if (/[ftr]/.test(letter)) return 0.75;
  return letter === letter.toLowerCase() ? 1 : 1.3;
}

const broad = (line: string) => [...line].reduce((sum, letter) => sum + breadthOf(letter), 0);

/**
 * How many common letters the broadest line of a name takes: it is set so small that this line fits. A word is broken only
 * at a soft hyphen, which its language puts there; or, whole, not at all.
 */
export function breadth(name: string, whole = false): number {
  const lines = name.replaceAll('\u00AD', whole ? '' : '- ').split(/\s/);
  return Math.round(Math.max(...lines.map(broad)) * 10) / 10;
}

/** The same of a name that takes two lines at most. */
export function breadthOfTwo(name: string): number {
  const ends = [...name.matchAll(/[\s\u00AD]/g)].map(({ index }) => index);
  const pairs = [name.length, ...ends].map((end) =>
    Math.max(broad(name.slice(0, end) + (name[end] === '\u00AD' ? '-' : '')), broad(name.slice(end + 1))),
  );
  return Math.round(Math.min(...pairs) * 10) / 10;
}

/** A card for those who hear it: name, cost, points, what it costs now, effect. */
export function spoken(table: Table, card: CardView, now = ''): string {
  const facts = table.word('board-card', { card: table.say(`card-${card.key}`), cost: card.cost, points: card.points });
  return [now ? `${facts}, ${now}` : facts, table.about(`card-${card.key}`) ?? ''].join('. ');
}
