import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Flights } from '../src/board/flights';
import { settings } from '../src/settings.svelte';

/** Something on the table, and how it was set in motion. */
class Thing {
  readonly animate = vi.fn();
  readonly setAttribute = vi.fn();
  readonly getAnimations = () => this.coming;
  coming: Partial<Animation>[] = [];
  offsetWidth: number;
  constructor(private box: { left: number; top: number; width: number; height: number }) {
    this.offsetWidth = box.width;
  }
  put(left: number, top: number): void {
    this.box = { ...this.box, left, top };
  }
  getBoundingClientRect = () => this.box;
  get element(): Element {
    return this as unknown as Element;
  }
  /** Where it begins to move from: left, top and size beside its own. */
  get from(): number[] {
    const [[{ transform }]] = this.animate.mock.lastCall as [[{ transform: string }]];
    return [...transform.matchAll(/-?[\d.]+/g)].map(Number);
  }
}

const square = (left: number, top: number, size: number) => new Thing({ left, top, width: size, height: size });
let flights: Flights;

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('HTMLElement', Thing);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.speed = 'normal';
  flights = new Flights();
});
afterEach(() => vi.unstubAllGlobals());

it('lets what was elsewhere come from there, but never a place', () => {
  const [card, chip] = [square(0, 0, 10), square(0, 50, 10)];
  flights.named('card', {})(card.element);
  flights.named('seat:1', null)(chip.element);
  flights.before();
  card.put(100, 0);
  chip.put(100, 50);
  flights.after();
  expect(card.from).toEqual([-100, 0, 1]);
  expect(chip.animate).not.toHaveBeenCalled();
});

it('lets what is new come out of the middle of a place, no larger than it is', () => {
  const chip = new Thing({ left: 0, top: 0, width: 200, height: 40 });
  flights.named('seat:1', null)(chip.element);
  flights.before();
  const [house, card] = [square(500, 300, 20), square(500, 300, 80)];
  flights.named('house', { from: 'seat:1' })(house.element);
  flights.named('card', { from: 'seat:1' })(card.element);
  flights.after();
  expect(house.from).toEqual([100 - 10 - 500, 20 - 10 - 300, 1]);
  expect(card.from).toEqual([100 - 20 - 500, 0 - 300, 0.5]);
});

it('bounces when it has come, at once where it lies already', () => {
  const house = square(0, 0, 20);
  flights.named('house', {})(house.element);
  const delay = () => (house.animate.mock.lastCall as [unknown, KeyframeAnimationOptions])[1].delay;
  flights.shake('house');
  expect(delay()).toBe(0);
  const effect = { getComputedTiming: () => ({ endTime: 320 }) } as AnimationEffect;
  house.coming = [{ id: 'pulse' }, { id: 'glide', effect, currentTime: 20 }];
  flights.shake('house');
  expect(delay()).toBe(300);
});

it('forgets where things lay when the next picture is to be there at once', () => {
  const card = square(0, 0, 10);
  flights.named('card', {})(card.element);
  flights.before();
  flights.forget();
  card.put(100, 0);
  flights.after();
  expect(card.animate).not.toHaveBeenCalled();
});
