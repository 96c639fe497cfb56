import type { Figure } from '$web/board/figures';

export const figures: readonly Figure[] = [
  {
    rule: 'R1',
    after: 'round-begins',
    shows: ['scoring', 'goods'],
    points: [
      ['scoring', 'board-figure-scoring'],
      ['goods', 'board-figure-goods'],
    ],
  },
  {
    rule: 'R6',
    after: 'chased',
    shows: ['pair:'],
    points: [
      ['pair:1', 'board-figure-chase'],
      ['pair:3', 'board-figure-pair'],
    ],
  },
  {
    rule: 'R13',
    after: 'built',
    shows: ['site:'],
    points: [
      ['site:coast_01', 'board-figure-coast'],
      ['site:plain_1', 'board-figure-onward'],
    ],
  },
];
