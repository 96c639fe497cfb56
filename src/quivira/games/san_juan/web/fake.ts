/** A table for tests of what lies between the player's taps and the keys that are sent. */
import type { Table } from '$web/board/contract';
import type { BuildingView, CardView, PlayerView, PricedCardView, SanJuanView, WayView } from './view';

export function card(key: string, cost = 1): CardView {
  return { key, label: `card-${key}`, cost, points: 1, production: false };
}

/** A card of the hand; without ways it cannot be built. */
export function priced(key: string, ways: WayView[] = [], price = 1): PricedCardView {
  return { ...card(key), price, modifiers: [{ reason: 'price-printed', amount: price }], lowest: price, ways };
}

export function way(price: number, more: Partial<WayView> = {}): WayView {
  return {
    over: 'none',
    at: null,
    asked: false,
    price,
    modifiers: [{ reason: 'price-printed', amount: price }],
    goods: 0,
    ...more,
  };
}

export function building(key: string, good = false): BuildingView {
  return { key, label: `card-${key}`, good, works: true, tucked: null };
}

interface Given {
  ask: string;
  n?: number;
  hand?: PricedCardView[];
  drawn?: CardView[];
  city?: BuildingView[];
  legal?: string[];
  refused?: Record<string, string>;
  view?: Partial<SanJuanView>;
}

/** Seat 0 is asked; words are their keys with the numbers behind them. */
export function asked({
  ask,
  n = 0,
  hand = [],
  drawn,
  city = [],
  legal = [],
  refused = {},
  view = {},
}: Given): Table<SanJuanView> {
  const me: Partial<PlayerView> = { seat: 0, hand, drawn: drawn ?? null, buildings: city, hand_size: hand.length };
  return {
    seat: 0,
    myTurn: true,
    ask: { key: ask, args: { n } },
    view: {
      players: [me],
      cathedral: null,
      site: null,
      roles: [],
      tile: null,
      bonus: [],
      shown: [],
      ...view,
    } as unknown as SanJuanView,
    legal: new Map(legal.map((key) => [key, key])),
    brings: new Map(),
    refused: new Map(Object.entries(refused).map(([key, reason]) => [key, { text: key, reason }])),
    word: (key: string, args: Record<string, string | number> = {}) => [key, ...Object.values(args)].join(' '),
  } as unknown as Table<SanJuanView>;
}
