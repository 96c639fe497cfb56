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
  {
    rule: 'R17',
    after: 'paid-key',
    shows: ['card:'],
    points: [['card:landscape-desert', 'board-figure-joker']],
  },
  {
    rule: 'W1',
    after: 'took-bonus',
    shows: ['count:0', 'kept:0', 'bonus:0'],
    points: [
      ['kept:0', 'board-figure-kept'],
      ['bonus:0', 'board-figure-bonus'],
      ['count:0:view-keys', 'board-figure-key'], // which a lying phone tells elsewhere
    ],
  },
  {
    rule: 'W9',
    after: 'won-letters',
    shows: ['forest', 'plain', 'mountain', 'desert'].flatMap((land) => [`site:${land}_outer`, `site:${land}_inner`]),
    points: [
      ['site:mountain_outer_1', 'board-figure-outer'],
      ['site:mountain_inner', 'board-figure-inner'],
    ],
  },
];
