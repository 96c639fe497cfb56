/** Where a card of words lies, so that what it speaks of can be seen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 16; // pixels between the card and what it points at
const EDGE = 8; // and the edge of the window

const right = (box: Box) => box.x + box.width;
const bottom = (box: Box) => box.y + box.height;
const centre = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The smallest box around all of them; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y };
}

/** How much of one box another one covers, in square pixels. */
export function covered(one: Box, other: Box): number {
  const width = Math.min(right(one), right(other)) - Math.max(one.x, other.x);
  const height = Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * The place of a card within an area: beside what it points at (`target`), if there is room, and else anywhere but on it. It keeps off
 * what is lit, too, and, where that can be, off what is useful (`free`).
 */
export function placed(
  card: { width: number; height: number },
  area: Box,
  target: Box | null,
  lit: readonly Box[],
  free: readonly Box[],
): { x: number; y: number } {
  const within = (x: number, y: number): Box => ({
    x: Math.max(area.x + EDGE, Math.min(x, right(area) - card.width - EDGE)),
    y: Math.max(area.y + EDGE, Math.min(y, bottom(area) - card.height - EDGE)),
    ...card,
  });
  const to = target ?? { ...centre(area), width: 0, height: 0 };
  const { x, y } = centre(to);
  const middle = centre(area).x - card.width / 2;
  const whole = around([to, ...lit])!;
  const places = [
    within(x - card.width / 2, bottom(whole) + GAP),
    within(x - card.width / 2, whole.y - card.height - GAP),
    within(x - card.width / 2, bottom(to) + GAP),
    within(x - card.width / 2, to.y - card.height - GAP),
    within(right(to) + GAP, y - card.height / 2),
    within(to.x - card.width - GAP, y - card.height / 2),
    within(middle, area.y),
    within(middle, bottom(area)),
    within(area.x, area.y),
    within(right(area), area.y),
    within(area.x, bottom(area)),
    within(right(area), bottom(area)),
  ];
  const cost = (place: Box) => {
    const over = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + covered(place, box), 0);
    return 1000 * over([to]) + 6 * over(lit) + over(free) + Math.hypot(centre(place).x - x, centre(place).y - y);
  };
  const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return { x: best.x, y: best.y };
}

/** The shortest line from one box to another; null where they nearly touch. */
export function line(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } | null {
  const span = (a: number, lengthA: number, b: number, lengthB: number): [number, number] => {
    if (a + lengthA < b) return [a + lengthA, b];
    if (b + lengthB < a) return [a, b + lengthB];
    const shared = (Math.max(a, b) + Math.min(a + lengthA, b + lengthB)) / 2;
    return [shared, shared];
  };
  const [x1, x2] = span(from.x, from.width, to.x, to.width);
  const [y1, y2] = span(from.y, from.height, to.y, to.height);
  return Math.hypot(x2 - x1, y2 - y1) < GAP / 2 ? null : { x1, y1, x2, y2 };
}
