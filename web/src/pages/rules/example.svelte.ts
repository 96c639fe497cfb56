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

const known = new Map<string, Promise<Loaded>>();

export function exampleOf(game: string): Promise<Loaded> {
  let loaded = known.get(game);
  if (!loaded) {
    loaded = Promise.all([get<Example>(`/api/games/${encodeURIComponent(game)}/example`), partsOf(game)]).then(
      ([example, parts]) => ({ game, example, parts }),
    );
    loaded.catch(() => known.delete(game));
    known.set(game, loaded);
  }
  return loaded;
}

/** What is told at a moment. */
export const happenedAt = (moment: Moment): Happened[] => moment.lines.flatMap((line) => line.events);

/** The table of the example, as its seat sees it; bots play it. */
export async function tableOf({ game, example }: Loaded, language: Language): Promise<Model> {
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
