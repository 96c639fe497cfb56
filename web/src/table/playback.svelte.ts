import { get } from '$web/api/http';
import type { LogPage, Moment, Replay, Side, TableInfo, Told } from '$web/api/wire';
import { beatsOf } from '$web/board/moments';
import { SPEEDS, settings } from '$web/settings.svelte';
import type { Catalog } from '$web/words/catalog';
import { whatWentWrong } from '$web/words/refusals';
import { ROUND } from './log';
import { Model } from './model.svelte';
import { opened } from './open';

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
    clearTimeout(this.#timer);
  }

  /** Look through other eyes. */
  async look(viewpoint: number | null, open: boolean): Promise<void> {
    this.viewpoint = viewpoint;
    this.open = open;
    this.#moments.clear();
    this.#asked.clear();
    const page = await get<LogPage>(`/api/tables/${this.info.table}/log${this.#seat('?')}`);
    this.lines = page.lines;
    await this.to(this.number);
  }

  /** Show a moment. A jump shows it as it is; only one step on lets things move. */
  async to(number: number, still = true): Promise<void> {
    this.number = Math.max(1, Math.min(number, this.last));
    const wanted = this.number;
    try {
      await this.#load(wanted);
    } catch (error) {
      this.problem = whatWentWrong(error);
      return;
    }
    const moment = this.#moments.get(wanted);
    if (wanted !== this.number || !moment) return;
    const view = this.open ? opened(moment.views, this.viewpoint ?? 0) : moment.views[0];
    const side: Side = {
      seat: this.viewpoint,
      view,
      prompt: null,
      cites: '',
      legal: [],
      refused: [],
      undo: [],
      lines: [],
      answer: null,
    };
    await this.model.show(side, [], null, wanted, moment.lines.slice(0, 1), still);
  }

  /** The next or previous number at which something is told. */
  async step(by: 1 | -1): Promise<void> {
    const told = this.lines.map((line) => line.number);
    const next = by > 0 ? told.find((number) => number > this.number) : told.findLast((number) => number < this.number);
    await this.to(next ?? (by > 0 ? this.last : 1), by < 0);
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
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.number >= this.last) this.number = 1;
    const go = async () => {
      await this.step(1);
      const stay = this.#play();
      if (this.number >= this.last) this.playing = false;
      if (this.playing) this.#timer = setTimeout(() => void go(), stay);
    };
    void go();
  }

  /** Play what this moment has to be watched for; how long it stays. */
  #play(): number {
    const speed = (SPEEDS[settings.speed] || 1) / this.pace;
    const beats = beatsOf(this.told?.number === this.number ? this.told.events : [], this.model.moments, null);
    let late = 0;
    for (const beat of beats) {
      const time = beat.hold * speed;
      setTimeout(() => this.playing && this.model.stage.play(beat, time), late);
      late += time;
    }
    return Math.max(STAY * speed, late);
  }

  #seat(before: string): string {
    return this.viewpoint === null ? '' : `${before}seat=${this.viewpoint}`;
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
