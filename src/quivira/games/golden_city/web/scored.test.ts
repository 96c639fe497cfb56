import { expect, test } from 'vitest';
import type { Happened, Label, Text } from '$web/api/wire';
import end from '../records/end.json';
import scored from './scored';
import type { GoldenCityView } from './view';

const view = end.view as unknown as GoldenCityView;
const told = end.told as unknown as Happened[];
const named = (label: Label) => (typeof label === 'string' ? label : (label as Text).key);
const parts: Record<string, (typeof scored)['score-letters']> = scored;

test('letters are told by good, area and district', () => {
  const kinds = scored['score-letters'](view, told).map(({ label }) => named(label).split('-').slice(0, 2));
  const names = [...new Set(kinds.map(([kind, more]) => (kind === 'site' ? `site-${more}` : kind)))];
  expect(names).toEqual(['good', 'quarter', 'river', 'site-inner', 'site-outer']);
  expect(kinds.length).toBe(new Set(scored['score-letters'](view, told).map((row) => JSON.stringify(row.label))).size);
});

test('where the log has a gap, letters unfold into rounds instead', () => {
  const at = told.findIndex(({ verb }) => verb === 'scored-good');
  expect(scored['score-letters'](view, told.toSpliced(at, 1))).toEqual([]);
});

test('a bonus card tells how many things it counts, and what each is worth', () => {
  for (const [seat, { goods, coins, bonus_cards }] of view.players.entries())
    for (const [card, n] of [
      ['bonus-goods', goods.length],
      ['bonus-coins', coins],
    ] as const) {
      const cell = parts[`score-${card}`]!(view, told)[0]!.by[seat]!;
      if (bonus_cards!.includes(card)) expect(Number.parseInt(String(cell))).toBe(n);
      else expect(cell).toBe(0);
    }
  expect(parts['score-bonus-city']!(view, told)).toEqual([{ label: 'view-houses', by: ['5\u202F×\u202F1', 0, 0] }]);
});
