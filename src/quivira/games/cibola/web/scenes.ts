/**
 * Our own pictures of what the game is about, in two tones and a little gold, drawn in a box of 96 by 96 from a small
 * library of shapes. They are made to be known at 24 pixels and to be looked at on a large card.
 */
export interface Part {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  dash?: string;
  turn?: string;
}
export type Scene = readonly Part[];

const CREAM = '#fff1d2';
const SAND = '#e9c48b';
const GOLD = '#f4c04a';
const AMBER = '#d98b25';
const TURQUOISE = '#2fa69c';
const LAGOON = '#17746d';
const INK = '#2c1608';
const BARK = '#5a2f14';
const STONE = '#b8ab99';
const SLATE = '#85786a';
const BASALT = '#4c4238';

/* Shapes: each returns the outline of one thing. */

const round = (n: number) => Math.round(n * 10) / 10;
const spot = (x: number, y: number) => `${round(x)} ${round(y)}`;

function polar(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return spot(x + radius * Math.sin(angle), y - radius * Math.cos(angle));
}

function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${spot(x - rx, y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

function block(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Points around a centre: the rays of a sun, the teeth of a dial. */
function rays(x: number, y: number, from: number, to: number, count: number, spread: number, first = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const at = first + (360 / count) * index;
    return `M${polar(x, y, from, at - spread)}L${polar(x, y, to, at)}L${polar(x, y, from, at + spread)}Z`;
  }).join('');
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 8 }, (_, index) => polar(x, y, index % 2 ? radius * 0.34 : radius, index * 45));
  return `M${points.join('L')}Z`;
}

/** A feather that stands on its quill; half of it is in the shade. */
function feather(x: number, y: number, length: number, width: number): [whole: string, half: string] {
  const left = `M${spot(x, y)}C${spot(x - width, y - length * 0.25)} ${spot(x - width, y - length * 0.8)} ${spot(x, y - length)}`;
  const right = `M${spot(x, y)}C${spot(x + width, y - length * 0.25)} ${spot(x + width, y - length * 0.8)} ${spot(x, y - length)}`;
  return [`${left}${right.replace('M', 'L')}Z`, `${right}Z`];
}

function feathers(
  x: number,
  y: number,
  angles: readonly number[],
  length: number,
  width: number,
  lit: string,
  dim: string,
): Part[] {
  const [whole, half] = feather(x, y, length, width);
  return angles.flatMap((angle) => {
    const turn = `rotate(${angle} ${x} ${y})`;
    return [
      { d: whole, fill: lit, line: INK, width: 1.5, turn },
      { d: half, fill: dim, turn },
    ];
  });
}

function flame(x: number, y: number, height: number): string {
  const h = height;
  return (
    `M${spot(x, y - h)}C${spot(x + h * 0.12, y - h * 0.72)} ${spot(x + h * 0.42, y - h * 0.58)} ${spot(x + h * 0.36, y - h * 0.24)}` +
    `C${spot(x + h * 0.33, y - h * 0.04)} ${spot(x + h * 0.16, y)} ${spot(x, y)}` +
    `C${spot(x - h * 0.2, y)} ${spot(x - h * 0.36, y - h * 0.08)} ${spot(x - h * 0.36, y - h * 0.28)}` +
    `C${spot(x - h * 0.36, y - h * 0.44)} ${spot(x - h * 0.22, y - h * 0.5)} ${spot(x - h * 0.2, y - h * 0.66)}` +
    `C${spot(x - h * 0.08, y - h * 0.6)} ${spot(x - h * 0.04, y - h * 0.78)} ${spot(x, y - h)}Z`
  );
}

function fire(x: number, y: number, height: number): Part[] {
  return [
    { d: flame(x, y, height), fill: '#d8541f' },
    { d: flame(x + 0.5, y, height * 0.72), fill: '#f59a2c' },
    { d: flame(x, y, height * 0.42), fill: '#ffe08a' },
  ];
}

