import type { Figure } from '$web/board/figures';

export const figures: readonly Figure[] = [
  {
    rule: '9',
    after: 'role-taken',
    shows: ['role:'],
    points: [
      ['role:councillor', 'board-figure-taken'],
      ['role:builder', 'board-figure-free'],
    ],
  },
  {
    rule: '23',
    after: 'built',
    shows: ['building:0', 'card:'],
    points: [
      ['building:0:1', 'board-figure-built'],
      ['card:', 'board-figure-pays'],
    ],
  },
  {
    rule: '5',
    after: 'round-begins',
    shows: ['building:0', 'card:'],
    points: [
      ['building:0:0', 'board-figure-indigo'],
      ['card:', 'board-figure-hand'],
    ],
  },
  {
    rule: '31',
    after: 'tile-turned',
    shows: ['building:0'],
    points: [
      ['building:0:0', 'board-figure-good'],
      ['building:0:3', 'board-figure-empty'],
    ],
  },
  {
    rule: '34',
    after: 'tile-turned',
    shows: ['role:', 'market'],
    points: [
      ['market', 'board-figure-market'],
      ['role:trader', 'board-figure-trader'],
    ],
  },
];
