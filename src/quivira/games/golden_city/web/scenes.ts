/**
 * Pictures in two tones, put together from a few shapes: light falls from the left, gold is kept for what matters.
 * A scene is 100 wide and 140 high; a square takes its middle, so nothing that matters is above 20 or below 120.
 */
export interface Part {
  d: string;
  fill: string;
  /** Where its foot stands, and how large it is. */
  at?: readonly [x: number, y: number, size?: number];
  /** Drawn as a line, so many units wide. */
  line?: number;
}

export type Scene = readonly Part[];

interface Shape {
  lit: string;
  shade: string;
}

/** Two-tone things that stand on their foot at 0, 0; about 100 high. */
const PINE: Shape = {
  lit: 'M0-100 15-70H7L22-42H11L30-12H5V0H-5V-12H-30L-11-42H-22L-7-70H-15Z',
  shade: 'M0-100 15-70H7L22-42H11L30-12H5V0H0Z',
};
const PEAK: Shape = { lit: 'M-62 0-4-100 14-74 62 0Z', shade: 'M-4-100 14-74 62 0H10L-4-30 8-52-6-72Z' };
const SNOW: Shape = {
  lit: 'M-4-100-21-71-12-64-4-72 2-60 10-66 20-65 14-74Z',
  shade: 'M-4-100-6-72 2-60 10-66 20-65 14-74Z',
};
const CACTUS: Shape = {
  lit: 'M-10 0V-28H-20Q-30-28-30-38V-60A6 6 0 0 1-18-60V-42H-10V-88A10 10 0 0 1 10-88V-52H18V-66A6 6 0 0 1 30-66V-48Q30-38 20-38H10V0Z',
  shade: 'M3 0V-97Q10-96 10-88V-52H18V-66A6 6 0 0 1 30-66V-48Q30-38 20-38H10V0Z',
};
const SAIL: Shape = {
  lit: 'M-4-96V-22H-44Q-34-66-4-96Z',
  shade: 'M4-88Q34-62 38-22H4Z',
};
const HULL: Shape = {
  lit: 'M-50-16H50Q42 4 22 8H-24Q-42 4-50-16Z',
  shade: 'M-46-7Q0-1 47-9 40 4 22 8H-24Q-40 4-46-7Z',
};
const JUG: Shape = {
  lit: 'M-15-100H15V-92L8-86V-76Q34-64 34-40 34-12 12-2V0H-12V-2Q-34-12-34-40-34-64-8-76V-86L-15-92Z',
  shade: 'M4-100H15V-92L8-86V-76Q34-64 34-40 34-12 12-2V0H0Q18-22 14-46 11-62 1-74L4-84Z',
};
const BOTTLE: Shape = {
  lit: 'M-7-100H7V-70Q22-60 22-44V-6Q22 0 16 0H-16Q-22 0-22-6V-44Q-22-60-7-70Z',
  shade: 'M2-100H7V-70Q22-60 22-44V-6Q22 0 16 0H6Q12-30 8-52 4-62 2-70Z',
};
const BOWL: Shape = { lit: 'M-46-34H46Q44-4 18 0H-18Q-44-4-46-34Z', shade: 'M14-34H46Q44-4 18 0H0Q14-14 14-34Z' };
const HEAP: Shape = {
  lit: 'M-38-34Q-22-40-10-70 0-92 10-70 22-40 38-34Z',
  shade: 'M0-82Q6-80 10-70 22-40 38-34H10Q14-52 0-82Z',
};
const ROLL: Shape = {
  lit: 'M-44-22Q-44-44-26-44H24Q44-44 44-22T24 0H-26Q-44 0-44-22Z',
  shade: 'M-44-22Q-42-14-26-14H42Q38 0 24 0H-26Q-44 0-44-22Z',
};
const HOUSE: Shape = { lit: 'M-50-48 0-100 50-48H40V0H-40V-48Z', shade: 'M0-100 50-48H40V0H0V-48Z' };
const WALL: Shape = { lit: 'M-40-50H40V0H-40Z', shade: 'M0-50H40V0H0Z' };
const GABLE: Shape = { lit: 'M-56-42 0-100 56-42Z', shade: 'M0-100 56-42H0Z' };
const CHEST: Shape = {
  lit: 'M-46 0V-44H46V0ZM-46-48Q-46-78-20-78H20Q46-78 46-48Z',
  shade: 'M-46 0V-12H46V0ZM-46-48V-54H46V-48Z',
};
const TOWER: Shape = {
  lit: 'M-14 0V-78H-18V-100H-10V-92H-4V-100H4V-92H10V-100H18V-78H14V0Z',
  shade: 'M4 0V-92H10V-100H18V-78H14V0Z',
};
const DOME: Shape = {
  lit: 'M-30 0V-34Q-30-66 0-82 30-66 30-34V0ZM-2-100H2V-78H-2Z',
  shade: 'M8-78Q30-64 30-34V0H12V-34Q12-62 8-78Z',
};

