import { get } from '$web/api/http';
import type { Label } from '$web/api/wire';
import type { Table } from './contract';

export interface Shown {
  seats: string[];
  details: string[];
}

const loaded = new Map<string, Promise<Shown>>();

/** What the numbers of a game's view mean. */
export function shownOf(game: string): Promise<Shown> {
  let found = loaded.get(game);
  if (!found) loaded.set(game, (found = get<Shown>(`/api/games/${encodeURIComponent(game)}/view`)));
  return found;
}

export type Value = number | string | boolean | null | Value[] | Fields;
export interface Fields {
  [name: string]: Value;
}

export function isFields(value: Value | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isLabelled = (value: Fields) => 'label' in value;
const isText = (value: Fields) => typeof value.key === 'string' && isFields(value.args);

/** A list of things with several sides is a table; each of them a row. */
export function isRows(value: Value): value is Fields[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isFields(item) && !isLabelled(item) && !isText(item))
  );
}

/** One value in words, as `quivira show` writes it. */
export function inWords(table: Table, notes: Shown, path: string, value: Value): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return table.word(value ? 'yes' : 'no');
  if (typeof value === 'number') return notes.seats.includes(path) ? (table.chairs[value]?.name ?? '–') : String(value);
  if (typeof value === 'string') return table.say(value);
  if (Array.isArray(value)) return value.map((item) => inWords(table, notes, path, item)).join(' · ') || '–';
  if (isText(value)) return table.say(value as unknown as Label);
  if (isLabelled(value)) return table.say(value.label as Label);
  const counts = Object.entries(value).filter(([, count]) => count);
  return counts.map(([key, count]) => `${table.say(key)} ${inWords(table, notes, path, count)}`).join(' · ') || '–';
}
