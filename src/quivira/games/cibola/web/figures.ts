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
  {
    rule: '6',
    after: 'round-begins',
    shows: ['totem:'],
    points: [['totem:', 'board-figure-totems']],
  },
  {
    rule: '15',
    after: 'camped',
    shows: ['camp', 'rocks'],
    points: [
      ['camp', 'board-figure-camp'],
      ['rocks', 'board-figure-rocks'],
    ],
  },
  {
    rule: '18',
    after: 'totem-taken',
    shows: ['explorers:0', 'totem:skull_minus2', 'held:0'],
    points: [
      ['explorers:0', 'board-figure-explorers'],
      ['totem:skull_minus2', 'board-figure-taken'],
    ],
  },
];
