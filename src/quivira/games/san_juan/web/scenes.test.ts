import { expect, it } from 'vitest';
import data from '../cards.json';
import { breadth } from './cards';
import { isScene, sceneOf } from './scenes';

const ROLES = ['builder', 'producer', 'trader', 'councillor', 'prospector', 'governor'];

it('has a scene for each card and role, and no two alike', () => {
  const names = [...data.cards.map((card) => card.id), ...ROLES];
  expect(names.filter((name) => !isScene(name))).toEqual([]);
  const drawn = names.map((name) => JSON.stringify(sceneOf(name)));
  expect(new Set(drawn).size).toBe(names.length);
  expect(drawn.filter((scene) => /NaN|undefined/.test(scene))).toEqual([]);
});

it('has given its scenes to the server, which draws pictures of final boards with them', async () => {
  const scenes = data.cards.map((card) => [card.id, sceneOf(card.id)] as const);
  const rows = scenes.map(([name, scene]) => `${JSON.stringify(name)}: ${JSON.stringify(scene)}`);
  await expect(`{\n${rows.join(',\n')}\n}\n`).toMatchFileSnapshot('../scenes.json');
});

it('sets a name by its broadest word', () => {
  expect(breadth('Triumphal arch')).toBe(breadth('Triumphal'));
  expect(breadth('Kereskedelmi állomás')).toBe(breadth('Kereskedelmi'));
  expect(breadth('mmm')).toBeGreaterThan(breadth('illi'));
});
