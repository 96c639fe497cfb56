import { moves } from '$web/settings.svelte';
import type { Attachment } from 'svelte/attachments';
import type { Point } from './board';
import { framed, held, type Box, type Look } from './framing';

const MOST = 3.2; // times the whole island
const EDGE = 4; // pixels of sea around the whole island
const GLIDE = 320; // milliseconds of a move that the player has not made by hand
const SLACK = 6; // pixels that a finger may tremble
const TWICE = 320; // milliseconds between the taps of a double tap
const SHORT = 350; // pixels: on a lower map the sites of a whole island are too small for a finger

/** The look at what matters on a screen, given the scale of the whole island; nothing, where that is no nearer. */
type Matter = (screen: Point, whole: number) => Look | null;

/**
 * Which part of the island is seen: at first all of it, or on a short phone what matters when the page opens. It moves
 * only when the player moves it: between two questions the map lies still.
 */
export class Camera {
  scale = $state(0.4);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  readonly #land: Box;
  /** What is looked at first, until the player has seen the whole island. */
  #first: Matter | null;
  /** The map is where the player has moved it. */
  #moved = $state(false);
  #glide = 0;

  constructor(land: Box, first: Matter | null = null) {
    this.#land = land;
    this.#first = first;
  }

  get whole(): boolean {
    return this.scale <= this.least * 1.001;
  }
  get least(): number {
    return this.#fitting().scale;
  }
  get most(): number {
    return Math.max(this.least * MOST, 1.1);
  }
  get screen(): Point {
    return [this.width, this.height];
  }

  /** Where a place of the island is seen on the screen. */
  at({ x, y }: { x: number; y: number }): Point {
    return [x * this.scale + this.x, y * this.scale + this.y];
  }

  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    if (this.#moved) this.zoom(1);
    else this.#look(this.#beginning());
  }

  /** The whole island. */
  fit(): void {
    this.#moved = false;
    this.#first = null;
    this.#glideTo(this.#fitting());
  }

  /** Go to where something is seen from near. */
  show(look: Look): void {
    this.#moved = true;
    this.#glideTo(held(look, this.#land, this.screen));
  }

  #beginning(): Look {
    const look = this.height < SHORT ? this.#first?.(this.screen, this.least) : null;
    return look ? held(look, this.#land, this.screen) : this.#fitting();
  }

  #fitting(): Look {
    const { left, top, right, bottom } = this.#land;
    const [width, height] = [Math.max(1, this.width - 2 * EDGE), Math.max(1, this.height - 2 * EDGE)];
    const look = framed({ left, top, right, bottom }, [width, height]);
    return { scale: look.scale, x: look.x + EDGE, y: look.y + EDGE };
  }

  #look({ scale, x, y }: Look): void {
    cancelAnimationFrame(this.#glide);
    [this.scale, this.x, this.y] = [scale, x, y];
  }

  #glideTo(to: Look): void {
    const from = { scale: this.scale, x: this.x, y: this.y };
    const start = performance.now();
    const step = () => {
      const left = (1 - Math.min(1, (performance.now() - start) / GLIDE)) ** 3;
      this.#look({
        scale: to.scale + (from.scale - to.scale) * left,
        x: to.x + (from.x - to.x) * left,
        y: to.y + (from.y - to.y) * left,
      });
      if (left) this.#glide = requestAnimationFrame(step);
    };
    if (moves()) step();
    else this.#look(to);
  }

  /** Nearer or farther, so that the point at `px`, `py` stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.min(this.most, Math.max(this.least, this.scale * factor));
    const grown = scale / this.scale;
    this.#look(held({ scale, x: px - (px - this.x) * grown, y: py - (py - this.y) * grown }, this.#land, this.screen));
    this.#moved = !this.whole;
    if (this.whole) this.#first = null;
  }

  pan(dx: number, dy: number): void {
    this.#move(dx, dy);
    this.#moved ||= !this.whole;
  }

  #move(dx: number, dy: number): void {
    this.#look(held({ scale: this.scale, x: this.x + dx, y: this.y + dy }, this.#land, this.screen));
  }

  /** Move so far that a place of the island is well in sight; it is where the whole island is seen, or soon will be. */
  reveal(x: number, y: number): void {
    const margin = Math.min(60, this.width / 6, this.height / 6);
    const [px, py] = this.at({ x, y });
    const short = (at: number, size: number) => Math.max(0, margin - at) - Math.max(0, at - (size - margin));
    if (this.#moved || this.#first) this.#move(short(px, this.width), short(py, this.height));
  }

  /** Wheel, drag, pinch and double tap. `ontap` gets what is pressed, in units of the island. */
  gestures(ontap: (x: number, y: number) => void): Attachment<HTMLElement> {
    return (element) => {
      const fingers = new Map<number, PointerEvent>();
      let [travelled, last, lastX, lastY] = [0, -TWICE, 0, 0];
      const at = (event: MouseEvent) => {
        const box = element.getBoundingClientRect();
        return [event.clientX - box.left, event.clientY - box.top] as const;
      };
      const down = (event: PointerEvent) => {
        if ((event.target as Element).closest('[data-fixed]')) return;
        if (!fingers.size) travelled = 0;
        fingers.set(event.pointerId, event);
      };
      const move = (event: PointerEvent) => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
        travelled += Math.hypot(dx, dy);
        const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
        fingers.set(event.pointerId, event);
        if (travelled < SLACK) return;
        if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
        if (!other) return this.pan(dx, dy);
        const apart = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        const [[ax, ay], [bx, by]] = [at(event), at(other)];
        this.zoom(apart(event) / Math.max(1, apart(before)), (ax + bx) / 2, (ay + by) / 2);
        this.pan(dx / 2, dy / 2);
      };
      const up = (event: PointerEvent) => fingers.delete(event.pointerId);
      const click = (event: MouseEvent) => {
        if (!event.detail || (event.target as Element).closest('[data-fixed]')) return; // the keyboard presses the site itself
        event.preventDefault();
        event.stopPropagation();
        if (travelled >= SLACK) return;
        const [px, py] = at(event);
        if (event.timeStamp - last < TWICE && Math.hypot(px - lastX, py - lastY) < 28) {
          last = -TWICE;
          if (this.whole) this.zoom(2.2, px, py);
          else this.fit();
          return;
        }
        [last, lastX, lastY] = [event.timeStamp, px, py];
        ontap((px - this.x) / this.scale, (py - this.y) / this.scale);
      };
      const wheel = (event: WheelEvent) => {
        event.preventDefault();
        this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), ...at(event));
      };
      const seen = new ResizeObserver(() => this.resize(element.clientWidth, element.clientHeight));
      seen.observe(element);
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointermove', move);
      element.addEventListener('pointerup', up);
      element.addEventListener('pointercancel', up);
      element.addEventListener('click', click, true);
      element.addEventListener('wheel', wheel, { passive: false });
      return () => {
        seen.disconnect();
        element.removeEventListener('pointerdown', down);
        element.removeEventListener('pointermove', move);
        element.removeEventListener('pointerup', up);
        element.removeEventListener('pointercancel', up);
        element.removeEventListener('click', click, true);
        element.removeEventListener('wheel', wheel);
      };
    };
  }
}
