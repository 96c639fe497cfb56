import { get } from '$web/api/http';
import type { Example, Happened, Moment } from '$web/api/wire';
import { partsOf, type Parts } from '$web/board/boards';
import type { Language } from '$web/settings.svelte';
import { Model } from '$web/table/model.svelte';
import { pretended } from '$web/table/pretended';
import { catalog } from '$web/words/words.svelte';

/** A game's example with all that is needed to draw it. */
export interface Loaded {
  game: string;
  example: Example;
  parts: Parts;
}

const known = new Map<string, Promise<Example>>();

/** What a game's example tells; nothing of the board is loaded. */
export function toldOf(game: string): Promise<Example> {
  let told = known.get(game);
  if (!told) {
    told = get<Example>(`/api/games/${encodeURIComponent(game)}/example`);
    told.catch(() => known.delete(game));
    known.set(game, told);
  }
  return told;
}

export async function exampleOf(game: string): Promise<Loaded> {
  const [example, parts] = await Promise.all([toldOf(game), partsOf(game)]);
  return { game, example, parts };
}

/** What is told at a moment. */
export const happenedAt = (moment: Moment): Happened[] => moment.lines.flatMap((line) => line.events);

/** The table of the example, as its seat sees it; bots play it. */
export async function tableOf({ game, example }: Pick<Loaded, 'game' | 'example'>, language: Language): Promise<Model> {
  const model = new Model(game, null);
  model.words = await catalog(game, language);
  model.info = pretended(example.seats);
  return model;
}

/** Put a moment of the example on the table. */
export function showMoment(model: Model, { seat }: Example, { number, lines, views }: Moment): Promise<void> {
  const asks = { prompt: null, cites: '', legal: [], refused: [], undo: [], answer: null };
  return model.show({ seat, view: views[0], lines, ...asks }, [], null, number, lines);
}
