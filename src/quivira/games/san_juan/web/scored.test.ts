import { expect, test } from 'vitest';
import scored from './scored';
import type { SanJuanView } from './view';

test('the points of the buildings are told building by building', () => {
  const city = (...keys: string[]) => ({ buildings: keys.map((key) => ({ key })) });
  const view = { players: [city('indigo_plant', 'indigo_plant', 'statue'), city('tower')] } as SanJuanView;
  expect(scored['score-buildings'](view).map(({ label, by }) => [label, ...by])).toEqual([
    ['card-statue', 3, 0],
    ['card-tower', 0, 2],
    ['card-indigo_plant', 2, 0],
  ]);
});
