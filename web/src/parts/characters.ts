/** Who the bots are. A portrait is put together from a small library of shapes on a field of 64 by 64. */

/** Whose colour a shape has. */
type Tone = 'skin' | 'shade' | 'hair' | 'cloth' | 'second' | 'ink' | 'white' | 'gold';
type Shape = readonly [tone: Tone, d: string];

const BODY: Shape[] = [
  ['cloth', 'M5 65C6 53 15 48.500 26 46.500h12c11 2 20 6.500 21 18.500Z'],
  ['shade', 'M26.500 37h11v9.500c-2.500 4.500-8.500 4.500-11 0Z'],
];
const FACE: Shape[] = [
  [
    'skin',
    'M20.700 26.500c-2.600-1.100-4 .4-3.500 3.100.5 2.400 2.200 3.700 4.300 3ZM43.300 26.500c2.600-1.100 4 .4 3.500 3.100-.5 2.400-2.200 3.700-4.300 3Z',
  ],
  [
    'skin',
    'M20.300 26.500c0-9 4.600-13.800 11.700-13.800s11.700 4.800 11.700 13.800c0 9.600-5.200 16.700-11.700 16.700s-11.700-7.100-11.700-16.700Z',
  ],
  [
    'shade',
    'M32 12.700c7.100 0 11.700 4.800 11.700 13.800 0 9.600-5.200 16.700-11.700 16.700 5.200-4 7.300-10 7-17.200-.2-6.200-2.900-11-7-13.300Z',
  ],
];
const EYE = 'M25.300 28.300a1.600 1.900 0 1 1 3.200 0 1.600 1.900 0 1 1-3.200 0Z';
const EYES: Shape[] = [['ink', `${EYE}M35.500 28.300a1.600 1.900 0 1 1 3.200 0 1.600 1.900 0 1 1-3.200 0Z`]];
const BROWS: Shape[] = [
  [
    'hair',
    'M23.800 24.800c1.600-1.700 4-1.900 6-.7l-.5 1.500c-1.700-.7-3.400-.5-5 .5ZM40.200 24.800c-1.600-1.700-4-1.900-6-.7l.5 1.500c1.700-.7 3.400-.5 5 .5Z',
  ],
];
const SMILE: Shape[] = [
  ['ink', 'M27.500 36.300c2.800 2.300 6.200 2.300 9 0-.5 2.700-2.300 4-4.500 4s-4-1.300-4.500-4Z'],
];
const CALM: Shape[] = [['ink', 'M28 37.300c2.600 1 5.400 1 8 0l-.4 1.400c-2.300.9-4.900.9-7.200 0Z']];
const LOOK: Shape[] = [...EYES, ...BROWS];

