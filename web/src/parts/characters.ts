/** Who the bots are. A portrait is put together from a small library of shapes on a field of 64 by 64. */

/** Whose colour a shape has. */
type Tone = 'skin' | 'shade' | 'hair' | 'cloth' | 'second' | 'ink' | 'white' | 'gold';
type Shape = readonly [tone: Tone, d: string];

const BODY: Shape[] = [
  ['cloth', 'M5 65C6 53 15 48.5 26 46.5h12c11 2 20 6.5 21 18.5Z'],
  ['shade', 'M26.5 37h11v9.5c-2.5 4.5-8.5 4.5-11 0Z'],
];
const FACE: Shape[] = [
  [
    'skin',
    'M20.7 26.5c-2.6-1.1-4 .4-3.5 3.1.5 2.4 2.2 3.7 4.3 3ZM43.3 26.5c2.6-1.1 4 .4 3.5 3.1-.5 2.4-2.2' + ' 3.7-4.3 3Z',
  ],
  ['skin', 'M20.3 26.5c0-9 4.6-13.8 11.7-13.8s11.7 4.8 11.7 13.8c0 9.6-5.2 16.7-11.7 16.7s-11.7-7.1-11.7-16.7Z'],
  ['shade', 'M32 12.7c7.1 0 11.7 4.8 11.7 13.8 0 9.6-5.2 16.7-11.7 16.7 5.2-4 7.3-10 7-17.2-.2-6.2-2.9-11-7-13.3Z'],
];
const EYE = 'M25.3 28.3a1.6 1.9 0 1 1 3.2 0 1.6 1.9 0 1 1-3.2 0Z';
const EYES: Shape[] = [['ink', `${EYE}M35.5 28.3a1.6 1.9 0 1 1 3.2 0 1.6 1.9 0 1 1-3.2 0Z`]];
const BROWS: Shape[] = [
  [
    'hair',
    'M23.8 24.8c1.6-1.7 4-1.9 6-.7l-.5 1.5c-1.7-.7-3.4-.5-5 .5ZM40.2 24.8c-1.6-1.7-4-1.9-6-.7l.5 1.5' +
      'c1.7-.7 3.4-.5 5 .5Z',
  ],
];
const SMILE: Shape[] = [['ink', 'M27.5 36.3c2.8 2.3 6.2 2.3 9 0-.5 2.7-2.3 4-4.5 4s-4-1.3-4.5-4Z']];
const CALM: Shape[] = [['ink', 'M28 37.3c2.6 1 5.4 1 8 0l-.4 1.4c-2.3.9-4.9.9-7.2 0Z']];
const LOOK: Shape[] = [...EYES, ...BROWS];

