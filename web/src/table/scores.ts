import type { Counted, Outcome, Points, TableInfo } from '$web/api/wire';
import type { Worth } from '$web/board/contract';
import { t } from '$web/words/words.svelte';

/** Who has how many points, the first place first; of a game without a winner what each had at the end, without places. */
export function byPlace(outcome: Outcome | null, counts: readonly Counted[]): readonly Points[] {
  const stood = (counts.at(-1)?.scores ?? []).map((score) => ({ ...score, rank: 0 }));
  return [...(outcome?.scores ?? stood)].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Which rounds can be pressed where all of them share this width, so that each is at least so wide; the last always can. */
export function stopsOf(rounds: number, width: number, least: number): { at: number[]; wide: number } {
  const every = Math.max(1, Math.ceil((least * rounds) / Math.max(1, width)));
  const at = Array.from({ length: rounds }, (_, index) => index).filter((index) => (rounds - 1 - index) % every === 0);
  return { at, wide: (every * width) / Math.max(1, rounds) };
}

/** What a row of the score table unfolds into. */
export interface Unfolded {
  /** What is counted there. */
  about: string | undefined;
  /** The things that count there, in the order of the scores. */
  things: Worth[];
  /** By how much it grew, in the order of the scores, in each round in which it did. */
  rounds: { round: number; by: number[] }[];
}

/** What a part of the score is made of; null where there is no more to say than the numbers themselves. */
export function unfolded(
  part: string,
  about: string | undefined,
  scores: readonly Points[],
  counts: readonly Counted[],
  made: readonly Worth[] = [],
): Unfolded | null {
  const things = made
    .map(({ label, by }) => ({ label, by: scores.map(({ seat }) => by[seat] ?? 0) }))
    .filter(({ by }) => by.some((points) => points !== 0));
  const inRounds = counts.length > 1 && counts.every(({ round }) => round !== null);
  if (things.length || !inRounds) return about === undefined && !things.length ? null : { about, things, rounds: [] };
  const at = (index: number, seat: number) =>
    counts[index]?.scores.find((score) => score.seat === seat)?.parts[part] ?? 0;
  const rounds = counts
    .map(({ round }, index) => ({ round: round!, by: scores.map(({ seat }) => at(index, seat) - at(index - 1, seat)) }))
    .filter(({ by }) => by.some((n) => n !== 0));
  return { about, things, rounds };
}

/** How a game ended, in a line that is passed on with its link. */
export function resultText(
  title: string,
  ended: TableInfo['ended'],
  scores: readonly Points[],
  names: readonly string[],
): string {
  const said = scores.map(({ seat, total }) => t('ui-result-one', { name: names[seat] ?? '', n: total })).join(', ');
  return t(ended === null ? 'ui-result' : 'ui-result-ended', { title, scores: said, n: scores.length });
}
