/** A small library of shapes, of which all scenes are drawn: paths in a field of 80 by 60, with the street at y = 52. */

/** What a shape is painted with: see Scene.svelte, where each ground has its own colours for them. */
export type Tone =
  | 'wall'
  | 'shade'
  | 'main'
  | 'deep'
  | 'ink'
  | 'gold'
  | 'leaf'
  | 'water'
  | 'night'
  | 'pale'
  | 'air'
  | 'ground'
  | 'line'
  | 'trim';
export type Shape = readonly [tone: Tone, path: string];
/** From the back to the front; some shapes come as several. */
export type Scene = readonly (Shape | readonly Shape[])[];
export const STREET = 52;

export function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}z`;
}
export function poly(...points: number[]): string {
  return `M${points.join(' ')}z`;
}
export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;
}
/** The upper half of a disc: a dome, a bush, a loaf. */
export function dome(x: number, y: number, r: number, height = r): string {
  return `M${x - r} ${y}a${r} ${height} 0 0 1 ${2 * r} 0z`;
}
/** An opening with a round head, from its middle and its foot. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${x - r} ${y}v${r - h}a${r} ${r} 0 0 1 ${w} 0v${h - r}z`;
}
/** Several of one shape, side by side. */
export function row(n: number, x: number, step: number, shape: (x: number) => string): string {
  return Array.from({ length: n }, (_, at) => shape(x + at * step)).join('');
}
export function merlons(x: number, y: number, w: number, n: number): string {
  const tooth = w / (2 * n - 1);
  return row(n, x, 2 * tooth, (at) => box(at, y - tooth, tooth, tooth + 0.5));
}

/** A roof with eaves; `ridge` is how wide its top is. */
export function roof(x: number, y: number, w: number, h: number, ridge = w * 0.6): string {
  return poly(x - 2, y, x + (w - ridge) / 2, y - h, x + (w + ridge) / 2, y - h, x + w + 2, y);
}

/** A house: wall, roof, and a door in the middle. */
export function house(x: number, y: number, w: number, h: number, top = 9, ridge = w * 0.6): Shape[] {
  return [
    ['wall', box(x, y - h, w, h)],
    ['main', roof(x, y - h + 0.5, w, top, ridge)],
    ['ink', arch(x + w / 2, y, w * 0.22, h * 0.55)],
  ];
}
export function windows(n: number, x: number, y: number, step: number, w = 3, h = 5): Shape {
  return ['ink', row(n, x, step, (at) => arch(at, y, w, h))];
}
export function flag(x: number, y: number, h: number, way = 1): Shape[] {
  return [
    ['line', `M${x} ${y}v${-h}`],
    ['main', poly(x, y - h, x + 9 * way, y - h + 2.5, x, y - h + 5.5)],
  ];
}
export function barrel(x: number, y: number, r = 4): Shape[] {
  return [
    ['deep', `M${x - r} ${y}q${-r * 0.5} ${-r * 1.3} 0 ${-r * 2.6}h${2 * r}q${r * 0.5} ${r * 1.3} 0 ${r * 2.6}z`],
    ['trim', `M${x - r - 0.8} ${y - r * 0.8}h${2 * r + 1.6}M${x - r - 0.8} ${y - r * 1.8}h${2 * r + 1.6}`],
  ];
}
export function crate(x: number, y: number, size = 9): Shape[] {
  return [
    ['shade', box(x, y - size, size, size)],
    ['line', `M${x} ${y - size}l${size} ${size}M${x + size} ${y - size}l${-size} ${size}`],
  ];
}
export function sack(x: number, y: number, r = 5): Shape[] {
  return [
    [
      'shade',
      `M${x - r} ${y}q${-r * 0.4} ${-r * 1.6} ${r * 0.7} ${-r * 1.9}l${-r * 0.4} ${-r * 0.6}h${r * 1.4}l${-r * 0.4} ${r * 0.6}q${r * 1.1} ${r * 0.3} ${r * 0.7} ${r * 1.9}z`,
    ],
  ];
}
export function palm(x: number, y: number, h: number, lean = 3): Shape[] {
  const [tx, ty] = [x + lean, y - h];
  const frond = (dx: number, dy: number, bend: number) =>
    `M${tx} ${ty}q${dx * 0.5} ${dy - bend} ${dx} ${dy}q${-dx * 0.5} ${-dy * 0.2 - bend * 0.3} ${-dx} ${-dy}z`;
  return [
    ['deep', `M${x - 1.4} ${y}Q${x} ${y - h * 0.6} ${tx - 0.8} ${ty}h1.8Q${x + 2} ${y - h * 0.5} ${x + 1.6} ${y}z`],
    [
      'leaf',
      [frond(-10, 3, 5), frond(10, 3, 5), frond(-7, -5, 3), frond(7, -5, 3), frond(-4, 8, 3), frond(5, 8, 2)].join(''),
    ],
  ];
}
export function tree(x: number, y: number, r: number): Shape[] {
  return [
    ['deep', box(x - 1.2, y - r, 2.4, r)],
    ['leaf', disc(x, y - r * 1.7, r, r * 1.1)],
  ];
}
/** Waves from edge to edge, and the water below them. */
export function sea(y: number): Shape[] {
  return [
    ['water', box(-200, y, 480, 200)],
    ['trim', row(30, -160, 16, (x) => `M${x} ${y + 3}q4 -2.4 8 0t8 0`)],
  ];
}
export function column(x: number, y: number, w: number, h: number): Shape[] {
  return [
    ['wall', box(x - w / 2, y - h, w, h)],
    ['shade', box(x - w / 2 - 1.2, y - h, w + 2.4, 2.6) + box(x - w / 2 - 1.2, y - 2.6, w + 2.4, 2.6)],
  ];
}
export function smoke(x: number, y: number): Shape {
  return ['pale', disc(x, y, 3) + disc(x + 4, y - 5, 4) + disc(x + 11, y - 9, 5)];
}
export function steps(x: number, w: number, n = 2, y = STREET): Shape[] {
  return Array.from({ length: n }, (_, at): Shape => ['shade', box(x - 3 * at, y - 2.5 * (n - at), w + 6 * at, 2.5)]);
}
export function coin(x: number, y: number, r = 3): Shape {
  return ['gold', disc(x, y, r)];
}
