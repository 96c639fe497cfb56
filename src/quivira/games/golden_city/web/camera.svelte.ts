import { moves } from '$web/settings.svelte';
import type { Attachment } from 'svelte/attachments';

interface Spot {
  x: number;
  y: number;
}

const MOST = 3.2; // times the whole island
const EDGE = 10; // pixels of sea around the whole island, where houses stick out
const LARGE = 0.96; // the scale at which a site is as large as a fingertip
const WORTH = 1.25; // times nearer: less is not worth a move of the map
const GLIDE = 320; // milliseconds of a move that the player has not made
const FINGER = matchMedia('(pointer: coarse)'); // a mouse hits small sites
const SLACK = 6; // pixels that a finger may tremble
const TWICE = 320; // milliseconds between the taps of a double tap

/** Which part of the island is seen: `scale` pixels a unit, moved by `x` and `y` pixels. */
export class Camera {
  scale = $state(0.4);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  #world: readonly [number, number];
  /** The map is where the player has moved it. */
  #moved = $state(false);
  #spots: readonly Spot[] = [];
  #glide = 0;

  constructor(world: readonly [number, number]) {
    this.#world = world;
  }

  get whole(): boolean {
    return this.scale <= this.least * 1.001;
  }
  get least(): number {
    return Math.max(0.1, Math.min((this.width - 2 * EDGE) / this.#world[0], (this.height - 2 * EDGE) / this.#world[1]));
  }
  get most(): number {
    return Math.max(this.least * MOST, 1.1);
  }

  resize(width: number, height: number): void {
    const first = !this.width;
    [this.width, this.height] = [width, height];
    if (this.#moved) this.zoom(1);
    else this.#show(!first);
  }

  /** Where sites are small for a finger, go as near as all of these can be seen; unless the player has moved the map. */
  frame(spots: readonly Spot[]): void {
    this.#spots = spots;
    if (this.width && !this.#moved) this.#show(true);
  }

  fit(): void {
    [this.#spots, this.#moved] = [[], false];
    this.#show(false);
  }

  #show(gliding: boolean): void {
    const [xs, ys] = [this.#spots.map(({ x }) => x), this.#spots.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const margin = 2 * Math.min(52, this.width / 6, this.height / 6);
    const near = Math.min(LARGE, (this.width - margin) / (right - left), (this.height - margin) / (bottom - top));
    const framed = FINGER.matches && xs.length > 0 && near > this.least * WORTH;
    const from = [this.scale, this.x, this.y] as const;
    this.scale = framed ? near : this.least;
    if (framed)
      [this.x, this.y] = [(this.width - (left + right) * near) / 2, (this.height - (top + bottom) * near) / 2];
    this.#hold();
    cancelAnimationFrame(this.#glide);
    if (gliding && moves()) this.#move(from, [this.scale, this.x, this.y]);
  }

  #move(from: readonly [number, number, number], to: readonly [number, number, number]): void {
    const start = performance.now();
    const step = () => {
      const left = (1 - Math.min(1, (performance.now() - start) / GLIDE)) ** 3;
      [this.scale, this.x, this.y] = [
        to[0] + (from[0] - to[0]) * left,
        to[1] + (from[1] - to[1]) * left,
        to[2] + (from[2] - to[2]) * left,
      ];
      if (left) this.#glide = requestAnimationFrame(step);
    };
    if (to.some((value, index) => Math.abs(value - from[index]!) > 0.001)) step();
  }

  /** Nearer or farther, so that the point at `px`, `py` stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.min(this.most, Math.max(this.least, this.scale * factor));
    const grown = scale / this.scale;
    cancelAnimationFrame(this.#glide);
    [this.x, this.y] = [px - (px - this.x) * grown, py - (py - this.y) * grown];
    this.scale = scale;
    this.#moved = !this.whole;
    this.#hold();
  }

  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.#glide);
    [this.x, this.y] = [this.x + dx, this.y + dy];
    this.#moved ||= !this.whole;
    this.#hold();
  }

  /** Move so far that a place of the island is well in sight. */
  reveal(x: number, y: number): void {
    const margin = Math.min(60, this.width / 6, this.height / 6);
    const [px, py] = [x * this.scale + this.x, y * this.scale + this.y];
    const short = (at: number, size: number) => Math.max(0, margin - at) - Math.max(0, at - (size - margin));
    if (!this.whole) this.pan(short(px, this.width), short(py, this.height));
  }

  /** The island never leaves the box: centred where it is smaller, at the edges else. */
  #hold(): void {
    const held = (at: number, size: number, world: number) =>
      world <= size ? (size - world) / 2 : Math.min(0, Math.max(size - world, at));
    this.x = held(this.x, this.width, this.#world[0] * this.scale);
    this.y = held(this.y, this.height, this.#world[1] * this.scale);
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
