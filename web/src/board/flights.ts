import type { Attachment } from 'svelte/attachments';
import { moves, settings, SPEEDS } from '$web/settings.svelte';
import type { Way } from './contract';

const STAGGER = 40; // milliseconds between things that move together
const TIME = 280;
const SHAKE = 500;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Flying {
  element: Element;
  /** None for a place: others fly from it and to it, and it stays where it is. */
  way: Way | null;
}

interface Seen {
  box: DOMRect;
  way: Way | null;
  element: Element;
}

/** Where something comes from: its own place before, or, much as it may differ in size, that of something else. */
interface Origin {
  box: DOMRect;
  own: boolean;
}

/** Moves things between two pictures of a table: from where they lay to where they lie, or from and to named places. */
export class Flights {
  readonly #flying = new Map<string, Flying>();
  #before: Map<string, Seen> | null = null;

  /** Remember where everything lies; call before the view changes. */
  before(): void {
    this.forget();
    if (!moves() || document.hidden) return;
    this.#before = new Map();
    for (const [name, { element, way }] of this.#flying) {
      const box = element.getBoundingClientRect();
      if (box.width) this.#before.set(name, { box, way, element });
    }
  }

  /** What comes next is there at once; call before the view changes. */
  forget(): void {
    this.#before = null;
  }

  /** Let everything come from where it was; call when the new view stands. */
  after(): void {
    const before = this.#before;
    this.#before = null;
    if (!before) return;
    // All is measured before anything is set in motion: the browser works out the new layout once, not once for each flight.
    const now = new Map<string, DOMRect>();
    const zooms = new Map<string, number>(); // of things on a board that is drawn larger or smaller
    for (const [name, { element }] of this.#flying) {
      const box = element.getBoundingClientRect();
      now.set(name, box);
      zooms.set(name, element instanceof HTMLElement && element.offsetWidth ? box.width / element.offsetWidth : 1);
    }
    const place = (name: string) => (now.get(name)?.width ? now.get(name) : before.get(name)?.box);
    let late = 0;
    for (const [name, { element, way }] of this.#flying) {
      if (!way) continue;
      const lay = before.get(name)?.box;
      const box = lay ?? (way.from ? place(way.from) : undefined);
      if (box && glide(element, { box, own: lay !== undefined }, now.get(name)!, zooms.get(name)!, late))
        late += STAGGER;
    }
    for (const [name, seen] of before) {
      if (this.#flying.has(name) || !seen.way?.to) continue;
      const target = place(seen.way.to);
      if (target) leave(seen, target, (late += STAGGER));
    }
  }

  /** Where something lies now, if it can be seen. */
  where(name: string): DOMRect | undefined {
    const box = this.#flying.get(name)?.element.getBoundingClientRect();
    return box?.width ? box : undefined;
  }

  /** Bring something into sight that has scrolled out of it. */
  bring(name: string): void {
    this.#flying.get(name)?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Let something bounce where it lies, as soon as it has come there. */
  shake(name: string): void {
    const element = this.#flying.get(name)?.element;
    if (!element || !moves()) return;
    const way = [0, -9, 7, -5, 3, 0].map((x) => ({ transform: `translate(${x}px, ${-Math.abs(x) / 2}px)` }));
    const coming = element.getAnimations().find(({ id }) => id === 'glide');
    const delay = coming ? Number(coming.effect?.getComputedTiming().endTime) - Number(coming.currentTime) : 0;
    const duration = SHAKE * (SPEEDS[settings.speed] || 1);
    element.animate(way, { id: 'shake', duration, delay, easing: 'ease-out' });
  }

  /** Give an element a name for as long as it is there: a thing that flies, or, without a way, a place. */
  named(name: string, way: Way | null): Attachment<Element> {
    return (element) => {
      if (!way) element.setAttribute('data-place', name);
      const flying = { element, way };
      this.#flying.set(name, flying);
      return () => {
        if (this.#flying.get(name) === flying) this.#flying.delete(name);
      };
    };
  }
}

function timing(id: string, delay: number): KeyframeAnimationOptions {
  return { id, duration: TIME * (SPEEDS[settings.speed] || 1), delay, easing: EASE, fill: 'backwards' };
}

/** How small something becomes at a place, so that it lies within it. */
function within(place: DOMRect, { width, height }: DOMRect): number {
  return Math.min(1, place.width / width, place.height / height);
}

/** The left and upper edge of something that lies in the middle of a place. */
function centred(place: DOMRect, { width, height }: DOMRect, scale: number): [number, number] {
  return [place.left + (place.width - width * scale) / 2, place.top + (place.height - height * scale) / 2];
}

function glide(element: Element, { box: from, own }: Origin, to: DOMRect, zoom: number, delay: number): boolean {
  if (!to.width) return false;
  const scale = own ? from.width / to.width : within(from, to);
  const [left, top] = own ? [from.left, from.top] : centred(from, to, scale);
  const [x, y] = [(left - to.left) / (zoom || 1), (top - to.top) / (zoom || 1)];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return false;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 };
  element.animate([start, { transform: 'none', transformOrigin: '0 0', zIndex: 5 }], timing('glide', delay));
  return true;
}

/** What is gone flies as a ghost to where it went. */
function leave(seen: Seen, to: DOMRect, delay: number): void {
  if (!(seen.element instanceof HTMLElement)) return;
  const ghost = seen.element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('id');
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    ...{ position: 'fixed', margin: '0', left: `${seen.box.left}px`, top: `${seen.box.top}px`, zIndex: '40' },
    ...{ width: `${seen.box.width}px`, height: `${seen.box.height}px`, pointerEvents: 'none' },
  });
  document.body.append(ghost);
  const scale = within(to, seen.box);
  const [left, top] = centred(to, seen.box, scale);
  const [x, y] = [left - seen.box.left, top - seen.box.top];
  const end = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', opacity: 0.2 };
  ghost.animate([{ transform: 'none', transformOrigin: '0 0' }, end], timing('leave', delay)).onfinish = () =>
    ghost.remove();
}