/** A boulder on the ground at y, with its lit face and a crack. */
function boulder(x: number, y: number, size: number): Part[] {
  const p = (dx: number, dy: number) => spot(x + dx * size, y + dy * size);
  return [
    {
      d: `M${p(-0.5, 0)}L${p(-0.46, -0.34)}L${p(-0.24, -0.66)}L${p(0.1, -0.76)}L${p(0.38, -0.58)}L${p(0.52, -0.2)}L${p(0.46, 0)}Z`,
      fill: SLATE,
      line: INK,
      width: 2.2,
    },
    {
      d: `M${p(-0.42, -0.32)}L${p(-0.22, -0.62)}L${p(0.1, -0.71)}L${p(0.3, -0.56)}L${p(0.02, -0.46)}L${p(-0.2, -0.2)}Z`,
      fill: STONE,
    },
    { d: `M${p(0.14, -0.5)}L${p(0.24, -0.3)}L${p(0.12, -0.16)}L${p(0.2, 0)}`, line: BASALT, width: 2 },
  ];
}

/** An explorer: hat, face and a cloak with a band, lit from the left. */
function explorer(x: number, y: number, size: number, cloak = CREAM, shade = SAND): Part[] {
  const p = (dx: number, dy: number) => spot(x + dx * size, y + dy * size);
  const edge = { line: INK, width: round(Math.max(1.4, size * 0.04)) };
  return [
    {
      d: `M${p(0, -0.66)}C${p(0.26, -0.62)} ${p(0.3, -0.3)} ${p(0.36, 0)}L${p(-0.36, 0)}C${p(-0.3, -0.3)} ${p(-0.26, -0.62)} ${p(0, -0.66)}Z`,
      fill: cloak,
      ...edge,
    },
    { d: `M${p(0.03, -0.63)}C${p(0.22, -0.56)} ${p(0.28, -0.3)} ${p(0.33, -0.02)}L${p(0.08, -0.02)}Z`, fill: shade },
    { d: `M${p(-0.28, -0.2)}Q${p(0, -0.12)} ${p(0.28, -0.2)}`, line: TURQUOISE, width: round(size * 0.09) },
    { d: disc(x, round(y - 0.74 * size), round(0.17 * size)), fill: '#b9743f', ...edge },
    {
      d: `M${p(-0.34, -0.77)}L${p(-0.16, -0.84)}L${p(-0.12, -1)}L${p(0.12, -1)}L${p(0.16, -0.84)}L${p(0.34, -0.77)}Z`,
      fill: GOLD,
      ...edge,
    },
  ];
}

/** A face carved in wood: eyes, nose and teeth. */
function mask(x: number, y: number, width: number, height: number, lit: string, dim: string): Part[] {
  const [w, h] = [width / 2, height];
  return [
    {
      d: `M${spot(x - w, y)}H${round(x + w)}V${round(y + h * 0.62)}Q${spot(x + w, y + h)} ${spot(x, y + h)}Q${spot(x - w, y + h)} ${spot(x - w, y + h * 0.62)}Z`,
      fill: lit,
      line: INK,
      width: 2,
    },
    { d: `M${spot(x, y)}H${round(x + w)}V${round(y + h * 0.62)}Q${spot(x + w, y + h)} ${spot(x, y + h)}Z`, fill: dim },
    {
      d: `M${spot(x - w * 0.7, y + h * 0.36)}h${round(w * 0.5)}M${spot(x + w * 0.2, y + h * 0.36)}h${round(w * 0.5)}`,
      line: INK,
      width: round(h * 0.11),
    },
    { d: `M${spot(x, y + h * 0.34)}L${spot(x + w * 0.2, y + h * 0.6)}H${round(x - w * 0.2)}Z`, fill: INK },
    { d: block(round(x - w * 0.5), round(y + h * 0.7), round(w), round(h * 0.13)), fill: INK },
  ];
}

function arrow(x: number, y: number, up: boolean): Part {
  const s = up ? -1 : 1;
  const p = (dx: number, dy: number) => spot(x + dx, y + dy * s);
  return {
    d: `M${p(-7, -13)}L${p(7, -13)}L${p(7, 0)}L${p(16, 0)}L${p(0, 17)}L${p(-16, 0)}L${p(-7, 0)}Z`,
    fill: TURQUOISE,
    line: INK,
    width: 2,
  };
}

/* Treasures: each on a ground of its own colour. */

const GROUND = {
  statuette: ['#b3560f', '#702c05', '#e07f25'],
  sundial: ['#1f5f96', '#15446e', '#4f93c6'],
  feather_shield: ['#a8346f', '#7c1f4f', '#d4679b'],
  snake: ['#2c7040', '#1b4f2b', '#5a9f68'],
  skull: ['#5a4332', '#3a2a1e', '#82654c'],
} as const;

