/** Which of the lobby's tables somebody wants to see: said in the address, remembered by the browser. */
import type { GameInfo, Listed } from '$web/api/wire';

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
  const text = (key: keyof Filters) => {
    const value = said[key];
    return typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : '';
  };
  return { game: text('game'), pace: text('pace'), language: text('language'), seats: text('seats') };
}

/** Whether so many could play there: a table that takes as many as come has room for what its game allows. */
function seatsFit(table: Listed, seats: number, games: readonly GameInfo[]): boolean {
  if (table.fixed || table.status !== 'waiting') return table.seats === seats;
  const game = games.find((one) => one.name === table.game);
  return (game?.seats.includes(seats) ?? false) && table.seats - table.free <= seats;
}

export function fits(table: Listed, filters: Filters, games: readonly GameInfo[]): boolean {
  return (
    (!filters.game || table.game === filters.game) &&
    (!filters.pace || table.pace === filters.pace) &&
    (!filters.language || table.language === filters.language) &&
    (!filters.seats || seatsFit(table, Number(filters.seats), games))
  );
}
