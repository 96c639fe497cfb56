import { get } from '$web/api/http';
import type { LogPage, Moment, Replay, TableInfo, Told } from '$web/api/wire';
import { beatsOf, earlyOf, type Beat } from '$web/board/moments';
import { SPEEDS, settings } from '$web/settings.svelte';
import type { Catalog } from '$web/words/catalog';
import { whatWentWrong } from '$web/words/refusals';
import { ROUND } from './log';
import { Model } from './model.svelte';
import { lookedAt, opened } from './open';

const STEPS = 60; // moments in one answer of the server
const STAY = 900; // milliseconds at normal speed
export const PACES = [1, 2, 4, 0.5] as const; // times as fast

/** Steps through a game that has been played, from one seat's viewpoint, a spectator's, or with all hands open. */
export class Playback {
  readonly model: Model;
  number = $state(1);
  last = $state(1);
  playing = $state(false);
  lines: readonly Told[] = $state.raw([]);
  viewpoint: number | null = $state(null);
  open = $state(false);
  problem = $state('');
  pace: number = $state(1);
  /** What this moment shows: the last line that tells something. */
  readonly told: Told | undefined = $derived(this.lines.findLast((line) => line.number <= this.number));
  /** Where each round begins. */
  readonly rounds: readonly { n: number; number: number }[] = $derived(
    this.lines.flatMap(({ number, events }) =>
      events.filter(({ verb }) => verb === ROUND).map(({ args }) => ({ n: Number(args.n), number })),
    ),
  );
  readonly round: number | undefined = $derived(this.rounds.findLast(({ number }) => number <= this.number)?.n);
  #moments = new Map<number, Moment>();
  #asked = new Map<number, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the beat that is being watched. */
  #wake: (() => void) | undefined;
  #telling = 0;

  constructor(
    readonly info: TableInfo,
    words: Catalog,
    viewpoint: number | null,
    number = 1,
  ) {
    this.model = new Model(info.game, null);
    this.model.info = info;
    this.model.words = words;
    this.last = info.number;
    this.viewpoint = viewpoint;
    this.number = Math.max(1, Math.min(number, info.number));
  }

  close(): void {
    this.playing = false;
    this.#begin();
  }

  /** Look through other eyes. */
  async look(viewpoint: number | null, open: boolean): Promise<void> {
    this.#begin();
    this.viewpoint = viewpoint;
    this.open = open;
    this.#moments.clear();
    this.#asked.clear();
    const page = await get<LogPage>(`/api/tables/${this.info.table}/log${this.#seat('?')}`);
    this.lines = page.lines;
    await this.to(this.number);
  }

  /** Show a moment as it is, without what led to it. */
  async to(number: number): Promise<void> {
    const telling = this.#begin();
    this.model.stage.clear();
    this.number = Math.max(1, Math.min(number, this.last));
    if (!(await this.#loaded(this.number)) || telling !== this.#telling) return;
    await this.#draw(this.number, true);
    if (telling === this.#telling) this.#goOn(STAY * this.#speed);
  }

  /** The next or previous number at which something is told; the next one is told, with all that is to be watched. */
  async step(by: 1 | -1): Promise<void> {
    const told = this.lines.map((line) => line.number);
    if (by > 0) await this.#tell(told.find((number) => number > this.number) ?? this.last);
    else await this.to(told.findLast((number) => number < this.number) ?? 1);
  }

  /** To where the next round begins, or this one, or the one before it. */
  async turn(by: 1 | -1): Promise<void> {
    const starts = this.rounds.map(({ number }) => number);
    const start =
      by > 0 ? starts.find((number) => number > this.number) : starts.findLast((number) => number < this.number);
    await this.to(start ?? (by > 0 ? this.last : 1));
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) void this.to(this.number);
    else if (this.number >= this.last) void this.to(1);
    else void this.step(1);
  }

  /** What is to be watched on the picture before, the new picture, and the rest. Whatever is begun meanwhile ends it. */
  async #tell(number: number): Promise<void> {
    if (number === this.number) return;
    const telling = this.#begin();
    const before = this.number;
    this.number = number;
    if (!(await this.#loaded(number)) || telling !== this.#telling) return;
    if (this.model.number !== before) await this.#draw(before, true); // the last telling did not come so far
    const beats = this.#beats();
    const early = earlyOf(beats, this.model.meanwhile !== null);
    const play = async (some: readonly Beat[]) => {
      for (const beat of some) if (telling === this.#telling) await this.#play(beat);
    };
    if (early.length) {
      const events = early.flatMap((beat) => beat.events);
      await this.model.showMeanwhile(events, this.model.seat);
      await play(early);
    }
    if (telling !== this.#telling) return;
    await this.#draw(number, false);
    await play(beats.filter((beat) => !early.includes(beat)));
    const held = beats.reduce((sum, { hold }) => sum + hold, 0);
    if (telling === this.#telling) this.#goOn(Math.max(0, STAY - held) * this.#speed);
  }

  /** What this moment has to be watched for: nothing where somebody steps by hand who wants no motion. */
  #beats(): Beat[] {
    if (this.told?.number !== this.number || (settings.speed === 'off' && !this.playing)) return [];
    return beatsOf(this.told.events, this.model.moments, null);
  }

  async #play(beat: Beat): Promise<void> {
    const time = beat.hold * this.#speed;
    this.model.stage.play(beat, time, this.#speed);
    if (!time) return;
    await new Promise<void>((done) => {
      this.#wake = done;
      this.#timer = setTimeout(done, time);
    });
    this.#wake = undefined;
  }

  /** End whatever is being told or would come next; the number of what begins instead. */
  #begin(): number {
    clearTimeout(this.#timer);
    if (this.#wake) this.model.stage.clear();
    this.#wake?.();
    return ++this.#telling;
  }

  #goOn(stay: number): void {
    if (this.number >= this.last) this.playing = false;
    if (this.playing) this.#timer = setTimeout(() => void this.step(1), stay);
  }

  get #speed(): number {
    return (SPEEDS[settings.speed] || 1) / this.pace;
  }

  async #draw(number: number, still: boolean): Promise<void> {
    const moment = this.#moments.get(number);
    if (!moment) return;
    const { views, lines } = moment;
    const view = this.open ? opened(views, this.viewpoint ?? 0) : views[0];
    await this.model.show(lookedAt(this.viewpoint, view), [], null, number, lines.slice(0, 1), still);
  }

  #seat(before: string): string {
    return this.viewpoint === null ? '' : `${before}seat=${this.viewpoint}`;
  }

  /** Whether this moment is there; else why not is said. */
  async #loaded(number: number): Promise<boolean> {
    try {
      await this.#load(number);
    } catch (error) {
      this.problem = whatWentWrong(error);
      this.playing = false;
    }
    return this.#moments.has(number);
  }

  #load(number: number): Promise<void> {
    if (this.#moments.has(number)) return Promise.resolve();
    const first = Math.max(1, number - (number % STEPS));
    let asked = this.#asked.get(first);
    if (!asked) {
      const who = this.open ? '&all_open=true' : this.#seat('&');
      const path = `/api/tables/${this.info.table}/replay?number=${first}&count=${STEPS}${who}`;
      asked = get<Replay>(path).then((replay) => {
        this.last = Math.max(this.last, replay.last);
        for (const moment of replay.moments) this.#moments.set(moment.number, moment);
      });
      asked.catch(() => this.#asked.delete(first));
      this.#asked.set(first, asked);
    }
    return asked;
  }
}