const statuette: Scene = [
  { d: block(0, 0, 96, 96), fill: GROUND.statuette[0] },
  { d: disc(48, 46, 43), fill: GROUND.statuette[1] },
  { d: rays(48, 46, 30, 43, 16, 8), fill: GROUND.statuette[0] },
  { d: disc(25, 44, 7) + disc(71, 44, 7), fill: AMBER, line: INK, width: 2.2 },
  {
    d: 'M28 31V21h8v-8h7V5h10v8h7v8h8v10l-3 2v18l-5 5h8l4 6v18H24V62l4-6h8l-5-5V33Z',
    fill: GOLD,
    line: INK,
    width: 2.4,
  },
  { d: 'M48 5h5v8h7v8h8v10l-3 2v18l-5 5h8l4 6v18H48Z', fill: AMBER },
  { d: 'M28 31h40', line: INK, width: 2.6 },
  { d: disc(48, 21, 4.5), fill: TURQUOISE, line: INK, width: 1.6 },
  { d: 'M35 39h10M51 39h10', line: INK, width: 4.5 },
  { d: 'M48 38l4 8h-8Z', fill: INK },
  { d: block(39, 49, 18, 4.5), fill: INK },
  { d: 'M31 66v6h12M65 66v6H53', line: INK, width: 2.6 },
  { d: block(16, 80, 64, 8), fill: CREAM, line: INK, width: 2.2 },
];

const sundial: Scene = [
  { d: block(0, 0, 96, 96), fill: GROUND.sundial[0] },
  { d: disc(48, 48, 44), fill: GROUND.sundial[1] },
  { d: rays(48, 48, 32, 43, 12, 11), fill: GOLD },
  { d: disc(48, 48, 34), fill: CREAM, line: INK, width: 2.2 },
  { d: 'M48 14a34 34 0 0 1 0 68Z', fill: '#cfe0ea' },
  { d: rays(48, 48, 26, 32, 12, 3), fill: INK },
  { d: disc(48, 48, 22), line: GROUND.sundial[2], width: 3 },
  { d: 'M48 48 28 66q-4-6-5-12Z', fill: GROUND.sundial[1] },
  { d: 'M48 22 57 51H39Z', fill: AMBER, line: INK, width: 2 },
  { d: 'M48 22 48 51H39Z', fill: GOLD },
  { d: disc(48, 51, 4), fill: INK },
];

const shield: Scene = [
  { d: block(0, 0, 96, 96), fill: GROUND.feather_shield[0] },
  { d: disc(48, 40, 40), fill: GROUND.feather_shield[1] },
  ...feathers(48, 44, [126, -126, 153, -153, 180], 46, 11, CREAM, '#f2a9c8'),
  { d: disc(48, 37, 28), fill: GOLD, line: INK, width: 2.4 },
  { d: disc(48, 37, 23), fill: CREAM },
  { d: 'M48 14a23 23 0 0 1 0 46Z', fill: '#f6d9e4' },
  { d: disc(48, 37, 15), fill: GROUND.feather_shield[0], line: INK, width: 1.6 },
  { d: star(48, 37, 13), fill: GOLD },
  { d: rays(48, 37, 18, 22, 8, 5, 22.5), fill: TURQUOISE },
];

const snake: Scene = [
  { d: block(0, 0, 96, 96), fill: GROUND.snake[0] },
  { d: 'M0 96C8 60 20 40 48 20 76 40 88 60 96 96Z', fill: GROUND.snake[1] },
  { d: disc(48, 77, 34, 11), fill: GOLD, line: INK, width: 2.4 },
  { d: 'M14 77a34 11 0 0 0 68 0a34 8 0 0 1-68 0Z', fill: AMBER },
  { d: disc(48, 64, 27, 10), fill: CREAM, line: INK, width: 2.4 },
  { d: 'M21 64a27 10 0 0 0 54 0a27 7 0 0 1-54 0Z', fill: SAND },
  { d: disc(47, 52, 20, 9), fill: GOLD, line: INK, width: 2.4 },
  { d: 'M27 52a20 9 0 0 0 40 0a20 6 0 0 1-40 0Z', fill: AMBER },
  { d: 'M50 52C66 46 62 34 52 32', line: INK, width: 14 },
  { d: 'M50 51C64 46 61 35 52 32', line: CREAM, width: 9.5 },
  { d: 'M60 24c0 8-8 14-18 14-10 0-22-4-22-9 0-6 14-16 26-16 9 0 14 4 14 11Z', fill: CREAM, line: INK, width: 2.4 },
  { d: 'M60 24c0 8-8 14-18 14-10 0-22-4-22-9 14 4 28 3 40-5Z', fill: SAND },
  { d: disc(42, 22, 4), fill: INK },
  { d: 'M21 29H11l-5-4M11 29l-5 4', line: '#e5643b', width: 2.6 },
];

