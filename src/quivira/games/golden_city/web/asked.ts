import type { Inspected, Table } from '$web/board/contract';
import { nameOf, rewardOf, type Place } from './board';
import type { GoldenCityView, PairView } from './view';

/** What the things of this game say when they are asked: what they are, what they bring or cost now, and their rule. */
type Desk = Table<GoldenCityView>;

const SITE_RULES = { coast: 'W1', suburb: 'W1', outer: 'W8', inner: 'W9' };
const BONUS_RULES = ['goods', 'coins', 'city', 'rivers', 'forest', 'plain', 'mountain', 'desert'];
const COUNT_RULES: Record<string, string> = {
  'view-letters': 'D6',
  'view-coins': 'R6',
  'view-keys': 'W4',
  'view-houses_left': 'E1',
};

export function aboutSite(table: Desk, place: Place): Inspected {
  const houses = table.view.board.find(({ site }) => site.key === place.id)?.houses ?? [];
  const owners = houses.map((seat) => table.chairs[seat]?.name ?? '').join(', ');
  const key = `build:${place.id}`;
  const cost = `${place.cost[place.terrain]}\u00A0×\u00A0${table.say(`landscape-${place.terrain}`)}`;
  const now = [
    table.word('board-brings', { reward: table.word(rewardOf(place)) }),
    `${table.word('board-cost')} ${cost}${place.cost.key ? ` + ${table.word('reward-key_card')}` : ''}`,
    ...(owners ? [table.word('board-houses-of', { names: owners })] : []),
    ...(table.legal.has(key) ? [table.word('board-can-build')] : []),
    ...(table.refused.has(key) ? [table.refused.get(key)!.reason] : []),
  ];
  const river = place.river ? ` · ${table.word(`river-${place.river}`)}` : '';
  return {
    title: table.say(nameOf(place)) + river,
    text: table.word(`board-about-${place.kind}`),
    now: now.join('; '),
    rule: SITE_RULES[place.kind],
    acts: true,
  };
}

export function aboutPair(table: Desk, { pair, cards, taken_by }: PairView): Inspected {
  return {
    title: `${table.word('view-pair')} ${pair}: ${cards.map((card) => table.say(card)).join(' + ')}`,
    text: table.word('board-about-pair'),
    now: pairNow(table, taken_by),
    rule: 'R6',
  };
}

/** Whose hand lies on a pair, and what it costs to chase it. */
export function pairNow(table: Desk, taken_by: number | null): string {
  if (taken_by === null) return table.word('board-pair-free');
  if (taken_by === table.seat) return table.word('board-pair-yours');
  return table.word('board-pair-chase', { name: table.chairs[taken_by]?.name ?? '', n: table.view.price });
}

export function aboutLandscape(table: Desk, card: string, count: number): Inspected {
  return { title: `${table.say(card)}: ${count}`, card, text: table.word('board-landscape-about'), rule: 'R17' };
}

export function aboutGoods(table: Desk, label: string): Inspected {
  return { title: label, text: table.word('board-goods-about'), card: 'reward-goods_card', rule: 'W6' };
}

export function aboutBonus(table: Desk, card: string, worth: number): Inspected {
  return {
    title: table.say(card),
    card,
    text: table.about(card),
    now: table.word('board-worth-now', { n: worth }),
    rule: `B${BONUS_RULES.indexOf(card.replace('bonus-', '')) + 1}`,
  };
}

export function aboutScoring(table: Desk): Inspected {
  const card = table.view.scoring_card!;
  const area = card.area.startsWith('river-') ? 'board-scoring-river' : 'board-scoring-quarter';
  return {
    title: table.say(card.label),
    text: `${table.word('board-scoring-good')} ${table.word(area)}`,
    card: 'view-scoring_card',
    rule: card.area.startsWith('river-') ? 'R25' : 'R26',
  };
}

/** A number before a player: letters, coins, keys, houses left. */
export function aboutCount(table: Desk, key: string, count: number): Inspected {
  return {
    title: `${table.word(key)}: ${count}`,
    text: table.word(`board-about-${key.replace('view-', '')}`),
    rule: COUNT_RULES[key],
  };
}

export function aboutDeck(table: Desk): Inspected {
  return { title: `${table.word('view-deck')}: ${table.view.deck}`, text: table.word('board-about-deck'), rule: 'R4' };
}