const HAIR = {
  long: [['hair', 'M15.5 30c-1-14 6-21 16.5-21s17.5 7 16.5 21c-.4 6.5.6 13 3.5 19H12c2.9-6 3.9-12.5 3.5-19Z']],
  fringe: [
    [
      'hair',
      'M19.5 27c-1.5-10 3.5-16.5 12.5-16.5S46 17 44.5 27c-1.2-4-3-6.5-5.5-8-4.5 1.8-9.5 1.6-13.5-.3-2.7' +
        ' 1.6-4.9 4.5-6 8.3Z',
    ],
  ],
  parted: [
    ['hair', 'M19.5 28c-2-10.5 3-17.5 12.5-17.5S46.5 17.5 44.5 28c-1-5-4-9.5-12.5-13.5-8.5 4-11.5 8.5-12.5 13.5Z'],
  ],
  bun: [['hair', 'M25.5 9a6.5 6 0 1 1 13 0 6.5 6 0 1 1-13 0Z']],
  plaits: [
    [
      'hair',
      'M17 28c-3 3-3.5 6-2 9-2 2.5-2 5.5-.3 8-1.2 2.5-.7 5 .8 7.5h5c1.3-2.5 1.6-5 .3-7.5 1.7-2.5' +
        ' 1.7-5.5 0-8 1.2-3 .7-6-1.3-9Z',
    ],
    [
      'hair',
      'M47 28c3 3 3.5 6 2 9 2 2.5 2 5.5.3 8 1.2 2.5.7 5-.8 7.5h-5c-1.3-2.5-1.6-5-.3-7.5-1.7-2.5-1.7-5.5' +
        ' 0-8-1.2-3-.7-6 1.3-9Z',
    ],
  ],
  tonsure: [
    [
      'hair',
      'M19.8 30c-3.6-2.5-4.3-8.5-1.3-12.3 1.3-1.6 3.7-1.5 4.3.3.5 1.8-.5 3.3-.8 5-.3 2.3-1 4.7-2.2 7Z' +
        'M44.2 30c3.6-2.5 4.3-8.5 1.3-12.3-1.3-1.6-3.7-1.5-4.3.3-.5 1.8.5 3.3.8 5 .3 2.3 1 4.7 2.2 7Z',
    ],
  ],
  curls: [
    [
      'hair',
      'M18.5 30c-4-1.5-5-6-2.5-9-1.8-4 .8-8 4.8-8.3C22 8.5 27 7 30.5 9c3.7-2.3 8.5-1 10 2.7 4 0 6.9 3.8' +
        ' 5.7 7.8 3 2.7 2.6 8-1.5 10-.6-3.5-2.2-6.5-5-8.5-4.4 1.8-10.5 1.8-14.7-.3-3.2 2-5.5 5.3-6.5 9.3Z',
    ],
  ],
} satisfies Record<string, Shape[]>;
const BEARD = {
  full: [
    [
      'hair',
      'M20.2 28.5c1.5 3.5 3 5.3 5 6 2-1.7 4-2.3 6.8-2.3s4.8.6 6.8 2.3c2-.7 3.5-2.5 5-6 1.4 10-2.8' +
        ' 19.5-11.8 22-9-2.5-13.2-12-11.8-22Z',
    ],
    ['shade', 'M28.5 37.3c2.3-1 4.7-1 7 0-.8 1.7-2 2.5-3.5 2.5s-2.7-.8-3.5-2.5Z'],
  ],
  goatee: [['hair', 'M27.5 40c3 1.3 6 1.3 9 0 .3 5-1.7 8.5-4.5 10-2.8-1.5-4.8-5-4.5-10Z']],
  moustache: [
    [
      'hair',
      'M32 34.3c-2.3-1.7-5.5-1-8 1.6-1.1 1.1-2.3 1.2-3.5.6 1.2 3 5.3 4.1 11.5 1.2 6.2 2.9 10.3 1.8' +
        ' 11.5-1.2-1.2.6-2.4.5-3.5-.6-2.5-2.6-5.7-3.3-8-1.6Z',
    ],
  ],
} satisfies Record<string, Shape[]>;
const HEAD = {
  tricorne: [
    [
      'second',
      'M7 19.5c8-1 9.5-11.5 25-11.5s17 10.5 25 11.5c-2.5 4.5-8.5 5.5-12 4.3-8-3-18-3-26 0-3.5' + ' 1.2-9.5.2-12-4.3Z',
    ],
    ['gold', 'M7 19.5c8-.2 13-3.8 25-3.8s17 3.6 25 3.8l-1.3 1.9C47.5 20.6 43 18 32 18s-15.5 2.6-23.7 3.4Z'],
  ],
  broad: [
    ['second', 'M19.5 18.5C19.5 9.5 24 5 32 5s12.5 4.5 12.5 13.5c-8 2.5-17 2.5-25 0Z'],
    ['gold', 'M19.6 15.8c8 2.4 16.8 2.4 24.8 0l.1 3c-8 2.6-17 2.6-25 0Z'],
    ['second', 'M6 20.5c7-4 14-2 26-2s19-2 26 2c-7 5.5-16 4.3-26 4.3S13 26 6 20.5Z'],
    ['white', 'M41 17.5c2-8.5 8.5-13.5 17.5-13-1 8-7 14-16.5 14.5Z'],
  ],
  scarf: [
    ['second', 'M45 22c4.5-.5 8 1.5 10.5 6-4.5 1.5-8.5.3-11-3Z'],
    ['second', 'M18 26.5C15.5 14 22 7.8 32 7.8S48.5 14 46 26.5c-3.5-5-8-7.3-14-7.3s-10.5 2.3-14 7.3Z'],
    [
      'white',
      'M24 14.5a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0ZM30.5 12a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0ZM37' +
        ' 14.5a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0ZM20 19.5a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0ZM41 19.5' +
        'a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0Z',
    ],
  ],
  beret: [
    ['second', 'M12.5 19.5C12 10.5 22 5.5 34 6.5s18 7.5 17 13c-3.5 4-8.5 2-18.5 2s-16.5 2-20-2Z'],
    ['gold', 'M17 19.8c10-2.2 20-2.2 30 0l-.6 2.8c-9.5-1.7-19.3-1.7-28.8 0Z'],
  ],
  cap: [
    ['second', 'M19 21.5C19 12 24 7.5 32 7.5S45 12 45 21.5c-8-2.3-18-2.3-26 0Z'],
    ['ink', 'M18.5 21c9-3 18-3 27 0l5 4.5c-10-4-22.5-4-33-1Z'],
  ],
  turban: [
    ['second', 'M15.5 24C13 12.5 21 6 32 6s19 6.5 16.5 18c-4.5-3.3-10-4.8-16.5-4.8S20 20.7 15.5 24Z'],
    [
      'white',
      'M17 20.5c5.5-8 14-12.5 24.5-13l2.3 1.3C34 10.5 26 14.5 19.5 21.8ZM36 19.3c2-5 5-8.5 9.5-10.5l1.2' +
        ' 1.7c-3.7 2-6.2 5-7.8 9.3Z',
    ],
    ['gold', 'M32 12.5l2.8 3.6-2.8 3.6-2.8-3.6Z'],
  ],
} satisfies Record<string, Shape[]>;
const DRESS = {
  ruff: [
    [
      'white',
      'M19 47.5c3.5 2.3 8 3.5 13 3.5s9.5-1.2 13-3.5c1.5 2.5 1 5.2-1.5 6.8-3.5 2-7.3 2.7-11.5 2.7' +
        's-8-.7-11.5-2.7C18 52.7 17.5 50 19 47.5Z',
    ],
  ],
  coat: [
    ['white', 'M26 47l6 9 6-9 2 1.5L32 62l-8-13.5Z'],
    [
      'gold',
      'M21 55a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0ZM40 55a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0ZM20 60.5' +
        'a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0ZM41 60.5a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0Z',
    ],
  ],
  shawl: [['second', 'M4 66c1-10 7-15.5 19-18.5l9 13 9-13C53 50.5 59 56 60 66H44l-12-4-12 4Z']],
  hood: [['second', 'M14 50c4-4 9-5 12-3.5 3.5 4 8.5 4 12 0 3-1.5 8-.5 12 3.5-4 6-11 9-18 9s-14-3-18-9Z']],
  apron: [['white', 'M22 48l3-1 1.5 9h11l1.5-9 3 1-1 17H23Z']],
} satisfies Record<string, Shape[]>;
const PATCH: Shape[] = [['ink', 'M17.5 20.3 45.5 25l-.3 1.7-4 .1c.3 4-1.8 6-4.2 6-2.6 0-4.3-2.2-4.2-6.8l-15.6-4Z']];
const EARRING: Shape[] = [['gold', 'M16.3 35a2.3 2.3 0 1 1 4.6 0 2.3 2.3 0 1 1-4.6 0Z']];
const RING = 'a4.7 4.7 0 1 1 9.4 0 4.7 4.7 0 1 1-9.4 0Zm1.4 0a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0Z';
const GLASSES: Shape[] = [['ink', `M22 28.3${RING}M32.6 28.3${RING}M31 27.3h2v1.5h-2Z`]];
const FRECKLES: Shape[] = [
  [
    'shade',
    'M24 32.5a.8.8 0 1 1 1.6 0 .8.8 0 1 1-1.6 0ZM26.5 34a.8.8 0 1 1 1.6 0 .8.8 0 1 1-1.6 0ZM36 34' +
      'a.8.8 0 1 1 1.6 0 .8.8 0 1 1-1.6 0ZM38.5 32.5a.8.8 0 1 1 1.6 0 .8.8 0 1 1-1.6 0Z',
  ],
];
const PARROT: Shape[] = [
  ['second', 'M12 66c-2-14 2-26 12-31l16-2c9 7 12 20 10 33Z'],
  ['cloth', 'M14 66c-1-22 2-40 8-47 4-6 12-8.5 19-6 8 3 12 10 11 19-1 10-7 15-7 34Z'],
  ['gold', 'M30 66c2-14 0-22-5-30 9 3 17 12 17 30Z'],
  ['gold', 'M26 17c-2-6-1-10 2-14 1 3 2 5 4 6.5 0-3.5 1-6 4-8 0 4 1.5 6 3.5 9.5Z'],
  ['white', 'M31 26c0-6 5-9 10-8.5 6 .6 9.5 5 9.5 10.5-3 4-7.5 6-12 5.5s-7.5-3-7.5-7.5Z'],
  ['ink', 'M45 21c7-1 12 3.5 12 10.5-.2 4-2 7-4.5 8.5.5-4-.8-6-3.5-7-3.5-1.3-5.5-5-4-12Z'],
  ['ink', 'M36.5 25.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z'],
  ['white', 'M38.3 24.5a1 1 0 1 1 2 0 1 1 0 1 1-2 0Z'],
];

