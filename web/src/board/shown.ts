import { get } from '$web/api/http';
import type { Label } from '$web/api/wire';
import type { Table } from './contract';

/** What a game's view says of itself. */
export interface Notes {
  /** Where numbers are seats. */
  seats: string[];
  /** What an overview leaves out. */
  details: string[];
}

const loaded = new Map<string, Notes>();

/** To be awaited before a generic part is drawn; `notesOf` then has them at hand. */
export async function loadNotes(game: string): Promise<void> {
  if (!loaded.has(game)) loaded.set(game, await get<Notes>(`/api/games/${encodeURIComponent(game)}/view`));
}

export function notesOf(game: string): Notes {
  return loaded.get(game)!;
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
function isRows(value: Value): value is Fields[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isFields(item) && !isLabelled(item) && !isText(item))
  );
}

function isBlank(notes: Notes, path: string, value: Value | undefined): boolean {
  if (value === undefined || value === null || value === false || value === '') return true;
  if (value === 0) return !notes.seats.includes(path);
  return Array.isArray(value) ? !value.length : isFields(value) && Object.values(value).every((part) => part === 0);
}

/** What can be said in a word or two. */
export function isShort(value: Value): boolean {
  return isFields(value) ? isLabelled(value) || isText(value) : !Array.isArray(value);
}

/** A row of a table, with the sides of it that say something. */
export interface Row {
  path: string;
  sides: readonly [name: string, value: Value][];
}

/** A view, sorted by how it is shown. */
export interface Arranged {
  facts: readonly [name: string, value: Value][];
  lists: readonly [name: string, items: readonly Value[]][];
  /** Tables that have a row for each seat, taken apart. */
  seats: ReadonlyMap<number, readonly Row[]>;
  tables: readonly [name: string, rows: readonly Row[]][];
}

/** What is said of all seats alike is said of none: a side is left out where it is empty, or yes, in every row. */
function told(notes: Notes, path: string, rows: readonly Fields[]): string[] {
  return Object.keys(rows[0]!).filter((side) => {
    const at = `${path}.${side}`;
    if (side === 'key' || notes.details.includes(at)) return false;
    if (rows.length > 1 && rows.every((row) => row[side] === true)) return false;
    return rows.some((row) => !isBlank(notes, at, row[side]));
  });
}

function rowOf(notes: Notes, path: string, row: Fields, sides: readonly string[]): Row {
  const shown = sides.map((side) => [side, row[side]!] as [string, Value]);
  return {
    path,
    sides: shown.filter(([side, value]) => value === 0 || !isBlank(notes, `${path}.${side}`, value)),
  };
}

export function arranged(view: Fields, notes: Notes): Arranged {
  const facts: [string, Value][] = [];
  const lists: [string, Value[]][] = [];
  const seats = new Map<number, Row[]>();
  const tables: [string, Row[]][] = [];
  for (const [name, value] of Object.entries(view)) {
    if (value === null || notes.details.includes(name)) continue;
    if (!Array.isArray(value)) facts.push([name, value]);
    else if (!isRows(value)) {
      if (value.length) lists.push([name, value]);
    } else {
      const sides = told(notes, name, value);
      if (!notes.seats.includes(`${name}.seat`))
        tables.push([name, value.map((row) => rowOf(notes, name, row, sides))]);
      else
        for (const row of value) {
          const others = sides.filter((side) => side !== 'seat');
          const seat = row.seat as number;
          seats.set(seat, [...(seats.get(seat) ?? []), rowOf(notes, name, row, others)]);
        }
    }
  }
  return { facts, lists, seats, tables };
}

/** A seat's rows; what it alone holds, such as a hand, before what others have too. */
export function handFirst(seats: Arranged['seats'], seat: number): Row[] {
  const others = [...seats].filter(([other]) => other !== seat).flatMap(([, rows]) => rows);
  return (seats.get(seat) ?? []).map(({ path, sides }) => {
    const shared = new Set(others.filter((row) => row.path === path).flatMap((row) => row.sides.map(([side]) => side)));
    return { path, sides: [...sides].sort(([a], [b]) => Number(shared.has(a)) - Number(shared.has(b))) };
  });
}

/** One value in words, as `quivira show` writes it. */
export function inWords(table: Table, notes: Notes, path: string, value: Value): string {
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
