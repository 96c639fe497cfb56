import { describe, expect, it } from 'vitest';
import type { Happened } from '../src/api/wire';
import type { Scored, Worth } from '../src/board/contract';

/** How a game of each kind ended: what is seen, what was told, and what each seat's points are made of. */
interface End {
  view: never;
  told: Happened[];
  scores: Record<string, number>[];
}

const GAMES = '../../src/quivira/games/*';
const scored = import.meta.glob<{ default: Scored }>('../../src/quivira/games/*/web/scored.ts', { eager: true });
const ends = import.meta.glob<{ default: End }>('../../src/quivira/games/*/records/end.json', { eager: true });
const found = Object.entries(scored).map(([path, { default: parts }]) => {
  const game = path.slice(GAMES.length - 1).split('/')[0]!;
  return { game, parts, end: ends[GAMES.replace('*', `${game}/records/end.json`)]!.default };
});

/** '3 × 4' is 12; '3' is a number of things, and no points. */
function pointsOf(cell: number | string): number | null {
  if (typeof cell === 'number') return cell;
  const factors = cell.replace('−', '-').split(/\s×\s/).map(Number);
  return factors.length === 2 ? factors[0]! * factors[1]! : null;
}

/** What all rows bring a seat; null where only things are counted. */
function sumOf(rows: readonly Worth[], seat: number): number | null {
  const points = rows.map(({ by }) => pointsOf(by[seat]!));
  return points.includes(null) ? null : points.reduce((sum, n) => sum! + n!, 0);
}

describe.each(found)('the end of $game', ({ parts, end }) => {
  it('is broken down into things that add up', () => {
    for (const [part, of] of Object.entries(parts)) {
      const rows = of(end.view, end.told);
      for (const [seat, score] of end.scores.entries())
        expect(sumOf(rows, seat) ?? score[part], `${part} of seat ${seat}`).toBe(score[part]);
    }
  });
  it('tells of every part that somebody got points for', () => {
    const got = Object.keys(parts).filter((part) => end.scores.some((score) => score[part]));
    for (const part of got)
      expect(
        parts[part]!(end.view, end.told).some(({ by }) => by.some((cell) => cell !== 0)),
        part,
      ).toBe(true);
    expect(got.length).toBeGreaterThan(1);
  });
});
