import { expect, test } from 'vitest';
import type { Taught } from '../src/api/wire';
import type { Parts } from '../src/board/boards';
import { Course } from '../src/pages/learn/course.svelte';
import { around, clipped, covered, line, placed, type Box } from '../src/pages/learn/placing';
import { lastSentence } from '../src/pages/learn/sentences';
import { Catalog } from '../src/words/catalog';

const phone: Box = { x: 0, y: 0, width: 390, height: 844 };
const card = { width: 360, height: 150 };
const at = (place: { x: number; y: number }): Box => ({ ...place, ...card });

test('a card lies beside what it speaks of, within the window', () => {
  for (const target of [
    { x: 10, y: 60, width: 60, height: 40 },
    { x: 320, y: 400, width: 60, height: 60 },
    { x: 5, y: 780, width: 380, height: 60 },
  ]) {
    const lies = at(placed(card, phone, target, [], []));
    expect(covered(lies, target)).toBe(0);
    expect(covered(lies, phone)).toBe(card.width * card.height);
  }
});

test('a card keeps off the bar and off all that is lit, where there is room elsewhere', () => {
  const bar = { x: 0, y: 700, width: 390, height: 144 };
  const target = { x: 40, y: 560, width: 300, height: 100 };
  const lit = { x: 0, y: 300, width: 390, height: 250 };
  const lies = at(placed(card, phone, target, [lit], [bar]));
  expect([bar, lit, target].map((box) => covered(lies, box))).toEqual([0, 0, 0]);
});

test('where there is no room a card covers what is useful before what is lit, and what is lit before its goal', () => {
  const low: Box = { x: 0, y: 0, width: 390, height: 400 };
  const target = { x: 100, y: 180, width: 40, height: 40 };
  const lit = { x: 0, y: 180, width: 390, height: 210 };
  const bar = { x: 0, y: 0, width: 390, height: 60 };
  const lies = at(placed(card, low, target, [lit], [bar]));
  expect([lit, target].map((box) => covered(lies, box))).toEqual([0, 0]);
  expect(covered(lies, bar)).toBeGreaterThan(0);
});

test('a card that has no room above its goal lies below all that is lit', () => {
  const head = { x: 100, y: 150, width: 40, height: 30 };
  const column = { x: 95, y: 185, width: 50, height: 260 };
  const lies = at(placed(card, phone, head, [head, column], [{ x: 0, y: 700, width: 390, height: 144 }]));
  expect([head, column].map((box) => covered(lies, box))).toEqual([0, 0]);
  expect(lies.y).toBeLessThan(700 - card.height);
});

test('a card finds the only gap between what is lit, wherever that is', () => {
  const lit = [
    { x: 0, y: 0, width: 390, height: 330 },
    { x: 0, y: 520, width: 390, height: 324 },
  ];
  const lies = at(placed(card, phone, { x: 10, y: 10, width: 60, height: 60 }, lit, []));
  expect(lit.map((box) => covered(lies, box))).toEqual([0, 0]);
});

test('without anything to point at a card lies in the window', () => {
  expect(covered(at(placed(card, phone, null, [], [])), phone)).toBe(card.width * card.height);
});

test('what lies around several boxes holds them all, and around none there is nothing', () => {
  expect(around([])).toBeNull();
  expect(
    around([
      { x: 5, y: 5, width: 5, height: 5 },
      { x: 20, y: 0, width: 10, height: 4 },
    ]),
  ).toEqual({ x: 5, y: 0, width: 25, height: 10 });
});

test('an arrow goes from edge to edge, and is left out where both nearly touch', () => {
  const from = { x: 0, y: 0, width: 100, height: 50 };
  expect(line(from, { x: 20, y: 90, width: 40, height: 10 })).toEqual({ x1: 40, y1: 50, x2: 40, y2: 90 });
  expect(line(from, { x: 130, y: 0, width: 10, height: 50 })).toEqual({ x1: 100, y1: 25, x2: 130, y2: 25 });
  expect(line(from, { x: 20, y: 53, width: 40, height: 10 })).toBeNull();
});

test('an arrow is left out where it would cross something else that is lit', () => {
  const from = { x: 0, y: 0, width: 100, height: 50 };
  const to = { x: 20, y: 190, width: 40, height: 10 };
  const arrow = { x1: 40, y1: 50, x2: 40, y2: 190 };
  expect(line(from, to, [{ x: 0, y: 100, width: 100, height: 92 }])).toBeNull(); // a neighbour, whose light touches it
  expect(line(from, to, [{ x: 60, y: 100, width: 100, height: 20 }, to])).toEqual(arrow);
  expect(line(from, { ...to, x: 220 }, [{ x: 140, y: 100, width: 40, height: 40 }])).toBeNull();
});

test('of a thing in a list that scrolls only what can be seen is lit', () => {
  const list = { x: 100, y: 0, width: 200, height: 100 };
  expect(clipped({ x: 60, y: 10, width: 80, height: 80 }, list)).toEqual({ x: 100, y: 10, width: 40, height: 80 });
  expect(clipped({ x: 0, y: 10, width: 80, height: 80 }, list).width).toBe(0);
});

test('the last sentence says what to do', () => {
  expect(lastSentence('You choose first! Take the two sundials.')).toBe('Take the two sundials.');
  expect(lastSentence('Send three.')).toBe('Send three.');
  expect(lastSentence('')).toBe('');
});

/** A lesson of three stations, and what is kept of it. */
function begun(quiz: unknown[] = []): { course: Course; kept: unknown[] } {
  const kept: unknown[] = [];
  const station = { says: '', does: [], positions: [], between: [], answers: {} };
  const taught = { game: 'one', name: 'first', seats: 2, seat: 0, stations: [station, station, station], quiz };
  const course = new Course(
    taught as unknown as Taught,
    new Catalog('en', []),
    { moments: {}, scored: {} } as Parts,
    'Anna',
    (...[, , news]) => void kept.push(news),
  );
  return { course, kept };
}

test('whoever is only shown a station goes on another time where they were', () => {
  const { course, kept } = begun();
  course.show(1, true);
  expect([course.at, kept]).toEqual([1, []]);
  course.go(2);
  expect(kept).toEqual([{ station: 2 }]);
});

test('a lesson is learnt when its questions are answered, and without questions at its end', () => {
  const asking = begun([{}]);
  asking.course.go(3);
  expect(asking.kept).toEqual([{ station: 3 }]);
  const silent = begun();
  silent.course.go(3);
  expect(silent.kept).toEqual([{ station: 4, done: true }]);
  silent.course.show(4);
  expect(silent.course.station).toBeUndefined();
});
