/** Pictures of the board for the rulebook. A game's folder `web/` may hold `figures.ts`, which exports a list of them as `figures`. */
export interface Figure {
  /** The rule below which it stands. */
  rule: string;
  /** Taken when this has happened for the first time in the game's example: an event's key, such as 'round-begins'. */
  after: string;
  /** What of the board is in the picture: things (`data-thing`), by the start of their names. */
  shows: readonly string[];
  /** What is pointed at, in this order: a thing, and the sentence about it in the game's own .ftl. */
  points: readonly (readonly [thing: string, says: string])[];
}

const found = import.meta.glob<{ figures: readonly Figure[] }>('../../../src/quivira/games/*/web/figures.ts');

export async function figuresOf(game: string): Promise<readonly Figure[]> {
  return (await found[`../../../src/quivira/games/${game}/web/figures.ts`]?.())?.figures ?? [];
}
