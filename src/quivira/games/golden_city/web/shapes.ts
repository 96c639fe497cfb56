import type { Island, Point } from './board';

/** Outlines that are worked out of the board's data: terrains between rivers, bridges, plain shapes for what is not drawn. */
const SIDES: Record<string, Point> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

export function path(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
}

/** The coast: drawn in the file, or an oval around all places. */
export function coast({ file, size, centre }: Island): Point[] {
  const drawn = file.drawing?.island_outline;
  if (drawn?.length) return drawn;
  return Array.from({ length: 72 }, (_, i) => {
    const turn = (i / 36) * Math.PI;
    return [centre[0] + Math.cos(turn) * size[0] * 0.475, centre[1] + Math.sin(turn) * size[1] * 0.48] as const;
  });
}

/** The same outline, `by` units further in. */
export function inset(points: readonly Point[], [cx, cy]: Point, by: number): Point[] {
  return points.map(([x, y]) => {
    const far = Math.hypot(x - cx, y - cy);
    return [cx + ((x - cx) * (far - by)) / far, cy + ((y - cy) * (far - by)) / far] as const;
  });
}

export interface Course {
  id: string;
  line: readonly Point[];
}

/** The rivers, from the spring in the middle to the sea. */
export function courses({ file, size, centre }: Island): Course[] {
  return file.rivers.map(({ id, line }) => {
    const [dx, dy] = SIDES[id] ?? [0, -1];
    const mouth: Point = [centre[0] + dx * size[0] * 0.47, centre[1] + dy * size[1] * 0.47];
    return { id, line: [centre, ...(line?.length ? line : [mouth])] };
  });
}

/** Each terrain's land: what lies between its two rivers, out beyond the coast. */
export function lands(island: Island): { terrain: string; outline: Point[] }[] {
  const rivers = courses(island);
  return island.file.rivers.flatMap((river, i) => {
    const next = island.file.rivers[(i + 1) % island.file.rivers.length]!;
    const terrain = river.between?.find((name) => next.between?.includes(name));
    if (!terrain) return [];
    const [a, b] = [rivers[i]!.line, rivers.find(({ id }) => id === next.id)!.line];
    return [{ terrain, outline: [...a, ...around(a.at(-1)!, b.at(-1)!, island.centre), ...b.toReversed()] }];
  });
}

/** A wide arc outside the island from one river's mouth to the next one's. */
function around(from: Point, to: Point, [cx, cy]: Point): Point[] {
  const start = Math.atan2(from[1] - cy, from[0] - cx);
  let turn = Math.atan2(to[1] - cy, to[0] - cx) - start;
  if (turn < -Math.PI) turn += 2 * Math.PI;
  if (turn > Math.PI) turn -= 2 * Math.PI;
  return Array.from({ length: 9 }, (_, i) => {
    const angle = start + (turn * i) / 8;
    return [cx + Math.cos(angle) * 900, cy + Math.sin(angle) * 900] as const;
  });
}

/** Where roads cross rivers: the point and the road's direction in degrees. */
export function bridges(island: Island): { x: number; y: number; turn: number }[] {
  const rivers = courses(island);
  return island.file.roads.flatMap((road) => {
    const [a, b] = [island.places.get(road.a)!, island.places.get(road.b)!];
    for (const { line } of rivers) {
      for (let i = 1; i < line.length; i++) {
        const at = crossing([a.x, a.y], [b.x, b.y], line[i - 1]!, line[i]!);
        if (at) return [{ x: at[0], y: at[1], turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI }];
      }
    }
    return [];
  });
}

function crossing([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Point | null {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (!cross) return null;
  const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  const u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [ax + t * (bx - ax), ay + t * (by - ay)] : null;
}
