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
];
