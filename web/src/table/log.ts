import type { Happened, Text, Told } from '$web/api/wire';
import type { Moments } from '$web/board/contract';
import type { Catalog, Piece } from '$web/words/catalog';

/** The event by which every game says that a round begins; `n` is its number. */
export const ROUND = 'round-begins';
/** The event that says no more than that a secret answer was given; it is told until the answers are. */
const CHOSE = 'chose';
const CLAUSES = 4; // in one sentence; more is not read

/** The sentence of the log for what happened. */
export function labelOf(event: Happened): Text {
  return { key: `log-${event.verb}`, args: event.seat === null ? event.args : { ...event.args, seat: event.seat } };
}

/** Lines by number, each once, whatever order they came in. */
export function merged(known: readonly Told[], more: readonly Told[]): Told[] {
  const lines = new Map([...known, ...more].map((line) => [line.number, line]));
  return [...lines.values()].sort((a, b) => a.number - b.number);
}

/** The numbers of lines that were taken back later. */
export function takenBack(lines: readonly Told[]): Set<number> {
  const gone = new Set<number>();
  for (const undo of lines)
    if (undo.back != null)
      for (const line of lines) if (line.number >= undo.back && line.number < undo.number) gone.add(line.number);
  return gone;
}

/** All that was told and not taken back. */
export function standing(lines: readonly Told[]): Happened[] {
  const gone = takenBack(lines);
  return lines.filter(({ number, back }) => !gone.has(number) && back == null).flatMap(({ events }) => events);
}

/** Whether it was not the viewer who chose at a number, but a bot in their place. */
type ByBot = (number: number) => boolean;

/** What has happened since the viewer chose something, beginning with what that brought about; all of it if they never did. */
export function sinceOwn(lines: readonly Told[], byBot: ByBot = () => false): Told[] {
  const gone = takenBack(lines);
  const last = lines.findLastIndex(({ own, number }) => own && !gone.has(number) && !byBot(number));
  return lines.slice(Math.max(0, last));
}

/** One thing that somebody did, or that befell the table: what is told as one sentence. */
export interface Entry {
  seat: number | null;
  events: Happened[];
  /** The lines that it comes from. */
  numbers: number[];
  /** It was taken back later. */
  gone: boolean;
  /** It says that something was taken back. */
  undo: boolean;
  /** It happened by itself: the viewer had no other choice. */
  forced: boolean;
}

/** The log thing by thing: "pays, pays, builds, draws" is one. */
export function entriesOf(lines: readonly Told[]): Entry[] {
  const gone = takenBack(lines);
  const told = lines.findLastIndex(({ events }) => events.some(({ verb }) => verb !== CHOSE));
  const entries: Entry[] = [];
  for (const [index, { number, events, back, forced = false }] of lines.entries())
    for (const event of events) {
      if (event.verb === CHOSE && index <= told) continue;
      const whole = { gone: gone.has(number), undo: back != null, forced: forced && event === events[0] };
      const next = { seat: event.seat, events: [event], numbers: [number], ...whole };
      const last = entries.at(-1);
      if (!last || !belongs(event, next, last)) entries.push(next);
      else {
        last.events.push(event);
        if (last.numbers.at(-1) !== number) last.numbers.push(number);
      }
    }
  return entries;
}

/** What happened by itself, and why: the first thing of a line that the viewer had no choice in. */
export function forcedText(
  { events }: Pick<Told, 'events'>,
  words: Catalog,
  names: readonly string[],
  reader: number | null = null,
): string {
  const [first] = events;
  if (!first) return '';
  return (
    words.forced(labelOf(first), names) ?? words.say('ui-forced', { what: words.text(labelOf(first), names, reader) })
  );
}

/** What befalls the table several times at once, such as a deal, is one line of pictures. */
export function isPictured({ seat, events }: Entry): boolean {
  return seat === null && events.length > 1;
}

