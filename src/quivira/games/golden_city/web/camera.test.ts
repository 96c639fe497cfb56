import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Island, type BoardFile, type Point } from './board';
import { Camera } from './camera.svelte';
import { around, worthALook } from './framing';
import file from '../board.json';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', vi.fn()); // what glides is always on its way
  vi.stubGlobal('cancelAnimationFrame', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

const SHORT = [360, 262] as const;
const HIGH = [390, 430] as const;
const island = new Island(file as unknown as BoardFile);
const land = around([...island.places.values()]);
const legal = ['forest_1', 'forest_2', 'forest_3'].map((id) => island.places.get(id)!);
const first = (screen: Point, whole: number) => worthALook(island, legal, [], screen, whole);

test('a page opens at what can be built, where the island would be too small for a finger', () => {
  const camera = new Camera(land, first);
  camera.resize(...SHORT);
  expect(camera.whole).toBe(false);
  for (const { x, y } of legal) {
    expect(x * camera.scale + camera.x).toBeGreaterThan(0);
    expect(y * camera.scale + camera.y).toBeGreaterThan(0);
    expect(x * camera.scale + camera.x).toBeLessThan(SHORT[0]);
    expect(y * camera.scale + camera.y).toBeLessThan(SHORT[1]);
  }
});

test('a larger window, and one with nothing to build, shows the whole island', () => {
  const large = new Camera(land, first);
  large.resize(...HIGH);
  expect(large.whole).toBe(true);
  const bidding = new Camera(land);
  bidding.resize(...SHORT);
  expect(bidding.whole).toBe(true);
});

test('whoever went back to the whole island keeps it when the phone is turned', () => {
  const camera = new Camera(land, first);
  camera.resize(...SHORT);
  camera.zoom(0.01);
  camera.resize(...HIGH);
  camera.resize(...SHORT);
  expect(camera.whole).toBe(true);
});

function square(): Camera {
  const camera = new Camera({ left: 0, top: 0, right: 1000, bottom: 1000 });
  camera.resize(400, 400);
  return camera;
}

test('what is chosen beside the map comes into sight where the player has gone near', () => {
  const camera = square();
  camera.zoom(2, 0, 0);
  const { x, y } = camera;
  camera.reveal(900, 900);
  expect(camera.x).toBeLessThan(x);
  expect(camera.y).toBeLessThan(y);
});

test('a map on its way back to the whole island still fits the window when that changes', () => {
  const camera = square();
  camera.zoom(2);
  camera.fit();
  expect(camera.whole).toBe(false);
  camera.reveal(900, 900);
  camera.resize(300, 300);
  expect(camera.whole).toBe(true);
});