type Colours = readonly [lit: string, shade: string];

function thing({ lit, shade }: Shape, [light, dark]: Colours, x: number, y: number, size = 1): Part[] {
  return [
    { d: lit, fill: light, at: [x, y, size] },
    { d: shade, fill: dark, at: [x, y, size] },
  ];
}

const ground = (fill: string): Part => ({ d: 'M0 0H100V140H0Z', fill });
const disc = (fill: string, x: number, y: number, r: number): Part => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  fill,
});
/** Land up to a line that swings; from left to right. */
const land = (fill: string, left: number, crest: number, right: number): Part => ({
  d: `M0 ${left}Q30 ${crest} 55 ${(crest + right) / 2}T100 ${right}V140H0Z`,
  fill,
});
const line = (fill: string, d: string, line: number): Part => ({ d, fill, line });
const wave = (fill: string, y: number, from = 0, width = 3): Part =>
  line(fill, `M${from} ${y}q7-6 14 0t14 0 14 0`, width);

function ear(x: number, y: number, size: number, fill: string, shade: string): Part[] {
  const grain = (side: 1 | -1, at: number): Part => ({
    d: `M0 ${at}Q${side * 15} ${at - 4} ${side * 12} ${at - 21} 0 ${at - 15} 0 ${at}Z`,
    fill: side < 0 ? fill : shade,
    at: [x, y, size],
  });
  return [
    { d: 'M0 0V-60', fill: shade, line: 4, at: [x, y, size] },
    ...[-42, -56, -70, -84].flatMap((at) => [grain(-1, at), grain(1, at)]),
    { d: 'M0-88Q-6-100 0-110 6-100 0-88Z', fill, at: [x, y, size] },
  ];
}

const GOLD: Colours = ['#f6cf6a', '#c8902a'];
const ROOF: Colours = ['#c2493a', '#8e2f26'];

/** A trading house: its roof has the colour. */
const cottage = (roof: Colours, x: number, y: number, size: number): Part[] => [
  ...thing(WALL, ['#fff3d8', '#dcc193'], x, y, size),
  ...thing(GABLE, roof, x, y, size),
  { d: 'M-13 0V-20Q-13-34 0-34T13-20V0Z', fill: '#5a3510', at: [x, y, size] },
];

