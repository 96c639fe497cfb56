import { expect, it } from 'vitest';
import { expectDrawn } from '../../../../../web/tests/drawn';
import data from '../cards.json';
import { breadth } from './cards';
import { isScene, sceneOf } from './scenes';

const ROLES = ['builder', 'producer', 'trader', 'councillor', 'prospector', 'governor'];

it('has a scene for each card and role', () => {
  const names = [...data.cards.map((card) => card.id), ...ROLES];
  expect(names.filter((name) => !isScene(name))).toEqual([]);
  expectDrawn(names, (name) => sceneOf(name).map(([, path]) => path));
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
