import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Label, Text } from '$web/api/wire';

/** Arguments that hold a seat, and the part of a message that is said to whoever sits there: "You take", "chases you". */
const SEATS: Readonly<Record<string, string>> = { seat: 'you', other: 'whom' };

/** A piece of a sentence: bare words, or the name of a thing. One with a key can be looked at. */
export interface Piece {
  text: string;
  label?: string;
  key?: string;
}

// Private characters around a name, so that it is found again in the finished sentence.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);

/** A number below nothing has a minus, not a hyphen. */
const signed = (words: string) => words.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−');

/** A text that is itself a list of things, such as a card with several. */
const isList = (label: Label) => Object.values((label as Partial<Text>).args ?? {}).some(Array.isArray);

/** The sentences of one language: a text becomes words as it does in `quivira.locale`. */
export class Catalog {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;
  // A board asks for the same names with every view.
  readonly #known = new Map<string, string>();
  readonly #parts = new Map<string, readonly string[]>();

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#lists = new Intl.ListFormat(language);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The words for a label; `names` are those of the seats, and who sits at `reader` is called "you". */
  text(label: Label, names: readonly string[] = [], reader: number | null = null): string {
    return this.#text(label, names, false, reader);
  }

  /** The same, cut where a named thing stands. */
  pieces(label: Label, names: readonly string[] = [], reader: number | null = null): Piece[] {
    return this.#text(label, names, true, reader)
      .split(new RegExp(`(${MARKED.source.replaceAll('(', '(?:')})`))
      .map((part) => {
        const [, label, text] = MARKED.exec(part) ?? [];
        if (label === undefined) return { text: part };
        return { text: text!, label, ...(this.#attributes(label).includes('about') ? { key: label } : {}) };
      })
      .filter((piece) => piece.text !== '');
  }

  /** Parts of a sentence as a list: "a, b and c". */
  joined(parts: readonly (readonly Piece[])[]): Piece[] {
    const places = this.#lists.formatToParts(parts.map((_, index) => String(index)));
    return places.flatMap(({ type, value }) => (type === 'element' ? parts[Number(value)]! : [{ text: value }]));
  }

  /** A sentence with words that need no translation, such as a name. */
  say(key: string, args: Record<string, FluentVariable> = {}): string {
    return this.#format(key, undefined, args);
  }

  /** The number of a round, and of how many, where a game knows that. */
  round(n: number): string {
    return this.say(this.has('board-round') ? 'board-round' : 'ui-round', { n });
  }

  /** The longer explanation of a named thing, if it has one. */
  about(key: string): string | undefined {
    return this.#attributes(key).includes('about') ? this.#format(key, 'about', {}) : undefined;
  }

  /** The few words for a thing whose sentence is long, if it has them. */
  short(key: string): string | undefined {
    return this.#attributes(key).includes('short') ? this.#format(key, 'short', {}) : undefined;
  }

  /** What a choice brings: in words of its own, else in those of the thing that it is about. */
  brings({ key, args }: Text, names: readonly string[] = []): string | undefined {
    if (this.#attributes(key).includes('brings'))
      return this.#format(key, 'brings', this.#arguments(args, names, false));
    return typeof args.arg === 'string' ? this.about(args.arg) : undefined;
  }

  /** Why something happened by itself, where a game has more to say than that there was no choice. */
  forced({ key, args }: Text, names: readonly string[] = []): string | undefined {
    if (!this.#attributes(key).includes('forced')) return undefined;
    return this.#format(key, 'forced', this.#arguments(args, names, false));
  }

  list(words: string[]): string {
    return this.#lists.format(words);
  }

  #text(label: Label, names: readonly string[], mark: boolean, reader: number | null = null): string {
    if (typeof label === 'number') return signed(String(label));
    if (Array.isArray(label)) return this.#all(label, (item) => this.#text(item, names, mark), mark);
    if (typeof label === 'string') return this.#name(label, undefined, mark);
    const { key, args } = label;
    const named = mark && this.#attributes(key).includes('about');
    const words = this.#format(key, this.#toReader(label, reader), this.#arguments(args, names, mark && !named));
    return named ? OPEN + key + MIDDLE + words + CLOSE : words;
  }

  /** The part of a sentence for whoever it speaks of, where it has that. */
  #toReader({ key, args }: Text, reader: number | null): string | undefined {
    const parts = Object.keys(SEATS).filter((seat) => args[seat] === reader);
    return parts.map((seat) => SEATS[seat]!).find((part) => this.#attributes(key).includes(part));
  }

  /** The name of a thing, in one of its cases where it has that. */
  #name(key: string, part: string | undefined, mark: boolean): string {
    const words = this.#format(key, part !== undefined && this.#attributes(key).includes(part) ? part : undefined, {});
    return mark && this.has(key) ? OPEN + key + MIDDLE + words + CLOSE : words;
  }

  /** A list; in the log what is there several times is counted: "2 × Forest and Desert". One of lists has semicolons. */
  #all(labels: readonly Label[], say: (label: Label) => string, count: boolean): string {
    if (labels.length > 1 && labels.some(isList)) return labels.map(say).join('; ');
    if (!count) return this.list(labels.map(say));
    const counts = new Map<string, number>();
    for (const words of labels.map(say)) counts.set(words, (counts.get(words) ?? 0) + 1);
    return this.list([...counts].map(([words, n]) => (n > 1 ? `${n}\u00A0×\u00A0${words}` : words)));
  }

  /** Numbers stay numbers; a name comes with its cases: `$card` and, where it has them, `$card-acc` and so on. */
  #arguments(args: Record<string, Label>, names: readonly string[], mark: boolean): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'number') {
        values[name] = name in SEATS ? (names[value] ?? '') : value;
        continue;
      }
      values[name] = this.#text(value, names, mark);
      const things = Array.isArray(value) ? value : [value];
      if (!things.every((thing) => typeof thing === 'string')) continue;
      for (const part of new Set(things.flatMap((thing) => this.#attributes(thing))))
        values[`${name}-${part}`] = this.#all(things, (thing) => this.#name(thing as string, part, mark), mark);
    }
    return values;
  }

  #attributes(key: string): readonly string[] {
    let found = this.#parts.get(key);
    if (!found) this.#parts.set(key, (found = Object.keys(this.#bundle.getMessage(key)?.attributes ?? {})));
    return found;
  }

  /** A text that is missing shows its key: a game from elsewhere may lack a sentence, and the board must go on. */
  #format(key: string, attribute: string | undefined, args: Record<string, FluentVariable>): string {
    if (Object.keys(args).length) return this.#formatted(key, attribute, args);
    const name = attribute === undefined ? key : `${key}.${attribute}`;
    let found = this.#known.get(name);
    if (found === undefined) this.#known.set(name, (found = this.#formatted(key, attribute, args)));
    return found;
  }

  #formatted(key: string, attribute: string | undefined, args: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? signed(this.#bundle.formatPattern(pattern, args, [])) : key;
  }
}
