import type { Figure } from '$web/board/figures';

export const figures: readonly Figure[] = [
  {
    rule: '9',
    after: 'round-begins',
    shows: ['card:'],
    points: [['card:', 'board-figure-row']],
  },
  {
    rule: '14',
    after: 'sent',
    shows: ['group:'],
    points: [
      ['group:0', 'board-figure-largest'],
      ['group:2', 'board-figure-smallest'],
    ],
  },
  {
    rule: '17',
    after: 'rock-placed',
    shows: ['treasure:', 'chamber:'],
    points: [
      ['chamber:sundial-4', 'board-figure-rock'],
      ['chamber:statuette', 'board-figure-open'],
    ],
  },
];