const HAIR = {
  long: [
    [
      'hair',
      'M15.500 30c-1-14 6-21 16.500-21s17.500 7 16.500 21c-.4 6.500.6 13 3.500 19H12c2.900-6 3.900-12.500 3.500-19Z',
    ],
  ],
  fringe: [
    [
      'hair',
      'M19.500 27c-1.500-10 3.500-16.500 12.500-16.500S46 17 44.500 27c-1.200-4-3-6.500-5.500-8-4.500 1.800-9.500 1.600-13.500-.3-2.700 1.600-4.900 4.500-6 8.300Z',
    ],
  ],
  parted: [
    [
      'hair',
      'M19.500 28c-2-10.500 3-17.500 12.500-17.500S46.500 17.500 44.500 28c-1-5-4-9.500-12.500-13.500-8.500 4-11.500 8.500-12.500 13.500Z',
    ],
  ],
  bun: [['hair', 'M25.500 9a6.500 6 0 1 1 13 0 6.500 6 0 1 1-13 0Z']],
  plaits: [
    [
      'hair',
      'M17 28c-3 3-3.500 6-2 9-2 2.500-2 5.500-.3 8-1.200 2.500-.7 5 .8 7.500h5c1.300-2.500 1.600-5 .3-7.500 1.700-2.500 1.700-5.500 0-8 1.200-3 .7-6-1.300-9Z',
    ],
    [
      'hair',
      'M47 28c3 3 3.500 6 2 9 2 2.500 2 5.500.3 8 1.200 2.500.7 5-.8 7.500h-5c-1.300-2.500-1.600-5-.3-7.500-1.700-2.500-1.700-5.500 0-8-1.200-3-.7-6 1.300-9Z',
    ],
  ],
  tonsure: [
    [
      'hair',
      'M19.8 30c-3.600-2.500-4.300-8.500-1.300-12.300 1.300-1.600 3.700-1.500 4.300.3.500 1.800-.5 3.300-.8 5-.3 2.300-1 4.700-2.200 7ZM44.200 30c3.600-2.500 4.300-8.500 1.300-12.300-1.300-1.600-3.700-1.500-4.300.3-.5 1.800.5 3.300.8 5 .3 2.300 1 4.700 2.200 7Z',
    ],
  ],
  curls: [
    [
      'hair',
      'M18.500 30c-4-1.500-5-6-2.500-9-1.800-4 .8-8 4.800-8.300C22 8.500 27 7 30.500 9c3.700-2.300 8.500-1 10 2.700 4 0 6.900 3.800 5.700 7.800 3 2.700 2.600 8-1.500 10-.6-3.500-2.200-6.500-5-8.500-4.400 1.800-10.500 1.800-14.700-.3-3.200 2-5.500 5.300-6.500 9.300Z',
    ],
  ],
} satisfies Record<string, Shape[]>;
const BEARD = {
  full: [
    [
      'hair',
      'M20.200 28.500c1.500 3.500 3 5.300 5 6 2-1.700 4-2.300 6.800-2.300s4.800.6 6.800 2.300c2-.7 3.500-2.500 5-6 1.400 10-2.800 19.500-11.800 22-9-2.500-13.200-12-11.800-22Z',
    ],
    ['shade', 'M28.500 37.300c2.300-1 4.700-1 7 0-.8 1.700-2 2.500-3.500 2.500s-2.700-.8-3.500-2.500Z'],
  ],
  goatee: [['hair', 'M27.500 40c3 1.300 6 1.300 9 0 .3 5-1.700 8.500-4.500 10-2.800-1.500-4.800-5-4.500-10Z']],
  moustache: [
    [
      'hair',
      'M32 34.300c-2.300-1.700-5.500-1-8 1.600-1.100 1.100-2.300 1.200-3.500.6 1.200 3 5.300 4.100 11.500 1.200 6.200 2.900 10.300 1.800 11.500-1.200-1.200.6-2.400.5-3.500-.6-2.500-2.600-5.700-3.300-8-1.600Z',
    ],
  ],
} satisfies Record<string, Shape[]>;
const HEAD = {
  tricorne: [
    [
      'second',
      'M7 19.500c8-1 9.500-11.500 25-11.500s17 10.500 25 11.500c-2.500 4.500-8.500 5.500-12 4.300-8-3-18-3-26 0-3.500 1.200-9.500.2-12-4.300Z',
    ],
    [
      'gold',
      'M7 19.500c8-.2 13-3.800 25-3.800s17 3.600 25 3.800l-1.300 1.900C47.500 20.600 43 18 32 18s-15.500 2.600-23.700 3.400Z',
    ],
  ],
  broad: [
    ['second', 'M19.500 18.500C19.500 9.500 24 5 32 5s12.500 4.500 12.500 13.500c-8 2.500-17 2.500-25 0Z'],
    ['gold', 'M19.600 15.800c8 2.400 16.800 2.400 24.800 0l.1 3c-8 2.600-17 2.600-25 0Z'],
    ['second', 'M6 20.500c7-4 14-2 26-2s19-2 26 2c-7 5.500-16 4.300-26 4.300S13 26 6 20.500Z'],
    ['white', 'M41 17.500c2-8.500 8.500-13.500 17.500-13-1 8-7 14-16.500 14.500Z'],
  ],
  scarf: [
    ['second', 'M45 22c4.500-.5 8 1.500 10.500 6-4.500 1.500-8.500.3-11-3Z'],
    [
      'second',
      'M18 26.500C15.500 14 22 7.800 32 7.800S48.500 14 46 26.500c-3.500-5-8-7.300-14-7.300s-10.500 2.300-14 7.300Z',
    ],
    [
      'white',
      'M24 14.500a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0ZM30.500 12a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0ZM37 14.500a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0ZM20 19.500a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0ZM41 19.500a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0Z',
    ],
  ],
  beret: [
    ['second', 'M12.500 19.500C12 10.500 22 5.500 34 6.500s18 7.500 17 13c-3.500 4-8.500 2-18.500 2s-16.500 2-20-2Z'],
    ['gold', 'M17 19.800c10-2.200 20-2.200 30 0l-.6 2.800c-9.500-1.700-19.300-1.700-28.800 0Z'],
  ],
  cap: [
    ['second', 'M19 21.500C19 12 24 7.500 32 7.500S45 12 45 21.500c-8-2.300-18-2.300-26 0Z'],
    ['ink', 'M18.500 21c9-3 18-3 27 0l5 4.500c-10-4-22.500-4-33-1Z'],
  ],
  turban: [
    [
      'second',
      'M15.500 24C13 12.500 21 6 32 6s19 6.500 16.500 18c-4.500-3.300-10-4.800-16.500-4.800S20 20.700 15.500 24Z',
    ],
    [
      'white',
      'M17 20.500c5.500-8 14-12.500 24.500-13l2.300 1.300C34 10.500 26 14.500 19.500 21.800ZM36 19.300c2-5 5-8.500 9.500-10.500l1.200 1.700c-3.700 2-6.200 5-7.800 9.300Z',
    ],
    ['gold', 'M32 12.500l2.800 3.600-2.800 3.600-2.800-3.600Z'],
  ],
} satisfies Record<string, Shape[]>;
const DRESS = {
  ruff: [
    [
      'white',
      'M19 47.500c3.500 2.300 8 3.500 13 3.500s9.500-1.200 13-3.500c1.500 2.500 1 5.200-1.500 6.800-3.500 2-7.300 2.700-11.500 2.700s-8-.7-11.500-2.700C18 52.700 17.500 50 19 47.500Z',
    ],
  ],
  coat: [
    ['white', 'M26 47l6 9 6-9 2 1.500L32 62l-8-13.500Z'],
    [
      'gold',
      'M21 55a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0ZM40 55a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0ZM20 60.500a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0ZM41 60.500a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0Z',
    ],
  ],
  shawl: [['second', 'M4 66c1-10 7-15.500 19-18.500l9 13 9-13C53 50.500 59 56 60 66H44l-12-4-12 4Z']],
  hood: [['second', 'M14 50c4-4 9-5 12-3.500 3.500 4 8.500 4 12 0 3-1.500 8-.5 12 3.500-4 6-11 9-18 9s-14-3-18-9Z']],
  apron: [['white', 'M22 48l3-1 1.500 9h11l1.500-9 3 1-1 17H23Z']],
} satisfies Record<string, Shape[]>;
const PATCH: Shape[] = [
  ['ink', 'M17.500 20.300 45.500 25l-.3 1.700-4 .1c.3 4-1.800 6-4.200 6-2.600 0-4.300-2.200-4.200-6.800l-15.600-4Z'],
];
const EARRING: Shape[] = [['gold', 'M16.300 35a2.300 2.300 0 1 1 4.600 0 2.300 2.300 0 1 1-4.600 0Z']];
const RING =
  'a4.700 4.700 0 1 1 9.400 0 4.700 4.700 0 1 1-9.400 0Zm1.400 0a3.300 3.300 0 1 0 6.600 0 3.300 3.300 0 1 0-6.600 0Z';