function belongs(event: Happened, next: Entry, last: Entry): boolean {
  if (next.seat !== last.seat || next.gone !== last.gone || next.undo || last.undo || event.verb === ROUND)
    return false;
  if (next.forced || (last.forced && last.numbers.at(-1) !== next.numbers[0])) return false;
  const verbs = last.events.map(({ verb }) => verb);
  if (event.verb === verbs.at(-1)) return true;
  return event.seat !== null && !verbs.includes(event.verb) && new Set(verbs).size < CLAUSES;
}

/** What others did, and what came of it, since the viewer chose something. */
export function missedSince(lines: readonly Told[], seat: number, byBot?: ByBot): Entry[] {
  const entries = entriesOf(sinceOwn(lines, byBot)).filter(
    ({ gone, undo, events }) => !gone && !undo && events[0]!.verb !== CHOSE,
  );
  const first = entries.findIndex((entry) => entry.seat !== seat);
  return first < 0 ? [] : entries.slice(first);
}

/**
 * The number of the picture for each thing: the one after its last line. Where a later thing of that line is watched on the
 * picture before it, such as a scoring, all before that thing is told there too.
 */
export function picturesOf(entries: readonly Entry[], moments: Moments): number[] {
  const early = entries.map(({ events }) => events.some(({ verb }) => moments[verb]?.before));
  return entries.map(({ numbers }, index) => {
    const number = numbers.at(-1)!;
    const waits = entries.some((later, at) => at > index && early[at] && later.numbers[0] === number);
    return waits ? number - 1 : number;
  });
}

/** What a round brought to a seat: points, and things by their keys, equal ones beside each other. */
export interface Brought {
  points: number;
  things: string[];
}

/** A round in the log: what happened, and what it brought to each seat. */
export interface Chapter {
  /** None before the first round has begun, nor in a game without rounds. */
  round: Happened | null;
  entries: Entry[];
  brought: ReadonlyMap<number, Brought>;
}

export function chaptersOf(entries: readonly Entry[], moments: Moments): Chapter[] {
  const chapters: { round: Happened | null; entries: Entry[] }[] = [];
  for (const entry of entries) {
    if (entry.events[0]!.verb === ROUND) chapters.push({ round: entry.events[0]!, entries: [] });
    else if (chapters.length) chapters.at(-1)!.entries.push(entry);
    else chapters.push({ round: null, entries: [entry] });
  }
  return chapters.map((chapter) => ({ ...chapter, brought: broughtBy(chapter.entries, moments) }));
}

function broughtBy(entries: readonly Entry[], moments: Moments): Map<number, Brought> {
  const sums = new Map<number, Brought>();
  const all = entries.filter(({ gone }) => !gone).flatMap(({ events }) => events);
  for (const [index, event] of all.entries()) {
    const points = moments[event.verb]?.points?.(event) ?? 0;
    const things = moments[event.verb]?.brings?.(event, all.slice(index + 1)) ?? [];
    if (event.seat === null || (!points && !things.length)) continue;
    const sum = sums.get(event.seat) ?? { points: 0, things: [] };
    sums.set(event.seat, { points: sum.points + points, things: [...sum.things, ...things].sort() });
  }
  return sums;
}

