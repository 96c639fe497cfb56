import type { Happened } from '$web/api/wire';
import type { Flyer, Moment, Moments } from './contract';

/** What is watched at once: one moment, and all events of its verb that came one after the other. */
export interface Beat {
  moment: Moment;
  events: Happened[];
  /** Milliseconds at normal speed in which nothing else happens; none where only the viewer has acted, and luck had no part. */
  hold: number;
}

export const BANNER = 1500;
export const FLIGHT = 1000;
/** A beat is not shortened below this: less cannot be read. */
export const SHORTEST = 500;

/** What a game's events are worth watching for, in their order. */
export function beatsOf(events: readonly Happened[], moments: Moments, seat: number | null): Beat[] {
  const beats: Beat[] = [];
  let before = '';
  for (const event of events) {
    const moment = moments[event.verb];
    if (moment && event.verb === before) beats.at(-1)!.events.push(event);
    else if (moment) beats.push({ moment, events: [event], hold: 0 });
    before = event.verb;
  }
  for (const beat of beats) {
    const known = !beat.moment.luck && beat.events.every((event) => seat !== null && event.seat === seat);
    beat.hold = known ? 0 : holdOf(beat.moment);
  }
  return beats;
}

/**
 * What is watched on the picture before. Where a game can draw what has happened meanwhile (`drawn`), so is all that led to the
 * first of it.
 */
export function earlyOf(beats: readonly Beat[], drawn: boolean): readonly Beat[] {
  const first = drawn ? beats.findIndex(({ moment }) => moment.before) : 0;
  return beats.filter(({ moment }, at) => moment.before || at < first);
}

function holdOf({ hold, banner, fly, shake, points }: Moment): number {
  return hold ?? (banner ? BANNER : fly || shake || points ? FLIGHT : 0);
}

/** What the events of a beat send through the air. */
export function pointsFlying(moment: Moment, event: Happened): Flyer[] {
  const points = event.seat === null ? 0 : (moment.points?.(event) ?? 0);
  return points ? [{ to: `seat:${event.seat}`, text: signed(points) }] : [];
}

export function signed(points: number): string {
  return points < 0 ? figure(points) : `+${points}`;
}

/** With a minus, which a hyphen is not. */
export function figure(n: number | string): string {
  return String(n).replace('-', '−');
}

/** So many things, each worth so much. */
export function times(n: number, each: number): string | number {
  return n && `${n}\u202F×\u202F${figure(each)}`;
}
