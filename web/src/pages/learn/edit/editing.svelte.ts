import { post, Refusal } from '$web/api/http';
import type {
  Back,
  Choose,
  Cite,
  Drafted,
  Drop,
  End,
  Let,
  Quiz,
  Reply,
  SavedLesson,
  Say,
  Show,
  Sketch,
  Station,
  Taught,
} from '$web/api/wire';
import type { Parts } from '$web/board/boards';
import { settings, type Language } from '$web/settings.svelte';
import { Model } from '$web/table/model.svelte';
import { pretended } from '$web/table/pretended';
import { Catalog } from '$web/words/catalog';
import { whatWentWrong } from '$web/words/refusals';
import { sourcesOf, t } from '$web/words/words.svelte';
import { changed, forget, kept, keep } from './kept';
import { fluent, freeName } from './wording';

export type Deed = Choose | Let | Say | Show | Reply | Cite | Drop | Back | Quiz | End;

interface Edit {
  sketch?: Sketch;
  deed?: Deed;
  at?: string;
  begin?: { seats?: number };
}

const MOST = 100; // deeds that can be taken back

/** An author at work on a lesson. The draft is held here; the server does each deed by the rules. The bar takes it for a visit to a table. */
export class Editing {
  readonly model: Model;
  readonly info = null;
  readonly handover = null;
  readonly lastOwn = null;
  readonly mayAsk = false;
  readonly seats: number[] = [];
  readonly unsettled = [];
  now: Drafted | null = $state.raw(null);
  /** The station that is looked at; else where the draft ends. */
  at = $state('');
  /** The seat for which the author chooses on the table, if not the reader's. */
  eyes: number | null = $state(null);
  /** Whether the lesson waits for what the reader does next, or it just happens. */
  awaited = $state(true);
  /** What is tapped is lit. */
  pointing = $state(false);
  /** Bots that play the other seats. */
  level = $state('easy');
  language: Language = $state(settings.language);
  problem = $state('');
  /** Whether the draft was kept here, from another day. */
  wasKept = $state(false);
  /** The game's own words, by language. */
  words: Partial<Record<Language, Catalog>> = $state.raw({});
  #past: readonly Sketch[] = $state.raw([]);
  /** One after the other: whoever types and then presses a button means both. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #path: string;

  constructor(
    readonly game: string,
    readonly name: string,
    parts: Parts,
    words: Catalog,
  ) {
    this.#path = `/api/admin/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
    this.model = new Model(game, (keys) => void setTimeout(() => this.#chosen(keys)));
    this.model.words = words;
    this.model.stages(parts);
  }

  get sketch(): Sketch {
    return this.now!.sketch;
  }
  get reader(): number {
    return this.now?.sketch.lesson.seat ?? 0;
  }
  get seat(): number {
    return this.eyes ?? this.reader;
  }
  get stations(): readonly Station[] {
    return this.now?.sketch.lesson.stations ?? [];
  }
  /** The station that is worked on. */
  get station(): Station | undefined {
    if (this.at) return this.stations.find(({ name }) => name === this.at);
    return this.now?.waits ? this.stations.at(-1) : undefined;
  }
  /** Whether the table is as that station's reader sees it. */
  get isThere(): boolean {
    return this.station !== undefined && (this.at !== '' || !this.station.does?.length);
  }
  get languages(): readonly Language[] {
    return Object.keys(this.now?.missing ?? {}) as Language[];
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** The draft that is kept here, else the lesson of that name, else a new one. */
  async open(seats: number | null): Promise<void> {
    const known = kept(this.game, this.name);
    if (known && (await this.#send(() => ({ sketch: known })))) this.wasKept = true;
    else await this.#send(() => ({ begin: seats ? { seats } : {} }));
    if (!this.languages.includes(this.language) && this.languages.length) this.language = this.languages[0]!;
    await this.speak(this.language);
  }

  /** As it was when nobody had written anything here. */
  async startOver(): Promise<void> {
    await this.#send(
      () => ({ begin: { seats: this.sketch.lesson.seats } }),
      () => {
        forget(this.game, this.name);
        this.#past = [];
        this.wasKept = false;
      },
    );
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    if (this.words[language]) return;
    const words = new Catalog(language, await sourcesOf(this.game, language, true));
    this.words = { ...this.words, [language]: words };
  }

  /** What builds on the draft is a function: it is asked when all before it is done. */
  do(deed: Deed | (() => Deed | null)): Promise<boolean> {
    return this.#change((sketch) => {
      const next = typeof deed === 'function' ? deed() : deed;
      return next && { sketch, deed: next, at: this.at };
    });
  }

  async look(at: string): Promise<void> {
    this.eyes = null;
    this.pointing = false;
    await this.#send(() => ({ sketch: this.sketch, at }));
  }

