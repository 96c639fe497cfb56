import type { Happened, Outcome } from '$web/api/wire';
import { BANNER, FLIGHT, pointsFlying, type Beat } from '$web/board/moments';
import type { Caption, Ending, Flyer, Moments, Table } from '$web/board/contract';
import { sound } from '$web/sounds';
import { t } from '$web/words/words.svelte';
import { labelOf } from './log';
import type { Model } from './model.svelte';

/** Moments that every game has, by verbs that mean the same in all of them. */
export const EVERYWHERE: Moments = {
  'round-begins': { hold: 1000, banner: (event, table) => ({ title: table.say(labelOf(event)) }), sound: 'phase' },
  nears: {
    hold: 2000,
    banner: ({ args }) => ({ title: String(args.title), text: String(args.why) }),
    sound: 'phase',
  },
  over: {
    hold: 2000,
    banner: ({ args }, table) => ({ title: t('ui-over'), text: table.say(args.reason ?? '') }),
    sound: 'end',
  },
};

/** That the end is near as an event; no log has it, for games say it of their views. */
export function nearsEvent(ending: Ending): Happened {
  return { verb: 'nears', seat: null, args: { title: endingTitle(ending), why: ending.why } };
}

export function endingTitle({ title, sure }: Ending): string {
  return title ?? t(sure ? 'ui-last-round' : 'ui-near-end');
}

/** The end of a game as an event; no log has it, for it is told with the scores. */
export function overEvent({ end_reason }: Outcome): Happened {
  return { verb: 'over', seat: null, args: { reason: `end-${end_reason}` } };
}

export interface Point {
  x: number;
  y: number;
}

const FORCED = 4000; // milliseconds, in which a sentence is read between other things
const LATER = 0.5; // of a flight's time, after which the next one to the same goal begins: each is seen arriving

/** Something in the air. */
export interface Flying extends Flyer {
  id: number;
  start: Point;
  end: Point;
  time: number;
}

/** What lies over the board for a beat: a banner, and things that fly from one place to another. */
export class Stage {
  caption: Caption | null = $state.raw(null);
  flying: readonly Flying[] = $state.raw([]);
  beat: Table['beat'] = $state.raw(null);
  /** What the picture shows in words, where nothing else says it. */
  told: readonly Happened[] = $state.raw([]);
  /** What has happened to the own seat by itself, for as long as it takes to read it. */
  forced = $state('');
  /** Where the stage lies on the screen; told by what draws it. */
  box: (() => DOMRect) | null = null;
  #made = 0;
  /** All that is in the air or soon will be, with what brings it there and away. */
  readonly #air = new Map<Flying, ReturnType<typeof setTimeout>>();
  #fading: ReturnType<typeof setTimeout> | undefined;
  #ending: ReturnType<typeof setTimeout> | undefined;
  #forcing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: Model) {}

  /**
   * Begin a beat. What it shows is gone after the time, or after one of its own, which `pace` shortens too; whoever waits
   * for that waits elsewhere.
   */
  play({ moment, events }: Beat, time: number, pace = 1): void {
    const [first] = events as [Happened];
    this.beat = { verb: first.verb, time };
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => (this.beat = null), time);
    if (moment.sound) sound(moment.sound);
    this.announce(moment.banner?.(first, this.model, events) ?? null, time || BANNER * pace);
    const flyers = events.flatMap((event) => [
      ...(moment.fly?.(event, this.model) ?? []),
      ...pointsFlying(moment, event).map((points) => ({ ...moment.pointsFrom?.(event, this.model), ...points })),
    ]);
    if (flyers.length) this.#fly(flyers, time || FLIGHT * pace);
    for (const event of events) if (moment.shake) this.model.flights.shake(moment.shake(event, this.model));
  }

  announce(caption: Caption | null, time: number): void {
    if (!caption) return;
    clearTimeout(this.#fading);
    this.caption = caption;
    this.#fading = setTimeout(() => (this.caption = null), time);
  }

  /** Say what has happened by itself: over the board, or in the bar while something is asked. Nobody waits for it, and the log has it too. */
  settle(text: string): void {
    if (!text) return;
    clearTimeout(this.#forcing);
    this.forced = text;
    this.#forcing = setTimeout(() => (this.forced = ''), FORCED);
  }

  clear(): void {
    clearTimeout(this.#fading);
    clearTimeout(this.#ending);
    clearTimeout(this.#forcing);
    this.caption = this.beat = null;
    this.forced = '';
    this.flying = [];
    for (const timer of this.#air.values()) clearTimeout(timer);
    this.#air.clear();
  }

  #fly(flyers: readonly Flyer[], time: number): void {
    const middle = this.box ? middleOf(this.box()) : { x: innerWidth / 2, y: innerHeight / 2 };
    const place = (name: string | undefined) => {
      const box = name === undefined ? undefined : this.model.flights.where(name);
      return box && middleOf(box);
    };
    for (const { to } of flyers) this.model.flights.bring(to);
    const inAir = [...this.#air.keys()];
    const turns = flyers.map(({ to }, index) => flyers.slice(0, index).filter((one) => one.to === to).length);
    const each = time / (1 + LATER * Math.max(...turns));
    flyers.forEach((flyer, index) => {
      const turn = turns[index]! + inAir.filter(({ to }) => to === flyer.to).length;
      const [start, end] = [place(flyer.from) ?? middle, place(flyer.to) ?? middle];
      this.#launch({ ...flyer, id: this.#made++, start, end, time: each }, turn * LATER * each);
    });
  }

  #launch(one: Flying, wait: number): void {
    const go = () => {
      this.flying = [...this.flying, one];
      this.#air.set(
        one,
        setTimeout(() => this.#land(one), one.time),
      );
    };
    if (wait) this.#air.set(one, setTimeout(go, wait));
    else go();
  }

  #land(one: Flying): void {
    this.#air.delete(one);
    this.flying = this.flying.filter((other) => other !== one);
  }
}

function middleOf(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
