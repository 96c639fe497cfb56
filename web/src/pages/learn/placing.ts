/** Where a card of words lies, so that what it speaks of can be seen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 16; // pixels between the card and what it points at
const EDGE = 8; // and the edge of the window
const STEPS = 16; // from edge to edge, where no place beside its goal is free

const right = (box: Box) => box.x + box.width;
const bottom = (box: Box) => box.y + box.height;
const centre = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The smallest box around all of them; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y };
}

/** The part of a box within another one; without width or height where there is none. */
export function clipped(box: Box, by: Box): Box {
  const [x, y] = [Math.max(box.x, by.x), Math.max(box.y, by.y)];
  const width = Math.max(0, Math.min(right(box), right(by)) - x);
  return { x, y, width, height: Math.max(0, Math.min(bottom(box), bottom(by)) - y) };
}

/** How much of one box another one covers, in square pixels. */
export function covered(one: Box, other: Box): number {
  const { width, height } = clipped(one, other);
  return width * height;
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
  const whole = around([to, ...lit])!;
  const places = [
    within(x - card.width / 2, bottom(whole) + GAP),
    within(x - card.width / 2, whole.y - card.height - GAP),
    within(x - card.width / 2, bottom(to) + GAP),
    within(x - card.width / 2, to.y - card.height - GAP),
    within(right(to) + GAP, y - card.height / 2),
    within(to.x - card.width - GAP, y - card.height / 2),
    within(right(whole) + GAP, y - card.height / 2),
    within(whole.x - card.width - GAP, y - card.height / 2),
    ...steps(area.width).flatMap((dx) => steps(area.height).map((dy) => within(area.x + dx, area.y + dy))),
  ];
  const cost = (place: Box) => {
    const over = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + covered(place, box), 0);
    return 1000 * over([to]) + 6 * over(lit) + over(free) + Math.hypot(centre(place).x - x, centre(place).y - y);
  };
  const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return { x: best.x, y: best.y };
}

const steps = (length: number) => Array.from({ length: STEPS + 1 }, (_, step) => (length * step) / STEPS);

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The shortest line from one box to another; null where they nearly touch, or where it would cross something else that is lit. */
export function line(from: Box, to: Box, lit: readonly Box[] = []): Line | null {
  const span = (a: number, lengthA: number, b: number, lengthB: number): [number, number] => {
    if (a + lengthA < b) return [a + lengthA, b];
    if (b + lengthB < a) return [a, b + lengthB];
    const shared = (Math.max(a, b) + Math.min(a + lengthA, b + lengthB)) / 2;
    return [shared, shared];
  };
  const [x1, x2] = span(from.x, from.width, to.x, to.width);
  const [y1, y2] = span(from.y, from.height, to.y, to.height);
  const found = { x1, y1, x2, y2 };
  if (Math.hypot(x2 - x1, y2 - y1) < GAP / 2) return null;
  const isGoal = (box: Box) => covered(box, to) > (to.width * to.height) / 2;
  return lit.some((box) => !isGoal(box) && crosses(found, box)) ? null : found;
}

/** Whether a line goes through a box, not only along its edge. */
function crosses({ x1, y1, x2, y2 }: Line, box: Box): boolean {
  let [enters, leaves] = [0, 1];
  for (const [from, to, low, high] of [
    [x1, x2, box.x, right(box)],
    [y1, y2, box.y, bottom(box)],
  ] as const) {
    if (from === to) {
      if (from <= low || from >= high) return false;
      continue;
    }
    const [near, far] = [(low - from) / (to - from), (high - from) / (to - from)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    [enters, leaves] = [Math.max(enters, near), Math.min(leaves, far)];
  }
  return enters < leaves;
}