  undo = async (): Promise<void> => {
    const back = () => {
      const before = this.#past.at(-1);
      return before ? { sketch: before } : null;
    };
    await this.#send(back, () => {
      this.#past = this.#past.slice(0, -1);
      keep(this.game, this.name, this.sketch);
    });
  };

  /** Look from a seat, to choose for it. */
  lookFrom(seat: number | null): void {
    this.eyes = seat;
    this.#show();
  }

  /** What stands for a key: what was written here, else the game's own words. */
  text(key: string, language = this.language): string {
    const own = this.now?.sketch.texts[language]?.[key];
    if (own !== undefined) return own;
    const words = this.words[language];
    const [name, part] = key.split('.') as [string, string?];
    if (!words?.has(name)) return '';
    return part === undefined ? words.say(name) : (words.about(name) ?? '');
  }

  async write(key: string, text: string): Promise<void> {
    if (text === this.text(key)) return;
    const { language } = this;
    await this.#change((before) => {
      const texts = { ...before.texts, [language]: { ...before.texts[language], [key]: text } };
      return { sketch: { ...before, texts }, at: this.at };
    });
  }

  /** The key of the words of a station, an answer or a question. */
  key(...parts: string[]): string {
    return ['lesson', this.name, ...parts].join('-');
  }

  /** A thing was tapped: it is lit, or not any more. */
  async light(thing: string): Promise<void> {
    await this.do(() => {
      const { station } = this;
      if (!station) return null;
      const lit = station.shows ?? [];
      const shows = lit.includes(thing) ? lit.filter((one) => one !== thing) : [...lit, thing];
      const aimed = station.points ?? '';
      const points = aimed && shows.some((one) => aimed.startsWith(one)) ? aimed : (shows[0] ?? '');
      return { type: 'show', at: station.name, shows, points };
    });
  }

  async answer(to: string): Promise<void> {
    await this.do(() => {
      const { station } = this;
      if (!station || to in (station.answers ?? {}) || station.does?.includes(to)) return null;
      const name = freeName('other', Object.values(station.answers ?? {}));
      return { type: 'reply', at: station.name, to, name };
    });
  }

  preview(): Promise<Taught | null> {
    return this.#last.then(() => this.#ask(() => post<Taught>(`${this.#path}/preview`, { sketch: this.sketch })));
  }

  /** The words with which the preview speaks. */
  async previewWords(): Promise<Catalog> {
    const texts = Object.entries(this.sketch.texts[this.language] ?? {});
    const whole = Object.fromEntries(
      texts.flatMap(([key]) => {
        const name = key.split('.')[0]!;
        return [name, `${name}.about`].map((one) => [one, this.text(one)] as const);
      }),
    );
    return new Catalog(this.language, [...(await sourcesOf(this.game, this.language, true)), fluent(whole)]);
  }

  async save(): Promise<SavedLesson | null> {
    await this.#last;
    const saved = await this.#ask(() => post<SavedLesson>(`${this.#path}/save`, { sketch: this.sketch }));
    if (saved?.written) forget(this.game, this.name);
    return saved;
  }

  /** The bar's arrow. */
  goBack(): void {
    void this.undo();
  }
  skip = (): void => undefined;
  goes = (): Promise<boolean> => Promise.resolve(false);
  seatGoes = this.goes;

  /** On the table: a move where the draft ends, an answer to another choice at a station before. */
  #chosen(keys: readonly string[]): void {
    if (this.at) {
      const other = keys.find((key) => !this.station?.does?.includes(key));
      if (other) void this.answer(other);
      return;
    }
    void this.do({ type: 'choose', seat: this.seat, keys: [...keys], awaited: this.awaited });
  }

  #remember(before: Sketch): void {
    this.#past = [...this.#past, before].slice(-MOST);
    keep(this.game, this.name, this.sketch);
  }

  /** Something that can be taken back. */
  #change(edit: (before: Sketch) => Edit | null): Promise<boolean> {
    let before: Sketch | undefined;
    return this.#send(
      () => edit((before = this.sketch)),
      () => this.#remember(before!),
    );
  }

  /** What is to be sent is known when all before it is done; null: nothing any more. */
  #send(edit: () => Edit | null, then?: () => void): Promise<boolean> {
    const sent = this.#last.then(async () => {
      const next = edit();
      const done = next !== null && (await this.#sent(next));
      if (done) then?.();
      return done;
    });
    this.#last = sent.catch(() => undefined); // what comes after it is done all the same
    return sent;
  }

  async #sent(edit: Edit): Promise<boolean> {
    const moves = edit.deed && ['choose', 'let', 'say', 'back', 'drop'].includes(edit.deed.type);
    const at = moves ? '' : (edit.at ?? '');
    const now = await this.#ask(() => post<Drafted>(this.#path, { ...edit, at }));
    if (!now) return false;
    const anew = changed(this.now, now);
    this.now = now;
    this.at = at;
    if (anew) this.eyes = null;
    if (moves) this.awaited = true;
    if (!this.station) this.pointing = false;
    this.#show();
    return true;
  }

  async #ask<T>(question: () => Promise<T>): Promise<T | null> {
    this.problem = '';
    try {
      return await question();
    } catch (error) {
      const told = error instanceof Refusal && error.code === 'bad-draft' ? ` ${error.message}` : '';
      this.problem = whatWentWrong(error) + told;
      return null;
    }
  }

  #show(): void {
    const { position, sketch } = this.now!;
    this.model.info = pretended(sketch.lesson.seats, { seat: this.reader, name: t('ui-edit-reader') });
    void this.model.showPosition(position, this.seat, true);
  }
}
