import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MARKS, markOf, SYMBOLS } from '../src/parts/marks';

type Colour = readonly [red: number, green: number, blue: number]; // linear light, 0 to 1

const TOKENS = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const SEATS = Array.from({ length: MARKS }, (_, seat) => seat);
const THEMES = ['light', 'dark'] as const;
const GROUNDS = ['table', 'surface', 'raised', 'sunken'];

// How the three kinds of cones that may be missing change what is seen (Machado, Oliveira and Fernandes 2009).
const EYES: Record<string, readonly (readonly number[])[]> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const APART = 0.1; // in OKLab, in which 0.02 can just be told apart

function token(name: string, theme: (typeof THEMES)[number] = 'light'): Colour {
  const found = new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6}))?`).exec(TOKENS);
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  const hex = theme === 'dark' ? (found[2] ?? found[1]!) : found[1]!;
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return [red!, green!, blue!];
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function times(rows: readonly (readonly number[])[], [red, green, blue]: Colour): Colour {
  const [x, y, z] = rows.map((row) => Math.max(0, row[0]! * red + row[1]! * green + row[2]! * blue));
  return [x!, y!, z!];
}

/** As WCAG 2 counts it. */
function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [one, other]
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** How different two colours look: their distance in OKLab. */
function distance(one: Colour, other: Colour): number {
  const [a, b] = [one, other].map((colour) => {
    const [l, m, s] = times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      colour,
    ).map(Math.cbrt);
    return [
      0.2104542553 * l! + 0.793617785 * m! - 0.0040720468 * s!,
      1.9779984951 * l! - 2.428592205 * m! + 0.4505937099 * s!,
      0.0259040371 * l! + 0.7827717662 * m! - 0.808675766 * s!,
    ];
  });
  return Math.hypot(...a!.map((value, at) => value - b![at]!));
}

describe('the seats’ marks', () => {
  it('are eight, each with a symbol of its own', () => {
    expect(MARKS).toBe(8);
    expect(new Set(SYMBOLS).size).toBe(MARKS);
    expect([7, 8, 9].map(markOf)).toEqual([7, 0, 1]);
  });

  it.each(SEATS)('mark %i can be read: text on it would be, too', (seat) => {
    expect(contrast(token(`seat-${seat}`), token(`on-seat-${seat}`))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(THEMES)('are set off from whatever they lie on: %s', (theme) => {
    for (const ground of GROUNDS) {
      expect(contrast(token('outline', theme), token(ground, theme)), ground).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.entries(EYES))('differ for eyes that see %s', (_, eyes) => {
    for (const [one, other] of SEATS.flatMap((a) => SEATS.slice(a + 1).map((b) => [a, b] as const))) {
      const apart = distance(times(eyes, token(`seat-${one}`)), times(eyes, token(`seat-${other}`)));
      expect(apart, `marks ${one} and ${other}`).toBeGreaterThanOrEqual(APART);
    }
  });
});
