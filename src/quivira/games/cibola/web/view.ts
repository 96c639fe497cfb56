// Written by `python -m quivira.testing.typescript`; do not edit.
import type { Label } from '$web/api/wire';

export interface CibolaView {
  round: number;
  torch: number;
  camp: number;
  rocks: number;
  row: CardView[];
  temple: ColumnView[];
  totems: string[];
  players: PlayerView[];
  order: number[];
  copied: string | null;
  deck_one: number;
  deck_two: number;
  out: CardView[];
  box: string[];
}

export interface CardView {
  key: string;
  label: Label;
  treasures: string[];
  symbol: string | null;
}

export interface ColumnView {
  treasure: string;
  chambers: ChamberView[];
  lowest: number;
  highest: number;
}

export interface ChamberView {
  key: string;
  label: Label;
  value: number;
  covered: boolean;
}

export interface PlayerView {
  seat: number;
  explorers: number;
  chosen: boolean;
  sent: number | null;
  treasures: Record<string, number>;
  worth: Record<string, Worth>;
  totems: string[];
  cards: CardView[];
}

export interface Worth {
  lowest: number;
  highest: number;
}
