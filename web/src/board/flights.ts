import type { Attachment } from 'svelte/attachments';
import { moves, settings, SPEEDS } from '$web/settings.svelte';
import type { Way } from './contract';

const STAGGER = 40; // milliseconds between things that move together
const TIME = 280;
const SHAKE = 500;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Flying {
  element: Element;
  way: Way;
}

interface Seen {
  box: DOMRect;
  way: Way;
  element: Element;
}

/** Moves things between two pictures of a table: from where they lay to where they lie, or from and to named places. */
export class Flights {
  readonly #flying = new Map<string, Flying>();
  #before: Map<string, Seen> | null = null;

  /** Remember where everything lies; call before the view changes. */
  before(): void {
    this.#before = null;
    if (!moves() || document.hidden) return;
    this.#before = new Map();
    for (const [name, { element, way }] of this.#flying) {
      const box = element.getBoundingClientRect();
      if (box.width) this.#before.set(name, { box, way, element });
    }
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
      const origin = before.get(name)?.box ?? (way.from ? place(way.from) : undefined);
      if (origin && glide(element, origin, now.get(name)!, zooms.get(name)!, late)) late += STAGGER;
    }
    for (const [name, seen] of before) {
      if (this.#flying.has(name) || !seen.way.to) continue;
      const target = place(seen.way.to);
      if (target) leave(seen, target, (late += STAGGER));
    }
  }

  /** Where something lies now, if it can be seen. */
  place(name: string): DOMRect | undefined {
    const box = this.#flying.get(name)?.element.getBoundingClientRect();
    return box?.width ? box : undefined;
  }

  /** Let something bounce where it lies. */
  shake(name: string): void {
    if (!moves()) return;
    const way = [0, -9, 7, -5, 3, 0].map((x) => ({ transform: `translate(${x}px, ${-Math.abs(x) / 2}px)` }));
    this.#flying
      .get(name)
      ?.element.animate(way, { duration: SHAKE * (SPEEDS[settings.speed] || 1), easing: 'ease-out' });
  }

  /** Give an element a name for as long as it is there. */
  named(name: string, way: Way = {}): Attachment<Element> {
    return (element) => {
      const flying = { element, way };
      this.#flying.set(name, flying);
      return () => {
        if (this.#flying.get(name) === flying) this.#flying.delete(name);
      };
    };
  }
}

function timing(delay: number): KeyframeAnimationOptions {
  return { duration: TIME * (SPEEDS[settings.speed] || 1), delay, easing: EASE, fill: 'backwards' };
}

function glide(element: Element, from: DOMRect, to: DOMRect, zoom: number, delay: number): boolean {
  const [x, y] = [(from.left - to.left) / (zoom || 1), (from.top - to.top) / (zoom || 1)];
  if (!to.width || (Math.abs(x) < 2 && Math.abs(y) < 2)) return false;
  const scale = from.width / to.width;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 };
  element.animate([start, { transform: 'none', transformOrigin: '0 0', zIndex: 5 }], timing(delay));
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
  const [x, y] = [to.left - seen.box.left, to.top - seen.box.top];
  const scale = Math.min(1, to.width / seen.box.width);
  const end = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', opacity: 0.2 };
  ghost.animate([{ transform: 'none', transformOrigin: '0 0' }, end], timing(delay)).onfinish = () => ghost.remove();
}