const skull: Scene = [
  { d: block(0, 0, 96, 96), fill: GROUND.skull[0] },
  { d: disc(48, 46, 43), fill: GROUND.skull[1] },
  {
    d: 'M48 10c22 0 34 14 34 33 0 12-5 18-12 22v9a5 5 0 0 1-5 5H31a5 5 0 0 1-5-5v-9C19 61 14 55 14 43 14 24 26 10 48 10Z',
    fill: CREAM,
    line: INK,
    width: 2.4,
  },
  { d: 'M48 10c22 0 34 14 34 33 0 12-5 18-12 22v9a5 5 0 0 1-5 5H48Z', fill: SAND },
  { d: 'M22 24q26-12 52 0l5 10q-31-9-62 0Z', fill: TURQUOISE },
  { d: 'M48 18q14 0 26 6l5 10q-15-4.5-31-4.5Z', fill: LAGOON },
  { d: 'M32 20l-3 11M43 18v11M53 18v11M64 20l3 11', line: INK, width: 1.6 },
  { d: 'M22 61q26 7 52 0l-4 5q-22 5-44 0Z', fill: TURQUOISE },
  { d: 'M48 63q14 0 26-2l-4 5q-11 2.5-22 2.500Z', fill: LAGOON },
  { d: disc(33, 48, 10) + disc(63, 48, 10), fill: INK },
  { d: disc(33, 48, 3.6) + disc(63, 48, 3.6), fill: GOLD },
  { d: 'M48 50l6 9H42Z', fill: INK },
  { d: 'M32 71v7M37.3 72v6M42.6 72v6M48 72v6M53.4 72v6M58.7 72v6M64 71v7', line: INK, width: 2.2 },
];

/* Totems: carved wood, so in cream and sand, with turquoise for what they do. */

const echo: Scene = [
  ...mask(68, 24, 34, 44, '#a8703d', '#8d5a2e'),
  ...mask(55, 22, 38, 52, '#d8a868', '#bd8a4b'),
  ...mask(36, 18, 46, 62, CREAM, SAND),
  { d: 'M13 18h46', line: TURQUOISE, width: 7 },
];

const guide: Scene = [
  { d: disc(72, 24, 23), fill: '#ffb34730' },
  { d: 'M72 34V92', line: INK, width: 7.5 },
  { d: 'M72 34V92', line: '#a8672f', width: 3.6 },
  { d: star(72, 24, 22), fill: GOLD, line: INK, width: 2 },
  ...explorer(37, 92, 76),
  { d: 'M52 62Q62 66 71 60', line: INK, width: 10 },
  { d: 'M52 62Q62 66 71 60', line: CREAM, width: 5.6 },
  { d: disc(72, 60, 5.5), fill: '#b9743f', line: INK, width: 2.4 },
];

const sun: Scene = [
  { d: rays(48, 48, 24, 46, 8, 17), fill: GOLD },
  { d: rays(48, 48, 24, 42, 8, 15, 22.5), fill: AMBER },
  { d: disc(48, 48, 26), fill: CREAM, line: INK, width: 2 },
  { d: 'M48 22a26 26 0 0 1 0 52Z', fill: SAND },
  { d: 'M34 43h10M52 43h10', line: INK, width: 4.5 },
  { d: 'M36 56q12 12 24 0', line: INK, width: 4 },
  { d: disc(33, 53, 3.5) + disc(63, 53, 3.5), fill: TURQUOISE },
];

