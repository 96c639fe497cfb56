import { expect, it } from 'vitest';
import { brings } from './brings';
import { asked, card, priced, way } from './fake';

const table = (given: Parameters<typeof asked>[0]) =>
  ({
    ...asked(given),
    about: (key: string) => `about ${key}.`,
    say: (label: unknown) => label,
  }) as ReturnType<typeof asked>;

it('tells of a building its points, its price and what it does; of a card that is given up the same', () => {
  const at = table({
    ask: 'ask-build',
    hand: [{ ...priced('crane', [way(2)]), lowest: 2 }],
  });
  expect(brings(at, 'build:crane')).toBe('board-card-points 1, board-card-for 2. about card-crane.');
  expect(brings(at, 'build:statue')).toBe('board-card-points 3. about card-statue.');
  expect(brings(at, 'pay:crane')).toBe('board-given-up board-card-points 1. about card-crane.');
});

it('tells of a role what it would do for the own cards now', () => {
  const view = { could_build: ['card-crane', 'card-well'], could_make: 2, could_sell: 0 };
  const at = table({ ask: 'ask-role', view });
  const said = (role: string) => brings(at, `role:${role}`, 'Words.');
  expect(['builder', 'producer', 'trader', 'councillor'].map(said)).toEqual([
    'Words. board-could-build card-crane,card-well',
    'Words. board-could-make 2',
    'Words. board-could-sell 0',
    'Words.',
  ]);
  expect(brings(table({ ask: 'ask-role', view: { ...view, could_build: [] } }), 'role:builder')).toBe(
    'board-could-build-nothing',
  );
});

it('tells of a good what it sells for: now, or some day', () => {
  const tile = [{ key: 'silver_smelter', label: '', amount: 3 }];
  const at = table({ ask: 'ask-sell', view: { tile } });
  expect(brings(at, 'sell:silver_smelter')).toBe('board-sells-for 3');
  expect(brings(at, 'produce:silver_smelter')).toBe('board-sells-between 2 3 1');
  expect(brings(at, 'produce:indigo_plant')).toBe('board-sells-between 1 1 0');
});

it('tells what the new building costs in the place of another', () => {
  const site = {
    ...card('palace'),
    ...priced('palace', [way(6), way(4, { over: 'well' })]),
  };
  const at = table({ ask: 'ask-over', view: { site } });
  expect(brings(at, 'over:well')).toBe('board-over-for 4');
  expect(brings(at, 'over:none')).toBe('board-card-for 6');
});
