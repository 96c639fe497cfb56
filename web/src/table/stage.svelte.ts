import type { Happened, Outcome } from '$web/api/wire';
import { BANNER, BRIEF, FLIGHT, pointsFlying, type Beat } from '$web/board/moments';
import type { Caption, Flyer, Moments, Table } from '$web/board/contract';
import { sound } from '$web/sounds';
import { t } from '$web/words/words.svelte';
import { labelOf } from './log';
import type { Model } from './model.svelte';

/** Moments that every game has, by verbs that mean the same in all of them. */
export const EVERYWHERE: Moments = {
  'round-begins': { hold: 1000, banner: (event, table) => ({ title: table.say(labelOf(event)) }), sound: 'phase' },
  over: {
    hold: 2000,
    banner: ({ args }, table) => ({ title: t('ui-over'), text: table.say(args.reason ?? '') }),
    sound: 'end',
  },
};

/** The end of a game as an event; no log has it, for it is told with the scores. */
export function overEvent({ end_reason }: Outcome): Happened {
  return { verb: 'over', seat: null, args: { reason: `end-${end_reason}` } };
}

export interface Point {
  x: number;
  y: number;
}

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
  /** Where the stage lies on the screen; told by what draws it. */
  box: (() => DOMRect) | null = null;
  #made = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #ending: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: Model) {}

  /** Begin a beat. What it shows is gone after the time; whoever waits for that waits elsewhere. */
  play({ moment, events }: Beat, time: number): void {
    const [first] = events as [Happened];
    this.beat = { verb: first.verb, time };
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => (this.beat = null), time);
    if (moment.sound) sound(moment.sound);
    const last = moment.last ? { title: t('ui-last-round'), text: this.model.say(labelOf(first)) } : null;
    const caption: Caption | null = moment.banner?.(first, this.model, events) ?? last;
    this.announce(caption, time || (caption?.brief ? BRIEF : BANNER));
    const flyers = events.flatMap((event) => [
      ...(moment.fly?.(event, this.model) ?? []),
      ...pointsFlying(moment, event).map((points) => ({ ...moment.pointsFrom?.(event, this.model), ...points })),
    ]);
    if (flyers.length) this.#fly(flyers, time || FLIGHT);
    for (const event of events) if (moment.shake) this.model.flights.shake(moment.shake(event, this.model));
  }

  announce(caption: Caption | null, time: number): void {
    if (!caption) return;
    clearTimeout(this.#fading);
    this.caption = caption;
    this.#fading = setTimeout(() => (this.caption = null), time);
  }

  clear(): void {
    clearTimeout(this.#fading);
    clearTimeout(this.#ending);
    this.caption = this.beat = null;
    this.flying = [];
  }

  #fly(flyers: readonly Flyer[], time: number): void {
    const middle = this.box ? middleOf(this.box()) : { x: innerWidth / 2, y: innerHeight / 2 };
    const place = (name: string | undefined) => {
      const box = name === undefined ? undefined : this.model.flights.where(name);
      return box && middleOf(box);
    };
    const flying = flyers.map((flyer) => {
      const end = place(flyer.to) ?? middle;
      return { ...flyer, id: this.#made++, start: place(flyer.from) ?? middle, end, time };
    });
    this.flying = [...this.flying, ...flying];
    setTimeout(() => (this.flying = this.flying.filter((one) => !flying.includes(one))), time);
  }
}

function middleOf(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
