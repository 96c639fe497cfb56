import type { Happened, Position, Side } from '$web/api/wire';
import type { Caption } from '$web/board/contract';
import { BANNER, beatsOf, earlyOf, SHORTEST, type Beat } from '$web/board/moments';
import { settings, SPEEDS } from '$web/settings.svelte';
import type { Model } from './model.svelte';
import { dwell, fitted, QUESTION, RECAP, type Span } from './pacing';
import { nearsEvent, overEvent } from './stage.svelte';

interface Scene {
  beats: Beat[];
  /** How long the picture stays when its beats are over. */
  rest: number;
}

interface Timed {
  beat: Beat;
  time: number;
}

const GLANCE = 80; // milliseconds: a picture without a beat may become as short as this

/** Shows one position after the other at a pace that a person can follow. A tap, or a hidden tab, skips to the last one. */
export class Story {
  readonly #model: Model;
  readonly #eyes: () => number | null;
  #queue: Position[] = [];
  #telling: Promise<void> | null = null;
  #begun = false;
  #hurry = false;
  #again = false;
  /** By when all that waits must have been told. */
  #due: number | null = null;
  #wake: (() => void) | undefined;

  constructor(model: Model, eyes: () => number | null) {
    this.#model = model;
    this.#eyes = eyes;
  }

