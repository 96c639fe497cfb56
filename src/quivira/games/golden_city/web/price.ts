import type { Table } from '$web/board/contract';
import type { Place } from './board';
import type { GoldenCityView, PaymentView } from './view';

type Desk = Table<GoldenCityView>;

/** The cards that the board asks for. */
const costOf = ({ cost, terrain }: Place) => Array<string>(cost[terrain] ?? 0).fill(`landscape-${terrain}`);

/** How the own seat can pay for a site, first what it pays unless it chooses otherwise; nothing where it cannot build. */
export function waysOf(table: Desk, { id, terrain }: Place): readonly PaymentView[] {
  if (!table.legal.has(`build:${id}`)) return [];
  return table.view.prices.find(({ landscape }) => landscape === `landscape-${terrain}`)?.ways ?? [];
}

/** What leaves the own hand for a site; what the board asks for, where nothing can be built now. */
export function priceOf(table: Desk, place: Place): readonly string[] {
  return waysOf(table, place)[0]?.cards ?? costOf(place);
}

/** Cards in words, equal ones counted. */
export function counted(table: Desk, cards: readonly string[]): string[] {
  return [...new Set(cards)].map((card) => {
    const n = cards.filter((other) => other === card).length;
    return n > 1 ? `${n}\u00A0×\u00A0${table.say(card)}` : table.say(card);
  });
}

/** The same, with the key card that a site may cost besides. */
export function inWords(table: Desk, place: Place, cards: readonly string[]): string {
  return [...counted(table, cards), ...(place.cost.key ? [table.word('reward-key_card')] : [])].join(' + ');
}

/** What a site costs, and what of the own hand goes for it where that is something else. */
export function priceInWords(table: Desk, place: Place): string[] {
  const [cost, paid] = [costOf(place), priceOf(table, place)].map((cards) => inWords(table, place, cards));
  const own = paid === cost ? [] : [table.word('board-pays', { cards: paid! })];
  return [`${table.word('board-cost')} ${cost}`, ...own];
}
