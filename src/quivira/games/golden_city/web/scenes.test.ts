import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectDrawn } from '../../../../../web/tests/drawn';
import { areaScene } from './art';
import { SCENES } from './scenes';

const words = readFileSync(new URL('../locale/en.ftl', import.meta.url), 'utf8');
const named = (kinds: string) => [...words.matchAll(new RegExp(`^((?:${kinds})-\\w+) =`, 'gm'))].map(([, key]) => key!);

it('has a scene for each landscape, good and bonus card', () => {
  expectDrawn(named('landscape|good|bonus'), (name) =>
    (SCENES[name] ?? []).map(({ d, at }) => d + (at ? placed(at) : '')),
  );
});

/** Where a shape stands, as a move of its own. */
const placed = ([x, y, size = 1]: readonly [number, number, number?]) => `M${x} ${y}L${x} ${size}`;

it('has a scene for each area that is scored', () => {
  expect(named('river|quarter').filter((area) => !SCENES[areaScene(area)])).toEqual([]);
});

it('keeps to colours that every browser knows', () => {
  const fills = Object.values(SCENES).flatMap((scene) => scene.map(({ fill }) => fill));
  expect(fills.filter((fill) => !/^#[0-9a-f]{6}$/.test(fill))).toEqual([]);
});
