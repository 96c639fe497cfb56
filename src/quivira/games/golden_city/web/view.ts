// Written by `python -m quivira.testing.typescript`; do not edit.
import type { Label } from '$web/api/wire';

export interface GoldenCityView {
  round: number;
  start: number;
  scoring_card: ScoringView | null;
  pairs: PairView[];
  price: number;
  building: SiteView | null;
  paid: string[];
  display: GoodsView[];
  players: PlayerView[];
  board: HousesView[];
  deck: number;
  discard: Record<string, number>;
  supply: number;
  key_supply: number;
  keys_used: number;
  goods_deck: number;
  goods_out: GoodsView[];
  bonus_deck: number;
  scoring_deck: number;
  scored: ScoringView[];
  played_on: string;
  prices: PriceView[];
  pays_for: string[][];
}

export interface ScoringView {
  key: string;
  label: Label;
  good: string;
  area: string;
}

export interface PairView {
  pair: number;
  cards: string[];
  taken_by: number | null;
}

export interface SiteView {
  key: string;
  label: Label;
}

export interface GoodsView {
  key: string;
  label: Label;
}

export interface PlayerView {
  seat: number;
  letters: number | null;
  coins: number;
  keys: number;
  houses_left: number;
  hand: number;
  cards: Record<string, number> | null;
  known: Record<string, number> | null;
  goods: GoodsView[];
  bonus: number;
  bonus_cards: string[] | null;
  bonus_worth: Record<string, number>;
  for_good: number;
  for_area: number;
  out: boolean;
}

export interface HousesView {
  site: SiteView;
  houses: number[];
}

export interface PriceView {
  landscape: string;
  ways: PaymentView[];
}

export interface PaymentView {
  cards: string[];
  answers: string[];
}
