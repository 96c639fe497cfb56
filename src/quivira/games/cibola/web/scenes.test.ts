import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectDrawn } from '../../../../../web/tests/drawn';
import { SCENES } from './scenes';

it('has a scene for each treasure, totem and symbol', () => {
  const words = readFileSync(new URL('../locale/en.ftl', import.meta.url), 'utf8');
  const named = [...words.matchAll(/^((?:treasure|totem|symbol)-\w+) =/gm)].map(([, key]) => key!);
  expectDrawn([...named, 'torch', 'explorer'], (name) => (SCENES[name] ?? []).map(({ d }) => d));
});

it('has given its scenes to the server, which draws pictures of final boards with them', async () => {
  const rows = Object.entries(SCENES).map(([name, scene]) => `${JSON.stringify(name)}: ${JSON.stringify(scene)}`);
  await expect(`{\n${rows.join(',\n')}\n}\n`).toMatchFileSnapshot('../scenes.json');
});
