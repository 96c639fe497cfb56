import { expect, test } from 'vitest';
import { Island, type BoardFile, type Place, type Point } from './board';
import { around, framed, held, liesAtFoot, mostOf, noteAt, worthALook, type Kept } from './framing';
import file from '../board.json';
import older from '../board_reconstructed.json';

const islands = [file, older].map((one) => new Island(one as unknown as BoardFile));
const PHONE = [360, 262] as const;

const places = (island: Island) => [...island.places.values()];
const seen = ({ x, y }: Place, look: { scale: number; x: number; y: number }, [width, height]: readonly number[]) => {
  const [px, py] = [x * look.scale + look.x, y * look.scale + look.y];
  return px >= 0 && py >= 0 && px <= width! && py <= height!;
};

test.each(islands)('no site lies over another, however small the island is', (island) => {
  for (const a of places(island))
    for (const b of places(island))
      if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(island.room);
  expect(island.room).toBeGreaterThan(46); // there is room to grow
});

test.each(islands)('the whole island fits on a short phone, with as little sea as can be', (island) => {
  const land = around(places(island));
  const look = framed(land, PHONE);
  for (const place of places(island)) expect(seen(place, look, PHONE)).toBe(true);
  const [wide, high] = [(land.right - land.left) * look.scale, (land.bottom - land.top) * look.scale];
  expect(Math.max(wide / PHONE[0], high / PHONE[1])).toBeCloseTo(1);
});

test('what is dragged away stops at the edge of the land', () => {
  const island = islands[0]!;
  const land = around(places(island));
  const look = held({ scale: 1, x: 5000, y: -5000 }, land, PHONE);
  expect(look.x).toBeCloseTo(-land.left);
  expect(look.y).toBeCloseTo(PHONE[1] - land.bottom);
});

test('from near all sites are seen that can be built, where they lie together', () => {
  const island = islands[0]!;
  const legal = ['forest_1', 'forest_2', 'forest_3'].map((id) => island.places.get(id)!);
  const whole = framed(around(places(island)), PHONE).scale;
  const look = worthALook(island, legal, [], PHONE, whole)!;
  expect(look.scale).toBeGreaterThan(whole);
  for (const place of legal) expect(seen(place, look, PHONE)).toBe(true);
});

test('where coasts all around can be built, those at the own roads are what matters', () => {
  const island = islands[0]!;
  const coasts = places(island).filter(({ kind }) => kind === 'coast');
  const own = [coasts[0]!];
  const joined = island.near.get(own[0]!.id)!.filter(({ kind }) => kind === 'suburb');
  const whole = framed(around(places(island)), PHONE).scale;
  const look = worthALook(island, [...coasts, ...joined], own, PHONE, whole)!;
  for (const place of [...own, ...joined]) expect(seen(place, look, PHONE)).toBe(true);
  expect(coasts.every((place) => seen(place, look, PHONE))).toBe(false);
});

test('with nothing to build and nothing built there is nothing to go near to', () => {
  expect(worthALook(islands[0]!, [], [], PHONE, 0.3)).toBeNull();
});

test.each(islands)('where the island is small one can always go nearer, to as many sites as can be', (island) => {
  const whole = framed(around(places(island)), PHONE).scale;
  const coasts = places(island).filter(({ kind }) => kind === 'coast');
  expect(worthALook(island, coasts, [], PHONE, whole)).toBeNull();
  for (const spots of [coasts, places(island)]) {
    const look = held(mostOf(spots, PHONE, whole)!, around(places(island)), PHONE);
    expect(look.scale).toBeGreaterThan(whole * 1.25);
    const near = spots.filter((place) => seen(place, look, PHONE));
    expect(near.length).toBeGreaterThan(spots === coasts ? 2 : 12);
  }
  expect([worthALook(island, coasts, [], [1600, 1200], 1.2), mostOf(coasts, [1600, 1200], 1.2)]).toEqual([null, null]);
});

test('a note hides as little as it can of what is to be seen, stays on the screen and off its site', () => {
  const [wide, high, clear] = [100, 40, 10];
  const screen = [300, 300] as const;
  const under = ([x, y]: Point, [left, top]: Point) => x > left && x < left + wide && y > top && y < top + high;
  const note = (at: Point, ...kept: Kept[]) => noteAt(at, [wide, high], clear, screen, kept);
  for (const x of [5, 150, 295])
    for (const y of [5, 150, 295]) {
      const spot = note([x, y]);
      expect(under([x, y], spot)).toBe(false);
      expect(Math.min(...spot)).toBeGreaterThanOrEqual(0);
      expect([spot[0] + wide <= screen[0], spot[1] + high <= screen[1]]).toEqual([true, true]);
    }
  const dear = (x: number, y: number): Kept => ({ at: [x, y], weight: 5 });
  const [above, below] = [dear(150, 110), dear(150, 190)];
  expect(note([150, 150], above, below).map(Math.round)).toEqual([160, 130]); // beside it nothing is hidden
  const cheap: Kept = { at: [150, 110], weight: 1 };
  expect(note([150, 150], cheap, below, dear(60, 150), dear(240, 150))[1]).toBeLessThan(150); // rather the cheap one
});

test('a note along an edge lies where it hides less, and never on its own site', () => {
  const foot = (y: number, ...kept: Kept[]) => liesAtFoot([100, y], 60, [360, 262], kept);
  const glows = (x: number, y: number): Kept => ({ at: [x, y], weight: 5 });
  expect([foot(20), foot(130), foot(250)]).toEqual([true, true, false]);
  expect([foot(130, glows(50, 250)), foot(130, glows(50, 250), glows(50, 20))]).toEqual([false, true]);
  expect(foot(130, glows(-50, 250))).toBe(true); // what is out of sight is not hidden
  expect(foot(20, glows(50, 250))).toBe(true);
});
