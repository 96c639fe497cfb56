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

/** The letters of a name's longest word: it is set so small that this word fits on a line, and none is ever broken. */
export function letters(name: string): number {
  return Math.max(...name.split(/[\s\u00ad]/).map((word) => word.length));
}

/** A card for those who hear it: name, cost, points, what it costs now, effect. */
export function spoken(table: Table, card: CardView, now = ''): string {
  const facts = table.word('board-card', { card: table.say(`card-${card.key}`), cost: card.cost, points: card.points });
  return [now ? `${facts}, ${now}` : facts, table.about(`card-${card.key}`) ?? ''].join('. ');
}
