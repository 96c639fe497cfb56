import type { Counted, Outcome, Points } from '$web/api/wire';

/** Who has how many points, the first place first; of a game without a winner what each had at the end, without places. */
export function byPlace(outcome: Outcome | null, counts: readonly Counted[]): readonly Points[] {
  const stood = (counts.at(-1)?.scores ?? []).map((score) => ({ ...score, rank: 0 }));
  return [...(outcome?.scores ?? stood)].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
