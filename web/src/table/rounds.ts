import type { Catalog } from '$web/words/catalog';
import { t } from '$web/words/words.svelte';

const OF = 'board-round'; // of a game that knows how many there are

/** "Round 3", or "Round 3 of 8". */
export function roundWord(words: Catalog, n: number): string {
  return words.has(OF) ? words.say(OF, { n }) : t('ui-round', { n });
}