export interface Character {
  key: string;
  /** The same in all languages; what they are like is `ui-character-KEY`. */
  name: string;
  ground: string;
  tones: Readonly<Record<Tone, string>>;
  shapes: readonly Shape[];
}

const FIXED = { ink: '#33251a', white: '#f7eed9', gold: '#d9a531' };
const SKINS = {
  pale: ['#f0c9a4', '#d9a67c'],
  rosy: ['#eeb98f', '#d3946a'],
  olive: ['#d9a070', '#bb7f52'],
  brown: ['#a9714a', '#87552f'],
  dark: ['#7f5138', '#613a25'],
} as const;

function person(
  key: string,
  name: string,
  [ground, skin, hair, cloth, second]: readonly [string, keyof typeof SKINS, string, string, string],
  shapes: readonly Shape[][],
): Character {
  const [light, shade] = SKINS[skin];
  return { key, name, ground, tones: { ...FIXED, skin: light, shade, hair, cloth, second }, shapes: shapes.flat() };
}

export const CHARACTERS: readonly Character[] = [
  person(
    'isabela',
    'Isabela',
    ['#7fa6b8', 'olive', '#2b1d16', '#274863', '#22384e'],
    [HAIR.long, BODY, DRESS.coat, FACE, HAIR.parted, LOOK, CALM, HEAD.tricorne],
  ),
  person(
    'tomas',
    'Tomás',
    ['#c9b58a', 'rosy', '#d9d3c6', '#5b4633', '#6d4a20'],
    [BODY, DRESS.coat, FACE, BEARD.full, LOOK, PATCH, HEAD.cap],
  ),
  person(
    'pepa',
    'Pepa',
    ['#e0a97f', 'olive', '#3a241a', '#8f4a3a', '#a3352a'],
    [BODY, DRESS.apron, FACE, LOOK, SMILE, HEAD.scarf, EARRING],
  ),
  person(
    'baltasar',
    'Baltasar',
    ['#b7a6c9', 'dark', '#1f1714', '#5a3a66', '#472c52'],
    [BODY, DRESS.ruff, FACE, LOOK, CALM, BEARD.goatee, HEAD.beret],
  ),
  person(
    'nils',
    'Nils',
    ['#a8c3a0', 'pale', '#b5652b', '#e6dcc3', '#2f6c74'],
    [BODY, FACE, HAIR.fringe, LOOK, FRECKLES, SMILE, HEAD.cap],
  ),
  person(
    'ximena',
    'Ximena',
    ['#d8c37e', 'brown', '#241812', '#6b7a3a', '#4d5928'],
    [HAIR.bun, BODY, DRESS.ruff, FACE, HAIR.parted, LOOK, GLASSES, CALM],
  ),
  person('coco', 'Coco', ['#9cc0d6', 'olive', '#3f7d46', '#3f8f4a', '#2c6a8f'], [PARROT]),
  person(
    'anselm',
    'Anselm',
    ['#bfb6a6', 'pale', '#7a5a3a', '#6b5238', '#543f2a'],
    [BODY, DRESS.hood, FACE, HAIR.tonsure, LOOK, SMILE],
  ),
  person(
    'amina',
    'Amina',
    ['#d99a86', 'brown', '#1d1411', '#2f6c74', '#e3c27a'],
    [BODY, FACE, LOOK, CALM, HEAD.turban, EARRING],
  ),
  person(
    'joost',
    'Joost',
    ['#cdbb9c', 'rosy', '#8a4b22', '#30302f', '#3d3a36'],
    [HAIR.long, BODY, DRESS.ruff, FACE, LOOK, BEARD.moustache, BEARD.goatee, HEAD.broad],
  ),
  person(
    'sigrid',
    'Sigrid',
    ['#93aec9', 'pale', '#e0b75a', '#7a4f2c', '#5c3a1f'],
    [HAIR.plaits, BODY, DRESS.apron, FACE, HAIR.fringe, LOOK, SMILE],
  ),
  person(
    'marisol',
    'Marisol',
    ['#c7a0a8', 'olive', '#d8d2cc', '#473550', '#7c2f4b'],
    [HAIR.bun, BODY, DRESS.shawl, FACE, HAIR.curls, LOOK, CALM, EARRING],
  ),
];

const APART = 5; // places between two neighbours: at a table no two bots are alike

/** Who sits there; at a table, which is known by when it was opened, always the same for all who look. */
export function characterOf(opened: number, seat: number): Character {
  return CHARACTERS[(opened + seat * APART) % CHARACTERS.length]!;
}
