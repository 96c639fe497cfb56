import type { Inspected, Table } from '$web/board/contract';
import { nameOf, rewardOf, type Place } from './board';
import { priceInWords } from './price';
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
  'view-hand': 'R22',
};

export function aboutSite(table: Desk, place: Place): Inspected {
  const houses = table.view.board.find(({ site }) => site.key === place.id)?.houses ?? [];
  const owners = houses.map((seat) => table.chairs[seat]?.name ?? '').join(', ');
  const key = `build:${place.id}`;
  const now = [
    table.word('board-brings', { reward: table.word(rewardOf(place)) }),
    ...priceInWords(table, place),
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
  return {
    title: `${table.say(card)}: ${count}`,
    card,
    text: table.word('board-landscape-about'),
    now:
      table.brings.get(card.replace('landscape-', 'discard:')) ??
      counted(table, 'view-discard', table.view.discard[card] ?? 0),
    rule: 'R17',
  };
}

/** A goods card, by its key; without one those that can be had. */
export function aboutGoods(table: Desk, title: string, goods?: string): Inspected {
  const now = goods === undefined ? counted(table, 'view-goods_deck', table.view.goods_deck) : goodsNow(table, goods);
  return { title, text: table.word('board-goods-about'), now, card: 'reward-goods_card', rule: 'W6' };
}

/** Whether a goods card brings letters when this round is scored. */
function goodsNow(table: Desk, goods: string): string {
  const good = table.view.scoring_card?.good;
  if (good === undefined) return '';
  const shows = goods.split('_').includes(good.replace('good-', ''));
  return table.word(shows ? 'board-goods-scores' : 'board-goods-rests', { good: table.say(good) });
}

const counted = (table: Desk, key: string, n: number) => `${table.word(key)}: ${n}`;

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
  const letters = table.view.players.map(
    ({ seat, for_good, for_area }) => `${table.chairs[seat]?.name ?? ''} +${for_good + for_area}`,
  );
  return {
    title: table.say(card.label),
    text: `${table.word('board-scoring-good')} ${table.word(area)}`,
    now: `${table.word('board-this-round')}: ${letters.join(', ')}`,
    card: 'view-scoring_card',
    rule: card.area.startsWith('river-') ? 'R25' : 'R26',
  };
}

/** A number before a player: letters, coins, keys, houses left, cards in hand. */
export function aboutCount(table: Desk, key: string, count: number): Inspected {
  return {
    title: counted(table, key, count),
    text: table.word(`board-about-${key.replace('view-', '')}`),
    now: COUNT_NOW[key]?.(table),
    rule: COUNT_RULES[key],
  };
}

/** Letters, the points; of others they may be a secret. */
export function aboutLetters(table: Desk, letters: number | null): Inspected {
  const asked = aboutCount(table, 'view-letters', letters ?? 0);
  if (letters !== null) return asked;
  return { ...asked, title: table.word('view-letters'), now: table.word('board-letters-secret') };
}

/** Whether the others see one's letters; '' where they do. */
export function ownLetters(table: Desk): string {
  return table.view.players.some(({ letters }) => letters === null) ? table.word('board-letters-hidden') : '';
}

/** What matters to whoever counts these. */
const COUNT_NOW: Record<string, (table: Desk) => string> = {
  'view-letters': ownLetters,
  'view-coins': (table) => counted(table, 'view-price', table.view.price),
  'view-keys': (table) => counted(table, 'view-key_supply', table.view.key_supply),
  'view-houses_left': (table) => table.word('board-round', { n: table.view.round }),
};

export function aboutDeck(table: Desk): Inspected {
  const discarded = Object.values(table.view.discard).reduce((sum, n) => sum + n, 0);
  return {
    title: counted(table, 'view-deck', table.view.deck),
    text: table.word('board-about-deck'),
    now: counted(table, 'view-discard', discarded),
    rule: 'R4',
  };
}

/** Bonus cards that lie face down. */
export function aboutShut(table: Desk, n: number): Inspected {
  return {
    title: table.word('board-bonus', { n }),
    text: table.word('board-about-bonus'),
    now: counted(table, 'view-bonus_deck', table.view.bonus_deck),
    rule: 'W5',
  };
}

export function aboutStart(table: Desk): Inspected {
  const now = table.chairs[table.view.start]?.name;
  return { title: table.word('view-start'), text: table.word('board-about-start'), now, rule: 'R30' };
}

/** What all have seen of a hand. */
export function aboutKnown(table: Desk, cards: readonly string[]): Inspected {
  const now = cards.map((card) => table.say(card)).join(', ');
  return { title: table.word('view-known'), text: table.word('board-about-known'), now, rule: 'R10' };
}

export function aboutOut(table: Desk, seat: number): Inspected {
  const now = table.chairs[seat]?.name;
  return { title: table.word('view-out'), text: table.word('board-about-out'), now, rule: 'E4' };
}
