import type { Island, Place, Point } from './board';

/** Which part of the island is seen, worked out without a screen: `scale` pixels a unit, moved by `x` and `y` pixels. */
export interface Look {
  scale: number;
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const AROUND = 28; // units around sites: half a medal, and a roof
const FINGER = 0.8; // the scale at which a site is as large as a fingertip
const WORTH = 1.25; // times nearer: less is not worth a move of the map

/** What has to be seen when these sites are. */
export function around(spots: readonly { x: number; y: number }[], by = AROUND): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - by,
    top: Math.min(...ys) - by,
    right: Math.max(...xs) + by,
    bottom: Math.max(...ys) + by,
  };
}

/** As near as a box can be seen wholly, in the middle of a screen. */
export function framed({ left, top, right, bottom }: Box, [width, height]: Point, most = Infinity): Look {
  const scale = Math.max(0.1, Math.min(most, width / (right - left), height / (bottom - top)));
  return { scale, x: (width - (left + right) * scale) / 2, y: (height - (top + bottom) * scale) / 2 };
}

/** The same look, moved so that the land fills the screen: centred where it is smaller, at the edges else. */
export function held({ scale, x, y }: Look, land: Box, [width, height]: Point): Look {
  const hold = (at: number, size: number, low: number, high: number) =>
    (high - low) * scale <= size
      ? (size - (low + high) * scale) / 2
      : Math.min(-low * scale, Math.max(size - high * scale, at));
  return { scale, x: hold(x, width, land.left, land.right), y: hold(y, height, land.top, land.bottom) };
}

/**
 * What somebody wants to see from near: the sites where they can build; where those lie all around the island, the ones
 * that join their own roads; else the own roads themselves. Nothing, where no look at it is worth a move of the map.
 */
export function worthALook(
  island: Island,
  legal: readonly Place[],
  own: readonly Place[],
  screen: Point,
  whole: number,
): Look | null {
  const reached = new Set(own.flatMap(({ id }) => island.near.get(id) ?? []));
  const joined = legal.filter((place) => reached.has(place));
  const beside = own.flatMap((place) => [place, ...(island.near.get(place.id) ?? [])]);
  for (const spots of [legal, joined.length ? [...joined, ...own] : [], beside]) {
    if (!spots.length) continue;
    const look = framed(around(spots, AROUND * 1.5), screen, Math.max(FINGER, whole));
    if (look.scale >= whole * WORTH) return look;
  }
  return null;
}

/** What is to be seen beside a note, and how much so. */
export interface Kept {
  at: Point;
  weight: number;
}

/** How much of what is to be seen lies under something. */
const hiddenBy = (kept: readonly Kept[], isUnder: (at: Point) => boolean) =>
  kept.reduce((sum, { at, weight }) => sum + (isUnder(at) ? weight : 0), 0);

const BESIDE = 24; // pixels that a note reaches past its site where it lies to one side of it

/**
 * Where a note lies, by its upper left corner: above or below its site, in the middle or to one side, or beside it, where
 * it hides least. It stays on the screen, and off the site by `clear` pixels.
 */
export function noteAt([x, y]: Point, [wide, high]: Point, clear: number, screen: Point, kept: readonly Kept[]): Point {
  const [width, height] = screen;
  const lefts = [x - wide / 2, x - BESIDE, x + BESIDE - wide].map((left) =>
    Math.max(4, Math.min(width - 4 - wide, left)),
  );
  const tops = y < height / 2 ? [y + clear, y - clear - high] : [y - clear - high, y + clear];
  const over = tops.flatMap((top) => lefts.map((left): Point => [left, top]));
  const aside = [x + clear, x - clear - wide].map((left): Point => [left, y - high / 2]);
  const fits = [...over, ...aside].filter(
    ([left, top]) => left >= 0 && top >= 0 && left + wide <= width && top + high <= height,
  );
  const isUnder = ([left, top]: Point, [px, py]: Point) =>
    px > left - clear && px < left + wide + clear && py > top - clear && py < top + high + clear;
  const spots = fits.map((spot) => ({ spot, hidden: hiddenBy(kept, (at) => isUnder(spot, at)) }));
  const least = Math.min(...spots.map(({ hidden }) => hidden));
  return spots.find(({ hidden }) => hidden === least)?.spot ?? over[0]!;
}

/** Whether a note that fills an edge of the screen, so many pixels high, lies at its foot: where it hides less, and never its site. */
export function liesAtFoot([, y]: Point, high: number, [width, height]: Point, kept: readonly Kept[]): boolean {
  const hidden = (isThere: (y: number) => boolean) =>
    isThere(y) ? Infinity : hiddenBy(kept, ([px, py]) => px > 0 && px < width && isThere(py));
  return hidden((py) => py > height - high) <= hidden((py) => py < high);
}

/** The part of the island in which most of some sites lie, near enough for a finger. Nothing, where all of it nearly is. */
export function mostOf(spots: readonly Place[], screen: Point, whole: number): Look | null {
  if (FINGER < whole * WORTH) return null;
  const [wide, high] = screen.map((size) => size / FINGER / 2 - AROUND) as [number, number];
  const groups = spots.map((at) => spots.filter(({ x, y }) => Math.abs(x - at.x) < wide && Math.abs(y - at.y) < high));
  const largest = groups.reduce((best, group) => (group.length > best.length ? group : best));
  return framed(around(largest), screen, FINGER);
}