  /** News: shown when all before it has been, or at once, where it is told in another way. */
  add(position: Position, atOnce = false): void {
    if (atOnce) this.skip();
    if (this.#still || atOnce) this.#queue = [];
    this.#hurry ||= atOnce;
    this.#queue.push(position);
    if (this.#asks(position)) this.#due ??= performance.now() + QUESTION * speed();
    if (this.#telling) this.#model.behind = true;
    else this.#telling = this.#tell();
  }

  /**
   * Once more from the first picture on, with captions, in a time that nobody gets tired of; ends when it was told or
   * skipped. The opening says what is left out.
   */
  async again([first, ...positions]: Position[], opening: Caption | null = null): Promise<void> {
    this.skip();
    await this.#telling;
    if (!first) return;
    this.#queue = positions;
    this.#due = performance.now() + RECAP;
    this.#again = this.#model.behind = true;
    await this.#model.showPosition(first, this.#eyes(), true);
    await (this.#telling = this.#tell(opening));
  }

  /** Show how it stands now, without what is still to be told. */
  skip = (): void => {
    if (!this.#telling) return;
    this.#hurry = true;
    this.#queue.splice(0, this.#queue.length - 1);
    this.#model.stage.clear();
    this.#wake?.();
  };

  close(): void {
    this.#queue = [];
    this.skip();
  }

  async #tell(opening: Caption | null = null): Promise<void> {
    if (opening) {
      this.#model.stage.announce(opening, BANNER);
      await this.#wait(BANNER);
    }
    while (this.#queue.length) await this.#show(this.#queue.shift()!);
    this.#telling = this.#due = null;
    this.#hurry = this.#again = false;
    this.#model.stage.told = [];
    this.#model.release();
  }

  async #show(position: Position): Promise<void> {
    const scene = this.#scene(position);
    const times = this.#times([scene, ...this.#queue.map((next) => this.#scene(next))]);
    const rest = times[scene.beats.length]!;
    const seen = times.slice(0, scene.beats.length + 1);
    if (this.#again) this.#planned(seen);
    else if (this.#queue.length && seen.every((time) => time === 0)) return this.#join(position, this.#queue.shift()!);
    const beats = scene.beats.map((beat, index): Timed => ({ beat, time: times[index]! }));
    if (this.#again) this.#model.stage.told = sideOf(position, this.#eyes()).lines.flatMap((line) => line.events);
    this.#model.behind = this.#queue.length > 0 || (!this.#hurry && beats.some(({ time }) => time > 0));
    const first = earlyOf(scene.beats, this.#model.meanwhile !== null);
    const early = beats.filter(({ beat }) => first.includes(beat));
    if (early.length) await this.#before(position, early);
    if (this.#hurry) this.#model.behind = this.#queue.length > 0;
    const [begun, { shown }] = [this.#begun, this.#model];
    await this.#draw(position);
    if (begun && !this.#again && this.#model.shown !== shown) this.#model.stage.settle(this.#model.forced);
    for (const timed of beats) if (!early.includes(timed)) await this.#play(timed);
    this.#model.behind = this.#queue.length > 0;
    await this.#wait(rest);
  }

  /** Nobody would see the first of two pictures: what has happened is told with the second, and only that is drawn. */
  #join(first: Position, second: Position): void {
    const lines = (side: Side) => [...sideOf(first, side.seat).lines, ...side.lines];
    this.#queue.unshift({ ...second, sides: second.sides.map((side) => ({ ...side, lines: lines(side) })) });
  }

  async #before(position: Position, early: readonly Timed[]): Promise<void> {
    const events = early.flatMap(({ beat }) => beat.events);
    if (this.#model.meanwhile && !this.#hurry && !this.#still)
      await this.#model.showMeanwhile(events, sideOf(position, this.#eyes()).seat);
    for (const timed of early) await this.#play(timed);
  }

  /** Whoever wants to know how long it takes finds that beside what was measured. */
  #planned(times: readonly number[]): void {
    const duration = times.reduce((sum, time) => sum + time, 0);
    performance.measure('quivira-again', { start: performance.now(), duration });
  }

  async #draw(position: Position): Promise<void> {
    const began = performance.now();
    await this.#model.showPosition(position, this.#eyes());
    performance.measure('quivira-drawn', { start: began });
    this.#begun = true;
  }

  async #play({ beat, time }: Timed): Promise<void> {
    if (this.#hurry || this.#still) return;
    this.#model.stage.play(beat, time, speed());
    await this.#wait(time);
  }

  #scene(position: Position): Scene {
    const events = sideOf(position, this.#eyes()).lines.flatMap((line) => line.events);
    const seat = this.#again ? null : this.#eyes(); // told again, the own part has its time too
    const watched = [...events, ...this.#added(position)];
    const beats = this.#begun ? beatsOf(watched, this.#model.moments, seat) : [];
    const held = beats.reduce((sum, beat) => sum + beat.hold, 0);
    return { beats, rest: this.#asks(position) ? 0 : Math.max(0, dwell(events, seat) - held) };
  }

  /** What no log has: that the end is near, and the end. */
  #added(position: Position): Happened[] {
    const [model, { view }] = [this.#model, sideOf(position, this.#eyes())];
    if (position.outcome) return model.over ? [] : [overEvent(position.outcome)];
    const [known, ending] = [model.ending, model.endingIn(view)];
    const news = ending && (known === null || (ending.sure && !known.sure));
    return news && !this.#again ? [nearsEvent(ending)] : [];
  }

  /** How long each beat and the rest of each scene lasts, so that all is told in time. */
  #times(scenes: readonly Scene[]): number[] {
    if (this.#still) return scenes.flatMap(({ beats }) => [...beats.map(() => 0), 0]);
    const limit = this.#due === null ? QUESTION : Math.max(0, this.#due - performance.now()) / speed();
    const spans = scenes.flatMap(({ beats, rest }): Span[] => [
      ...beats.map(({ hold }) => ({ wish: hold, least: Math.min(hold, SHORTEST) })),
      { wish: rest, least: Math.min(rest, GLANCE) },
    ]);
    return fitted(spans, limit).map((time) => time * speed());
  }

  #asks(position: Position): boolean {
    const seat = this.#eyes();
    return position.outcome !== null || (seat !== null && position.waiting.includes(seat));
  }

  /** Nobody watches, or wants to; who asks for it again does. */
  get #still(): boolean {
    return document.hidden || (settings.speed === 'off' && !this.#again);
  }

  #wait(time: number): Promise<void> {
    if (!time || this.#hurry || this.#still) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

function speed(): number {
  return SPEEDS[settings.speed] || 1;
}

export function sideOf(position: Position, seat: number | null): Side {
  return position.sides.find((side) => side.seat === seat) ?? position.sides[0]!;
}