const GLASSES: Shape[] = [['ink', `M22 28.300${RING}M32.600 28.300${RING}M31 27.300h2v1.500h-2Z`]];
const FRECKLES: Shape[] = [
  [
    'shade',
    'M24 32.500a.8.8 0 1 1 1.600 0 .8.8 0 1 1-1.600 0ZM26.500 34a.8.8 0 1 1 1.600 0 .8.8 0 1 1-1.600 0ZM36 34a.8.8 0 1 1 1.600 0 .8.8 0 1 1-1.600 0ZM38.500 32.500a.8.8 0 1 1 1.600 0 .8.8 0 1 1-1.600 0Z',
  ],
];
const PARROT: Shape[] = [
  ['second', 'M12 66c-2-14 2-26 12-31l16-2c9 7 12 20 10 33Z'],
  ['cloth', 'M14 66c-1-22 2-40 8-47 4-6 12-8.500 19-6 8 3 12 10 11 19-1 10-7 15-7 34Z'],
  ['gold', 'M30 66c2-14 0-22-5-30 9 3 17 12 17 30Z'],
  ['gold', 'M26 17c-2-6-1-10 2-14 1 3 2 5 4 6.500 0-3.500 1-6 4-8 0 4 1.500 6 3.500 9.500Z'],
  ['white', 'M31 26c0-6 5-9 10-8.500 6 .6 9.500 5 9.500 10.500-3 4-7.500 6-12 5.500s-7.500-3-7.500-7.500Z'],
  ['ink', 'M45 21c7-1 12 3.500 12 10.500-.2 4-2 7-4.500 8.500.5-4-.8-6-3.500-7-3.500-1.300-5.500-5-4-12Z'],
  ['ink', 'M36.500 25.500a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z'],
  ['white', 'M38.300 24.500a1 1 0 1 1 2 0 1 1 0 1 1-2 0Z'],
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
const FACES = ['coco', 'nils', 'sigrid', 'baltasar', 'isabela', 'marisol']; // of the strengths, the weakest first

/** Who sits there; at a table, which is known by when it was opened, always the same for all who look. */
export function characterOf(opened: number, seat: number): Character {
  return CHARACTERS[(opened + seat * APART) % CHARACTERS.length]!;
}

/** The face of the n-th of so many strengths. */
export function faceOf(place: number, of: number): Character {
  const face = FACES[of > 1 ? Math.round((place * (FACES.length - 1)) / (of - 1)) : 0];
  return CHARACTERS.find(({ key }) => key === face)!;
}