const coast: Scene = [
  ground('#f3dcae'),
  disc('#fff0c4', 76, 36, 13),
  land('#5b9fb8', 78, 78, 78),
  wave('#bfe0e8', 90, -4),
  wave('#bfe0e8', 96, 56),
  ...thing(HULL, ['#7a4a22', '#56311a'], 50, 92, 0.72),
  line('#3c2410', 'M50 22V84', 3),
  ...thing(SAIL, ['#fffaf0', '#e3cfa4'], 50, 92, 0.72),
  land('#2f7591', 100, 104, 101),
  wave('#a9d3df', 112, 8),
  { d: 'M0 140V124Q36 110 100 132V140Z', fill: '#ecd39a' },
];
const forest: Scene = [
  ground('#e4ecc6'),
  disc('#fbe9ae', 26, 36, 12),
  land('#a9c78d', 74, 58, 66),
  ...thing(PINE, ['#5c8f55', '#47774a'], 22, 104, 0.66),
  ...thing(PINE, ['#5c8f55', '#47774a'], 82, 102, 0.7),
  land('#86ad5f', 104, 94, 100),
  ...thing(PINE, ['#3c7446', '#275334'], 52, 124, 1),
  land('#3f6b3c', 126, 116, 124),
];
const plain: Scene = [
  ground('#f7ecc0'),
  disc('#fff6d8', 72, 40, 14),
  land('#d5d679', 82, 64, 74),
  land('#b7c458', 98, 86, 94),
  ...ear(28, 126, 0.84, '#e9b93f', '#b07d1c'),
  ...ear(74, 128, 0.78, '#e9b93f', '#b07d1c'),
  ...ear(51, 126, 1, '#f2c84f', '#bb8720'),
  land('#7f9434', 124, 116, 122),
];
const mountain: Scene = [
  ground('#e9dfd6'),
  disc('#fff3d2', 80, 36, 11),
  ...thing(PEAK, ['#b7aaa2', '#94867f'], 80, 112, 0.72),
  ...thing(SNOW, ['#fffdf8', '#e2ddda'], 80, 112, 0.72),
  ...thing(PEAK, ['#8d7f79', '#655954'], 42, 116, 0.94),
  ...thing(SNOW, ['#ffffff', '#dcd7d6'], 42, 116, 0.94),
  land('#7c7a5a', 116, 104, 112),
  land('#5b5f43', 126, 120, 126),
];
const desert: Scene = [
  ground('#fbe3b0'),
  disc('#f2b136', 74, 42, 15),
  land('#eec07a', 88, 66, 80),
  { d: 'M55 73Q74 82 100 80V140H40Q62 96 55 73Z', fill: '#dca65a' },
  ...thing(CACTUS, ['#5f8f5a', '#3f6b45'], 40, 122, 0.92),
  land('#cf9448', 118, 110, 120),
];

const jugs: Scene = [
  ground('#f1cfac'),
  land('#dba878', 108, 106, 108),
  line('#8a4322', 'M28 48Q12 52 20 74M72 48Q88 52 80 74', 6),
  ...thing(JUG, ['#c8693a', '#96431f'], 50, 118, 0.96),
  line('#f3d7a8', 'M23 74Q50 84 77 74', 4),
];
const wine: Scene = [
  ground('#ecc9d2'),
  land('#d49fb1', 108, 106, 108),
  ...thing(BOTTLE, ['#3f6a45', '#28482f'], 34, 118, 0.98),
  { d: 'M16 82H52V104H16Z', fill: '#f8ecd0' },
  ...[
    [62, 82],
    [80, 82],
    [71, 96],
    [89, 96],
    [62, 108],
    [80, 110],
  ].map(([x, y]) => disc('#8a2552', x!, y!, 9.5)),
  ...[
    [59, 79],
    [77, 79],
    [68, 93],
    [86, 93],
  ].map(([x, y]) => disc('#c45a86', x!, y!, 3)),
  { d: 'M70 72Q74 56 90 58 88 70 74 72Z', fill: '#5c8f55' },
];
/** A roll of cloth with its end towards us. */
const rolled = (colours: Colours, end: string, x: number, y: number): Part[] => [
  ...thing(ROLL, colours, x, y, 0.86),
  line(end, `M${x + 22} ${y - 37}V${y - 1}`, 4),
  disc(end, x - 21, y - 19, 17.5),
  disc(colours[1], x - 21, y - 19, 12),
  disc(end, x - 21, y - 19, 7),
  disc(colours[1], x - 21, y - 19, 2.6),
];
const cloth: Scene = [
  ground('#cfdcea'),
  land('#a9c0da', 108, 106, 108),
  ...rolled(['#c2493a', '#8e2f26'], '#f0b3a4', 52, 63),
  ...rolled(GOLD, '#fff0c4', 46, 91),
  ...rolled(['#3f74b0', '#274f80'], '#b9d4ef', 54, 119),
];
const spices: Scene = [
  ground('#f6e1a4'),
  land('#e3c26f', 108, 106, 108),
  line('#683a18', 'M66 84 87 40M77 84 95 52', 8),
  line('#a8672f', 'M65 82 85 40M76 82 93 52', 3),
  ...thing(HEAP, ['#dd7a22', '#b3501a'], 46, 112, 0.94),
  ...[
    [45, 58],
    [38, 70],
    [51, 73],
  ].map(([x, y]) => disc('#f6cf6a', x!, y!, 2.4)),
  ...thing(BOWL, ['#7a4a8a', '#553064'], 48, 116, 0.96),
  line('#f0c75c', 'M10 91H86', 4),
];

