import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folders = ['../src/', '../../src/quivira/games/'].map((folder) => new URL(folder, import.meta.url));
const sheets = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|css)$|^parts\/strokes\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') })),
);

/** The text without the blocks that hold only for a mouse; one of them ends with a brace as far in as it begins. */
const withoutMouse = (text: string) => text.replace(/^( *)@media \(hover: hover\).*\n(?:.*\n)*?\1\}$/gm, '');

describe('a style', () => {
  it('of what is pointed at is for a mouse alone: after a tap it would stay', () => {
    expect(sheets.filter(({ text }) => text.includes(':hover')).length).toBeGreaterThan(5);
    expect(sheets.filter(({ text }) => withoutMouse(text).includes(':hover')).map(({ file }) => file)).toEqual([]);
  });
});

describe('a small drawing', () => {
  it('stands in the source once', () => {
    const drawn = sheets.flatMap(({ text }) => text.match(/(?<=['"])M-?\d[^'"]{6,}(?=['"])/g) ?? []);
    expect(drawn.length).toBeGreaterThan(30);
    expect(drawn.filter((path, index) => drawn.indexOf(path) < index)).toEqual([]);
  });
});