/** Equal things beside each other as one, with their number. */
export function tally(things: readonly string[]): [thing: string, n: number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** The sentences of some events of one seat, drawn together: the name stands once, and equal deeds are a list. */
export function sentenceOf(
  events: readonly Happened[],
  words: Catalog,
  names: readonly string[],
  reader: number | null = null,
): Piece[] {
  const clauses = runsOf(events).map(({ label, times }) => [words.pieces(label, names, reader), times] as const);
  const name = names[events[0]?.seat ?? -1];
  const told: Piece[][] = [];
  let deeds: Piece[][] = [];
  const end = () => {
    if (deeds.length) told.push([{ text: `${name} ` }, ...words.joined(deeds), { text: '.' }]);
    deeds = [];
  };
  for (const [clause, times] of clauses) {
    const bare = name === undefined ? null : withoutName(clause, name);
    if (bare) deeds.push(times > 1 ? [...bare, { text: ` (${times}×)` }] : bare);
    else {
      end();
      told.push(clause);
    }
  }
  end();
  return told.flatMap((pieces, index) => (index ? [{ text: ' ' }, ...pieces] : pieces));
}

/** Things that are told as pictures, each time by itself, behind the words that are said of them. */
export interface Pictured {
  words: string;
  things: string[][];
}

/** Some events as pictures: what is said before their things stands once, as "Pair 1:". Nothing, where that says nothing. */
export function picturesIn(events: readonly Happened[], words: Catalog, names: readonly string[]): Pictured[] {
  const found = new Map<string, string[][]>();
  for (const event of events) {
    const pieces = words.pieces(labelOf(event), names);
    const [first, ...rest] = pieces;
    if (!first || first.label !== undefined || !rest.length) return [];
    const said = first.text.trim();
    found.set(said, [...(found.get(said) ?? []), rest.flatMap(({ label }) => label ?? [])]);
  }
  return [...found].map(([said, things]) => ({ words: said, things }));
}

/** A piece with the marks that touch the name of a thing: no line ends between them. */
export type Bound = Piece & { before: string; after: string };

export function bound(pieces: readonly Piece[]): Bound[] {
  const found = pieces.map((piece) => ({ ...piece, before: '', after: '' }));
  found.forEach((piece, index) => {
    if (piece.label !== undefined) return;
    const [last, next] = [found[index - 1], found[index + 1]];
    if (last?.label !== undefined) {
      last.after = /^\S*/.exec(piece.text)![0];
      piece.text = piece.text.slice(last.after.length);
    }
    if (next?.label !== undefined) {
      next.before = /\S*$/.exec(piece.text)![0];
      piece.text = piece.text.slice(0, piece.text.length - next.before.length);
    }
  });
  return found;
}

/** "Anna pays wood." without Anna and the stop; null if it does not begin with her. */
function withoutName(clause: readonly Piece[], name: string): Piece[] | null {
  const [first, last] = [clause[0]!, clause.at(-1)!];
  if (first.label !== undefined || !first.text.startsWith(`${name} `)) return null;
  if (last.label !== undefined || !last.text.endsWith('.') || clause.some(({ text }) => text.includes('. ')))
    return null;
  return clause
    .map((piece) => (piece === first ? { ...piece, text: piece.text.slice(name.length + 1) } : piece))
    .map((piece, index) => (index === clause.length - 1 ? { ...piece, text: piece.text.slice(0, -1) } : piece))
    .filter(({ text }) => text !== '');
}

/** One text for each run of a verb where only the thing differs: "pays wood", "pays clay" becomes "pays wood and clay". */
function runsOf(events: readonly Happened[]): { label: Text; times: number }[] {
  const runs: { label: Text; times: number }[] = [];
  for (const label of events.map(labelOf)) {
    const last = runs.at(-1);
    const joined = last && together(last.label, label);
    if (joined) last.label = joined;
    else if (last && JSON.stringify(last.label) === JSON.stringify(label)) last.times += 1;
    else runs.push({ label, times: 1 });
  }
  return runs;
}

function together(one: Text, other: Text): Text | null {
  if (one.key !== other.key) return null;
  const names = Object.keys(other.args);
  const differ = names.filter((name) => one.args[name] !== other.args[name]);
  const [name, more] = differ.length ? differ : names.filter((each) => typeof other.args[each] === 'string');
  if (name === undefined || more !== undefined) return null;
  const things = [one.args[name], other.args[name]].flat();
  if (!things.every((thing) => typeof thing === 'string' || typeof thing === 'object')) return null;
  return { key: one.key, args: { ...one.args, [name]: things } };
}
