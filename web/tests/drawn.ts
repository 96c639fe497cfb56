import { expect } from 'vitest';

/** How many numbers each command of a path takes. */
const TAKES: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7, Z: 0 };
const FEWEST = 3; // shapes of a scene: less is an icon

/** What is wrong with a path; nothing if a browser draws all of it. */
function flawOf(path: string): string {
  if (!/^M/i.test(path)) return `begins with no point: ${path}`;
  for (const [part, command, numbers] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const takes = TAKES[command!.toUpperCase()];
    const given = numbers!.match(/-?(\d+\.?\d*|\.\d+)/g) ?? [];
    const rest = numbers!.replace(/-?(\d+\.?\d*|\.\d+)|[\s,]/g, '');
    if (takes === undefined || rest || (takes ? !given.length || given.length % takes : given.length)) return part;
  }
  return '';
}

/** Every thing that a game names has a picture: a valid one, of several shapes, and unlike all others. */
export function expectDrawn(names: readonly string[], pathsOf: (name: string) => readonly string[]): void {
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => pathsOf(name).length < FEWEST)).toEqual([]);
  expect(names.flatMap((name) => pathsOf(name).map(flawOf).filter(Boolean))).toEqual([]);
  const drawn = names.map((name) => JSON.stringify(pathsOf(name)));
  expect(names.filter((_, index) => drawn.indexOf(drawn[index]!) !== index)).toEqual([]);
}
