import { get } from '$web/api/http';
import type { Label } from '$web/api/wire';

/** The board in use, as the host's file describes it; what is not drawn in it gets a plain shape. */
export type Point = readonly [number, number];

export interface Gain {
  letters?: number;
  coins?: number;
  landscape_cards?: number;
}

export interface Place {
  id: string;
  kind: 'coast' | 'suburb' | 'outer' | 'inner';
  terrain: string;
  river: string | null;
  quarter: string | null;
  reward: { type: string; amount?: number; first?: Gain; second?: Gain };
  cost: Record<string, number>;
  x: number;
  y: number;
}

interface River {
  id: string;
  between?: string[];
  suburbs: string[];
  line?: Point[];
}

export interface BoardFile {
  meta?: { size?: Point; centre?: Point };
  places: Place[];
  roads: { a: string; b: string }[];
  rivers: River[];
  quarters: { id: string; districts: string[] }[];
  drawing?: { island_outline?: Point[]; district_shapes?: Record<string, Point[]>; compass_rose?: Point };
}

const FILES: Record<string, string> = { 'option-board-reconstructed': 'board_reconstructed' };
const loaded = new Map<string, Promise<Island>>();
const known = new Map<string, Island>();

function pathOf(game: string, playedOn: string): string {
  return `/api/games/${encodeURIComponent(game)}/data/${FILES[playedOn] ?? 'board'}`;
}

/** The island that a game is played on, by what its view says of the board. */
export function islandOf(game: string, playedOn: string): Promise<Island> {
  const path = pathOf(game, playedOn);
  let found = loaded.get(path);
  if (!found) {
    found = get<BoardFile>(path).then((file) => new Island(file));
    loaded.set(path, found);
    found.then(
      (island) => known.set(path, island),
      () => loaded.delete(path),
    );
  }
  return found;
}

/** The same, if it has been fetched already. */
export function islandKnown(game: string, playedOn: string): Island | undefined {
  return known.get(pathOf(game, playedOn));
}

export class Island {
  readonly size: Point;
  readonly centre: Point;
  readonly places: ReadonlyMap<string, Place>;
  /** Sites joined by a road. */
  readonly near: ReadonlyMap<string, readonly Place[]>;
  /** How wide and high sites may be, in units, without one lying over another. */
  readonly room: number;

  constructor(readonly file: BoardFile) {
    this.size = file.meta?.size ?? [1000, 800];
    this.centre = file.meta?.centre ?? [this.size[0] / 2, this.size[1] / 2];
    this.places = new Map(file.places.map((place) => [place.id, place]));
    this.near = new Map(
      file.places.map(({ id }) => [
        id,
        file.roads
          .filter((road) => road.a === id || road.b === id)
          .map((road) => this.places.get(road.a === id ? road.b : road.a)!),
      ]),
    );
    const apart = file.places.flatMap((a, i) =>
      file.places.slice(0, i).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))),
    );
    this.room = Math.min(...apart, 80) - 2;
  }

  /** The site that a step into a direction leads to: along a road if one goes roughly there. */
  step(from: string, dx: number, dy: number): string | null {
    const here = this.places.get(from)!;
    let [best, most] = [null as string | null, 0.35];
    for (const { id, x, y } of this.near.get(from) ?? []) {
      const along = ((x - here.x) * dx + (y - here.y) * dy) / Math.hypot(x - here.x, y - here.y);
      if (along > most) [best, most] = [id, along];
    }
    return best;
  }

  /** The site nearest to a point, if it lies within `reach`. Some are `wanted` and need not be hit so well. */
  nearest(x: number, y: number, reach: number, wanted: readonly Place[] = []): string | null {
    let found: string | null = null;
    for (const place of this.places.values()) {
      const far = Math.hypot(place.x - x, place.y - y) * (wanted.includes(place) ? 0.6 : 1);
      if (far < reach) [found, reach] = [place.id, far];
    }
    return found;
  }

  /** The sites that an area of a scoring card is about: 'river-east', 'quarter-forest'. */
  area(key: string): readonly string[] {
    const [kind, id] = [key.slice(0, key.indexOf('-')), key.slice(key.indexOf('-') + 1)];
    if (kind === 'river') return this.file.rivers.find((river) => river.id === id)?.suburbs ?? [];
    return this.file.quarters.find((quarter) => quarter.id === id)?.districts ?? [];
  }
}

/** A site's name, as the log says it. */
export function nameOf({ id, kind, terrain }: Place): Label {
  const n = Number(id.split('_').at(-1));
  if (kind === 'coast') return { key: 'site-coast', args: { n } };
  const args = { terrain: `landscape-${terrain}` };
  return kind === 'inner' ? { key: 'site-inner', args } : { key: `site-${kind}`, args: { ...args, n } };
}

/** The site that has this name. */
export function siteOf(name: Label): string {
  if (typeof name !== 'object' || Array.isArray(name)) return '';
  const terrain = String(name.args.terrain ?? '').replace('landscape-', '');
  const n = String(name.args.n ?? '');
  if (name.key === 'site-coast') return `coast_${n.padStart(2, '0')}`;
  if (name.key === 'site-inner') return `${terrain}_inner`;
  return name.key === 'site-outer' ? `${terrain}_outer_${n}` : `${terrain}_${n}`;
}

/** What a house there brings, in the words of the choices. */
export function rewardOf({ kind, reward }: Place): string {
  if (kind === 'inner') return 'reward-inner';
  if (kind === 'outer') return reward.first?.coins ? 'reward-outer-coin' : 'reward-outer';
  if (reward.type === 'coins') return reward.amount === 1 ? 'reward-coin' : 'reward-two-coins';
  return `reward-${reward.type}`;
}
