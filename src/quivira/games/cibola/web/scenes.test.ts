import { expect, it } from 'vitest';
import { SCENES } from './scenes';

it('has given its scenes to the server, which draws pictures of final boards with them', async () => {
  const rows = Object.entries(SCENES).map(([name, scene]) => `${JSON.stringify(name)}: ${JSON.stringify(scene)}`);
  await expect(`{\n${rows.join(',\n')}\n}\n`).toMatchFileSnapshot('../scenes.json');
});
