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

const LONG = 10; // letters of a word that fill a line of a small card

/** Whether a name has a word that must be set closer, so that it is not broken. */
export function isLong(name: string): boolean {
  return name.split(/\s/).some((word) => word.length > LONG);
}

/** A card for those who hear it: name, cost, points, what it costs now, effect. */
export function spoken(table: Table, card: CardView, now = ''): string {
  const facts = table.word('board-card', { card: table.say(`card-${card.key}`), cost: card.cost, points: card.points });
  return [now ? `${facts}, ${now}` : facts, table.about(`card-${card.key}`) ?? ''].join('. ');
}