const purple: Part = ground('#f4d7df');
const treasury: Scene = [
  purple,
  land('#dba3b4', 100, 94, 98),
  disc('#c8902a', 32, 44, 10),
  disc('#f6cf6a', 52, 38, 11),
  disc('#c8902a', 70, 45, 9),
  ...thing(CHEST, ['#94592a', '#683a18'], 50, 120, 0.96),
  line('#f0c75c', 'M20 78V120M80 78V120', 6),
  { d: 'M42 68H58V86Q50 92 42 86Z', fill: '#f6cf6a' },
];
const warehouse: Scene = [
  purple,
  land('#dba3b4', 104, 100, 104),
  ...thing(HOUSE, ['#f3e2bd', '#d7bb86'], 50, 118, 0.9),
  { d: 'M2 76 50 26 98 76H86L50 39 14 76Z', fill: '#a3352a' },
  { d: 'M28 118V86Q50 64 72 86V118Z', fill: '#5a3510' },
  ...thing(JUG, ['#d9824f', '#a34d27'], 41, 117, 0.34),
  { d: 'M52 118V98H70V118Z', fill: '#c8902a' },
  line('#7a550f', 'M52 98 70 118M70 98 52 118', 2.4),
];
const city: Scene = [
  purple,
  disc('#fff3d0', 50, 58, 34),
  ...thing(TOWER, GOLD, 20, 104, 0.6),
  ...thing(TOWER, GOLD, 80, 104, 0.6),
  ...thing(DOME, GOLD, 50, 104, 0.78),
  { d: 'M4 122V88H12V94H20V88H28V94H36V88H44V94H56V88H64V94H72V88H80V94H88V88H96V122Z', fill: '#b98522' },
  { d: 'M41 122V108Q50 98 59 108V122Z', fill: '#5a3510' },
  land('#dba3b4', 124, 120, 122),
];
const rivers: Scene = [
  ground('#f3e3c0'),
  disc('#fff6d8', 26, 38, 12),
  ...thing(PEAK, ['#a99c92', '#867971'], 62, 74, 0.46),
  ...thing(SNOW, ['#fffdf8', '#e2ddda'], 62, 74, 0.46),
  land('#b7c48a', 70, 56, 66),
  land('#93ad6b', 86, 74, 82),
  { d: 'M57 65Q66 72 53 81 30 94 44 108 54 120 26 140H86Q96 120 77 106 61 94 71 82 76 72 61 65Z', fill: '#3f86b4' },
  { d: 'M61 65Q76 72 71 82 61 94 77 106 96 120 86 140H72Q84 120 66 107 51 95 64 82 70 73 58 66Z', fill: '#2f6c98' },
  line('#bfe0ee', 'M47 94Q46 102 54 109M42 128Q50 120 50 114', 3),
  ...cottage(ROOF, 21, 104, 0.36),
  ...cottage(ROOF, 83, 100, 0.27),
];
/** A landscape with a house in it: a bonus card counts those. */
const settled = (scene: Scene): Scene => [
  ...scene,
  ...thing(HOUSE, ['#3f1526', '#3f1526'], 74, 121, 0.43),
  ...cottage(['#d2557f', '#93254a'], 74, 119, 0.36),
];

export const SCENES: Readonly<Record<string, Scene>> = {
  'landscape-coast': coast,
  'landscape-forest': forest,
  'landscape-plain': plain,
  'landscape-mountain': mountain,
  'landscape-desert': desert,
  'good-jugs': jugs,
  'good-wine': wine,
  'good-cloth': cloth,
  'good-spices': spices,
  'bonus-goods': warehouse,
  'bonus-coins': treasury,
  'bonus-city': city,
  'bonus-rivers': rivers,
  'bonus-forest': settled(forest),
  'bonus-plain': settled(plain),
  'bonus-mountain': settled(mountain),
  'bonus-desert': settled(desert),
  river: rivers,
};