const eagle: Scene = [
  {
    d: 'M14 92C8 50 18 12 50 10c14 0 24 6 28 16l-8 26-10 6 10 9-10 4 9 9-10 3 7 9Z',
    fill: CREAM,
    line: INK,
    width: 2.4,
  },
  { d: 'M14 92C10 66 12 46 20 32c2 20 8 36 20 46l-4 14Z', fill: SAND },
  { d: 'M60 30c12-6 26-4 30 8 2 8 0 16-5 22-1-8-7-12-18-11-5 0-8-4-9-9Z', fill: GOLD, line: INK, width: 2.4 },
  { d: 'M60 42c10 2 20 2 30-2 1 8-1 15-5 20-1-8-7-12-18-11-4 0-6-3-7-7Z', fill: AMBER },
  { d: 'M36 27q14-4 26 6', line: INK, width: 5 },
  { d: disc(50, 37, 5), fill: INK },
  { d: 'M26 62l12 10-2 10', line: TURQUOISE, width: 5 },
];

const rattlesnake: Scene = [
  { d: 'M24 34C44 20 80 26 76 44S26 50 24 68s30 18 44 12', line: INK, width: 17 },
  { d: 'M24 34C44 20 80 26 76 44S26 50 24 68s30 18 44 12', line: CREAM, width: 12 },
  { d: 'M24 34C44 20 80 26 76 44S26 50 24 68s30 18 44 12', line: TURQUOISE, width: 5, dash: '7 8' },
  { d: 'M36 24c-8-6-24-4-30 8 4 12 22 16 32 8Z', fill: CREAM, line: INK, width: 2.4 },
  { d: disc(22, 28, 3.6), fill: INK },
  { d: disc(72, 79, 7) + disc(80, 75, 6) + disc(87, 70, 5), fill: GOLD, line: INK, width: 2 },
];

const ancestor: Scene = [
  ...feathers(48, 40, [-50, -25, 0, 25, 50], 38, 9, TURQUOISE, LAGOON),
  ...mask(48, 32, 52, 56, CREAM, SAND),
  { d: disc(20, 60, 6) + disc(76, 60, 6), fill: GOLD, line: INK, width: 2 },
  { d: 'M22 32h52', line: GOLD, width: 8 },
];

const rising: Scene = [...boulder(48, 92, 62), arrow(48, 24, true)];
const falling: Scene = [...boulder(48, 52, 62), arrow(48, 72, false)];

const trackers: Scene = [
  { d: 'M0 93Q54 92 96 78V84Q54 97 0 96Z', fill: '#a8672f' },
  ...explorer(80, 80, 42, SAND, '#bd8a4b'),
  ...explorer(62, 83, 46, SAND, '#bd8a4b'),
  ...explorer(42, 87, 50),
  ...explorer(21, 91, 54),
  { d: star(34, 16, 13), fill: GOLD },
];

const camp: Scene = [
  { d: disc(48, 60, 40), fill: '#ffb34730' },
  ...explorer(19, 84, 48, SAND, '#bd8a4b'),
  ...explorer(77, 84, 48, SAND, '#bd8a4b'),
  ...fire(48, 82, 62),
  { d: 'M28 90l40-9M28 81l40 9', line: INK, width: 8 },
  { d: 'M28 90l40-9M28 81l40 9', line: BARK, width: 4.5 },
];

/* Symbols on cards, and other things on the table. */

const rock: Scene = boulder(47, 82, 86);

const totem: Scene = [
  ...feathers(48, 36, [-78, 78], 40, 10, TURQUOISE, LAGOON),
  ...mask(48, 10, 40, 38, CREAM, SAND),
  ...mask(48, 49, 46, 42, '#d8a868', '#bd8a4b'),
];

const torch: Scene = [
  { d: disc(48, 34, 32), fill: '#ffb34738' },
  { d: 'M42 52h12l-3 42h-6Z', fill: '#a8703d', line: INK, width: 2 },
  ...fire(48, 54, 50),
  { d: 'M36 50h24l-4 10H40Z', fill: AMBER, line: INK, width: 2.2 },
];

export const SCENES: Readonly<Record<string, Scene>> = {
  'treasure-statuette': statuette,
  'treasure-sundial': sundial,
  'treasure-feather_shield': shield,
  'treasure-snake': snake,
  'treasure-skull': skull,
  'totem-copy': echo,
  'totem-explorer_plus1': guide,
  'totem-sundial_plus1': sun,
  'totem-feather_plus3': eagle,
  'totem-snake_equals3': rattlesnake,
  'totem-skull_minus2': ancestor,
  'totem-rock_up': rising,
  'totem-rock_down': falling,
  'totem-recruit_four': trackers,
  'totem-recruit_all': camp,
  'symbol-rock': rock,
  'symbol-totem': totem,
  camp,
  torch,
  explorer: explorer(48, 94, 92),
};
