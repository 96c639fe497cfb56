// Written by `python -m quivira.testing.typescript`; do not edit.
import type { Label } from '$web/api/wire';

export interface SanJuanView {
  round: number;
  idle: number | null;
  governor: number;
  last_role: string | null;
  phase: string | null;
  chooser: number | null;
  turn: number | null;
  library: boolean;
  library_spent: boolean;
  roles: RoleView[];
  could_build: string[];
  could_make: number;
  could_sell: number;
  tile: PriceView[] | null;
  tiles_seen: PriceView[][];
  cathedral: PricedCardView | null;
  building: string | null;
  makes_way: string | null;
  site: PricedCardView | null;
  bonus: PriceView[][];
  shown: CardView[];
  at_work: string | null;
  drawing: number;
  revealing: boolean;
  pile: number;
  discard: number;
  players: PlayerView[];
  removed: CardView[];
}

export interface RoleView {
  key: string;
  label: Label;
  taker: number | null;
}

export interface PriceView {
  key: string;
  label: Label;
  amount: number;
}

export interface PricedCardView {
  key: string;
  label: Label;
  cost: number;
  points: number;
  production: boolean;
  price: number;
  modifiers: ModifierView[];
  lowest: number;
  ways: WayView[];
}

export interface ModifierView {
  reason: string;
  amount: number;
}

export interface WayView {
  over: string;
  at: number | null;
  asked: boolean;
  price: number;
  modifiers: ModifierView[];
  goods: number;
}

export interface CardView {
  key: string;
  label: Label;
  cost: number;
  points: number;
  production: boolean;
}

export interface PlayerView {
  seat: number;
  buildings: BuildingView[];
  hand_size: number;
  hand_limit: number;
  hand: PricedCardView[] | null;
  drawn: CardView[] | null;
  under: CardView[] | null;
  goods: number;
  printed: number;
  bank_used: boolean;
}

export interface BuildingView {
  key: string;
  label: Label;
  good: boolean;
  works: boolean;
  tucked: number | null;
}
