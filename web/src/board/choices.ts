import type { Label } from '$web/api/wire';
import { isFields, type Arranged, type Row, type Value } from './shown';

/** The verb of 'build:crane'. */
export const verbOf = (key: string): string => key.split(':', 1)[0]!;

/** What a table asks: what may be chosen, and what each choice is about. */
interface Question {
  readonly seat: number | null;
  readonly legal: ReadonlyMap<string, string>;
  readonly subjects: ReadonlyMap<string, Label>;
}

/** Which action a thing in a list of the view stands for, if any. */
export type KeyAt = (path: string, item: Value) => string | undefined;

type Choice = readonly [key: string, subject: Label];

/** All lists that are drawn on the board, those of the own seat first. */
function lists({ lists, seats, tables }: Arranged, seat: number | null): [path: string, items: readonly Value[]][] {
  const inRows = (rows: readonly Row[]) =>
    rows.flatMap(({ path, sides }) =>
      sides.flatMap(([side, value]): [string, readonly Value[]][] =>
        Array.isArray(value) ? [[`${path}.${side}`, value]] : [],
      ),
    );
  const all = new Map<string, readonly Value[]>();
  const own = seat === null ? [] : inRows(seats.get(seat) ?? []);
  for (const [path, items] of [...own, ...lists, ...tables.flatMap(([, rows]) => inRows(rows))]) {
    all.set(path, [...(all.get(path) ?? []), ...items]);
  }
  return [...all];
}

/** Whether an action (`take:crane`, which is about the label `card-crane`) is about this thing. */
function isAbout(item: Value, [key, subject]: Choice): boolean {
  if (isFields(item) && typeof item.key === 'string' && !('args' in item)) return key.endsWith(`:${item.key}`);
  const label = isFields(item) && 'label' in item ? item.label : item;
  return JSON.stringify(label) === JSON.stringify(subject);
}

/**
 * Whether a list is what the question is about: it has all that may be chosen. Numbers are the same in any list by
 * chance, a bid and a card, so there all of the list must be asked for, too.
 */
function isPlace(items: readonly Value[], choices: readonly Choice[], legal: Question['legal']): boolean {
  const has = (choice: Choice) => items.some((item) => isAbout(item, choice));
  if (choices.some(([, subject]) => typeof subject === 'number')) {
    return choices.every(has) && items.every((item) => choices.some((choice) => isAbout(item, choice)));
  }
  const allowed = choices.filter(([key]) => legal.has(key));
  return (allowed.length ? allowed : choices).every(has);
}

/**
 * Where the choices of each verb lie. Verbs that would share a list have no place: only words can tell whether a card
 * is to be kept or thrown away.
 */
export function placesOf(shape: Arranged, { seat, legal, subjects }: Question): ReadonlyMap<string, string> {
  const all = lists(shape, seat);
  const places = new Map<string, string>();
  for (const verb of new Set([...subjects.keys()].map(verbOf))) {
    const choices = [...subjects].filter(([key]) => verbOf(key) === verb);
    const found = all.find(([, items]) => isPlace(items, choices, legal));
    if (found) places.set(verb, found[0]);
  }
  const taken = [...places.values()];
  return new Map([...places].filter(([, path]) => taken.indexOf(path) === taken.lastIndexOf(path)));
}

export function keysAt(places: ReadonlyMap<string, string>, { subjects }: Question): KeyAt {
  return (path, item) =>
    [...subjects].find((choice) => places.get(verbOf(choice[0])) === path && isAbout(item, choice))?.[0];
}
