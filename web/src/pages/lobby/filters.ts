/** Which of the lobby's tables somebody wants to see: said in the address, remembered by the browser. */
import { LANGUAGES, NAMES } from '$web/settings.svelte';
import { t } from '$web/words/words.svelte';

export interface Filters {
  game: string;
  pace: string;
  language: string;
  /** With how many players. */
  seats: string;
}

export const NONE: Readonly<Filters> = { game: '', pace: '', language: '', seats: '' };
const PLACE = 'quivira-lobby';
const KEYS = Object.keys(NONE) as (keyof Filters)[];

/** What an address says, in any order; of what it does not say, nothing is wanted. */
export function fromSearch(search: string): Filters | null {
  const query = new URLSearchParams(search);
  if (!KEYS.some((key) => query.has(key))) return null;
  return cleaned(Object.fromEntries(KEYS.map((key) => [key, query.get(key) ?? ''])));
}

export function toSearch(filters: Filters): string {
  const query = new URLSearchParams(KEYS.filter((key) => filters[key]).map((key) => [key, filters[key]]));
  return query.size ? `?${query}` : '';
}

export function remembered(storage: Pick<Storage, 'getItem'>): Filters {
  try {
    return cleaned(JSON.parse(storage.getItem(PLACE) ?? '{}') as Partial<Filters>);
  } catch {
    return { ...NONE }; // storage is closed or holds what is not ours
  }
}

export function remember(storage: Pick<Storage, 'setItem'>, filters: Filters): void {
  try {
    storage.setItem(PLACE, JSON.stringify(filters));
  } catch {
    // a browser without storage forgets them, nothing else
  }
}

function cleaned(said: Partial<Record<keyof Filters, unknown>>): Filters {
  const text = (key: keyof Filters, shape = /^[\w-]{1,40}$/) => {
    const value = said[key];
    return typeof value === 'string' && shape.test(value) ? value : '';
  };
  return { game: text('game'), pace: text('pace'), language: text('language'), seats: text('seats', /^[1-9]\d?$/) };
}

/** Numbers of players to choose from. */
export const numbers = (seats: readonly number[]): { value: string; text: string }[] =>
  seats.map((n) => ({ value: String(n), text: t('ui-players', { n }) }));

/** Languages to choose from, each by its own name. */
export const languages = LANGUAGES.map((one) => ({ value: one, text: NAMES[one], lang: one }));
