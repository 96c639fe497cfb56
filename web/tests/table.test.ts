import { describe, expect, it } from 'vitest';
import type { Incident, Seated, TableInfo, Told, Vote } from '../src/api/wire';
import { clockKey, CLOCKS } from '../src/parts/clocks';
import { timeLeft } from '../src/table/clock';
import { labelOf, merged, missedSince, sinceOwn, takenBack } from '../src/table/log';
import { opened } from '../src/table/open';
import { hadStandIn, outOfTimeSince } from '../src/table/incidents';
import { isOutOfTime } from '../src/table/presence';
import { byPlace, resultText, stopsOf, unfolded } from '../src/table/scores';
import { answers, asked, stillAsked } from '../src/table/voting';
import { routeOf } from '../src/router.svelte';
import { spoken } from '../src/settings.svelte';
import { matches, sections } from '../src/words/markdown';
import { ruleOf } from '../src/words/rulebook';
import { moment } from '../src/words/times';
import { speak } from '../src/words/words.svelte';

const line = (number: number, seat: number | null, back?: number): Told => ({
  number,
  at: 0,
  events: [{ verb: 'x', seat, args: {} }],
  ...(back === undefined ? {} : { back }),
});
const numbers = (lines: Told[]) => lines.map((one) => one.number);

describe('the log', () => {
  it('has each line once, in order, whatever came first', () => {
    expect(numbers(merged([line(5, 0), line(6, 1)], [line(6, 1), line(1, 0)]))).toEqual([1, 5, 6]);
  });
  it('knows what was taken back', () => {
    expect([...takenBack([line(1, 0), line(2, 1), line(3, 0), line(4, 0, 2), line(5, 0)])]).toEqual([2, 3]);
  });
  it('knows what happened since the own move', () => {
    const own = { ...line(2, 0), own: true };
    expect(numbers(sinceOwn([line(1, 1), own, line(3, 0), line(4, null)]))).toEqual([2, 3, 4]); // points are no choice
    expect(numbers(sinceOwn([line(1, 1)]))).toEqual([1]);
  });
  it('tells again what followed the own choice, even in the same line', () => {
    const own = { ...line(2, 0), own: true };
    own.events.push({ verb: 'scored', seat: 1, args: {} }, { verb: 'scored', seat: 0, args: {} });
    expect(missedSince([line(1, 1), own, line(3, 0)], 0).map(({ seat, numbers }) => [seat, numbers])).toEqual([
      [1, [2]],
      [0, [2, 3]],
    ]);
  });
  it('tells whoever comes back also what a bot did for them', () => {
    const own = (number: number) => ({ ...line(number, 0), own: true });
    const lines = [own(1), line(2, 1), own(3), line(4, 1), own(5)];
    const around = (number: number, what: Incident['what'], seat: number, whom: number | null = null): Incident => ({
      at: 0,
      number,
      what,
      seat,
      whom,
      level: null,
    });
    const incidents = [around(2, 'bot', 1, 0), around(4, 'returned', 0)];
    const byBot = (told: Incident[]) => (number: number) => hadStandIn({ incidents: told } as TableInfo, 0, number);
    expect(numbers(sinceOwn(lines.slice(0, 4), byBot(incidents)))).toEqual([1, 2, 3, 4]);
    expect(numbers(sinceOwn(lines, byBot(incidents)))).toEqual([5]);
    expect(numbers(sinceOwn(lines, byBot([around(0, 'left', 0)])))).toEqual([1, 2, 3, 4, 5]);
    expect(numbers(sinceOwn(lines, byBot([around(0, 'bot', 0, 1)])))).toEqual([5]); // another's seat
  });
});

describe('what happened', () => {
  it('is a sentence with the seat in it, if it was somebody', () => {
    expect(labelOf({ verb: 'took', seat: 2, args: { n: 1 } })).toEqual({ key: 'log-took', args: { n: 1, seat: 2 } });
    expect(labelOf({ verb: 'round', seat: null, args: { n: 1 } })).toEqual({ key: 'log-round', args: { n: 1 } });
  });
});

describe('the points of a game', () => {
  const points = (seat: number, total: number, rank: number) => ({ seat, total, rank, parts: {}, tie_breaks: [] });
  const counts = [{ number: 9, round: 2, scores: [points(0, 3, 2), points(1, 5, 1)] }];
  it('stand in the order of the places', () => {
    const outcome = { end_reason: 'rounds', scores: [points(0, 3, 2), points(1, 5, 1)] };
    expect(byPlace(outcome, counts).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
  it('have no places where nobody won', () => {
    expect(byPlace(null, counts).map(({ seat, total, rank }) => [seat, total, rank])).toEqual([
      [0, 3, 0],
      [1, 5, 0],
    ]);
    expect(byPlace(null, [])).toEqual([]);
  });
  it('are passed on with how it ended', async () => {
    await speak();
    const [scores, names] = [byPlace(null, counts), ['Anna', 'Ben']];
    expect(resultText('Go', null, scores, names)).toBe('Go: Anna 3, Ben 5');
    const ended = 'Go: over without a winner';
    expect(resultText('Go', 'vote', scores, names)).toBe(`${ended}. Points at that moment: Anna 3, Ben 5`);
    expect(resultText('Go', 'abandoned', [], names)).toBe(ended);
  });
});

describe('the rounds of the plot', () => {
  it('can all be pressed where there is room', () => {
    expect(stopsOf(4, 240, 44)).toEqual({ at: [0, 1, 2, 3], wide: 60 });
  });
  it('can be pressed as far as a finger can tell them apart, the last of them always', () => {
    const { at, wide } = stopsOf(29, 290, 44);
    expect(at).toEqual([3, 8, 13, 18, 23, 28]);
    expect(wide).toBeGreaterThanOrEqual(44);
  });
  it('are no trouble before there is a width, or a round', () => {
    expect(stopsOf(3, 0, 44).at).toEqual([2]);
    expect(stopsOf(0, 290, 44).at).toEqual([]);
  });
});

describe('a row of the score table', () => {
  const points = (seat: number, n: number) => ({ seat, total: n, rank: 0, parts: { gold: n }, tie_breaks: [] });
  const counted = (round: number | null, ...gold: number[]) => ({
    number: 1,
    round,
    scores: gold.map((n, seat) => points(seat, n)),
  });
  const scores = [points(1, 5), points(0, 3)];
  it('unfolds into what it counts, and the rounds that brought something', () => {
    const counts = [counted(1, 0, 2), counted(2, 0, 2), counted(3, 3, 5)];
    expect(unfolded('gold', 'It glitters.', scores, counts)).toEqual({
      about: 'It glitters.',
      things: [],
      rounds: [
        { round: 1, by: [2, 0] },
        { round: 3, by: [3, 3] },
      ],
    });
  });
  it('says what it counts where no round is known', () => {
    for (const counts of [[], [counted(1, 3, 5)], [counted(null, 0, 2), counted(null, 3, 5)]]) {
      expect(unfolded('gold', 'It glitters.', scores, counts)).toEqual({
        about: 'It glitters.',
        things: [],
        rounds: [],
      });
      expect(unfolded('gold', undefined, scores, counts)).toBeNull();
    }
  });
  it('unfolds into things instead where the game knows them, in the order of the scores', () => {
    const counts = [counted(1, 0, 2), counted(2, 3, 5)];
    const things = [{ label: 'card-ring', by: [3, 5] }];
    expect(unfolded('gold', undefined, scores, counts, things)).toEqual({
      about: undefined,
      things: [{ label: 'card-ring', by: [5, 3] }],
      rounds: [],
    });
  });
});

describe('a vote', () => {
  const vote: Vote = { to: null, seat: 0, agreed: [0], kind: 'pause', against: [], at: 100 };
  it('asks nobody who has left, given up or answered', () => {
    const states = [{}, {}, { gone: true }, { gone: true, resigned: 'resigned' as const }];
    const chairs = states.map((state, seat) => ({ seat, gone: false, resigned: null, ...state }) as Seated);
    expect(stillAsked(vote, chairs, [0, 1, 2, 3])).toEqual([1]);
    expect(stillAsked(vote, chairs, [2])).toEqual([]);
  });
  it('counts the answers of people, not of bots or those who have left', () => {
    const states = [{ person: 'a' }, { person: null, bot: 'easy' }, { person: 'c', gone: true }, { person: 'd' }];
    const chairs = states.map((state, seat) => ({ seat, gone: false, resigned: null, ...state }) as Seated);
    expect(answers([0, 1, 2, 3], chairs)).toBe(2);
  });
  it('is another one when whoever asks asks something else', () => {
    const first = asked(null, vote, 7);
    first.withdrawn = true;
    expect(asked(first, { ...vote, agreed: [0, 1] }, 8)).toBe(first);
    expect(asked(first, { ...vote, kind: 'end', at: 200 }, 8)).toEqual({
      kind: 'end',
      at: 200,
      number: 8,
      withdrawn: false,
    });
  });
});

describe('the clock', () => {
  it('shows seconds when they matter', () => {
    expect(timeLeft(300_000, 'en')).toBe('5:00');
    expect(timeLeft(59_001, 'en')).toBe('1:00');
    expect(timeLeft(8_200, 'en')).toBe('0:09');
  });
  it('shows hours and days in the reader’s words', () => {
    expect(timeLeft(2.5 * 3_600_000, 'en')).toBe('2 hr');
    expect(timeLeft(3 * 86_400_000, 'de')).toBe('3 Tg.');
  });
});

it('calls a bot in, which is news until one has moved or somebody has done something about it', () => {
  const incident = (number: number, seat: number | null, whom: number): Incident => ({
    ...{ at: number, number, what: 'bot', level: 'medium' },
    seat,
    whom,
  });
  const after = (number: number, ...incidents: Incident[]) => outOfTimeSince({ incidents } as TableInfo, number);
  expect(after(4, incident(5, null, 1), incident(5, null, 2))).toEqual([1, 2]); // asked at once, and both too slow
  expect(after(6, incident(5, null, 1))).toEqual([]);
  expect(after(4, incident(5, null, 1), incident(7, 0, 1))).toEqual([]);
  expect(after(4, incident(5, 0, 1))).toEqual([]);
});

it('runs out for nobody at a table without a clock', () => {
  expect(isOutOfTime({ late: true, left: null })).toBe(false);
  expect(isOutOfTime({ late: true, left: 60_000 })).toBe(false); // away for too long, with time left
  expect(isOutOfTime({ late: true, left: 0 })).toBe(true);
});

describe('a moment', () => {
  const now = new Date(2026, 10, 16, 21, 0).getTime();
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 14).getTime();
  it('is a time today, and a day before', () => {
    expect(moment(at(16, 20), 'en', now)).toBe('20:14');
    expect(moment(at(16, 0), 'en', now)).toBe('00:14');
    expect(moment(at(15, 23), 'de', now)).toBe('gestern, 23:14');
    expect(moment(at(3, 20), 'en', now)).toBe('Nov 3');
  });
  it('has its time tomorrow, too: a vote late in the evening ends then', () => {
    expect(moment(at(17, 0), 'en', now)).toBe('tomorrow, 00:14');
    expect(moment(at(18, 0), 'en', now)).toBe('Nov 18');
  });
  it('was yesterday however short the night', () => {
    const spring = new Date(2026, 2, 29, 12, 0).getTime(); // an hour less in much of Europe
    expect(moment(new Date(2026, 2, 28, 0, 30).getTime(), 'en', spring)).toBe('yesterday, 00:30');
  });
});

it('offers no clock twice, and none first', () => {
  for (const offered of Object.values(CLOCKS)) {
    expect(new Set(offered.map(clockKey)).size).toBe(offered.length);
    expect(offered[0]!.kind).toBe('none');
  }
});

it('opens all hands by taking each seat’s rows from its own view', () => {
  const views = [
    {
      round: 1,
      players: [
        { seat: 0, hand: ['a'] },
        { seat: 1, hand: null },
      ],
      row: ['x'],
    },
    {
      round: 1,
      players: [
        { seat: 0, hand: null },
        { seat: 1, hand: ['b'] },
      ],
      row: ['x'],
    },
  ];
  expect(opened(views, 0)).toEqual({
    round: 1,
    players: [
      { seat: 0, hand: ['a'] },
      { seat: 1, hand: ['b'] },
    ],
    row: ['x'],
  });
});

it('finds the page of an address', () => {
  expect(routeOf('/')).toMatchObject({ page: 'home' });
  expect(routeOf('/t/a%20b/replay')).toMatchObject({ page: 'replay', params: { table: 'a b' } });
  expect(routeOf('/rules')).toMatchObject({ page: 'rules', params: {} });
  expect(routeOf('/rules/x', '#rule-7')).toMatchObject({ page: 'rules', params: { game: 'x' }, hash: 'rule-7' });
  expect(routeOf('/schema')).toMatchObject({ page: 'lost' });
});

it('speaks the first language that it knows', () => {
  expect(spoken(['fr-FR', 'pl-PL', 'en'])).toBe('pl');
  expect(spoken(['ja'])).toBe('en');
});

describe('rulebooks', () => {
  const book =
    '# Game\n\nBy us.\n\n## In short\n\nPlay.\n\n## Set-up\n\n**1.** Lay out *five* cards.\n\n**2a.** Then\nplay.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
  it('are cut at headings and numbers', () => {
    const found = sections(book);
    expect(found.map((section) => section.title)).toEqual(['Game', 'In short', 'Set-up']);
    expect(found[2]!.blocks.map((block) => block.rule)).toEqual(['1', '2a', null]);
    expect(found[2]!.blocks[0]!.html).toBe('Lay out <em>five</em> cards.');
  });
  it('give one rule', () => {
    expect(ruleOf(book, '1')).toBe('Lay out five cards.');
    expect(ruleOf(book, '2a')).toBe('Then play.');
    expect(ruleOf(book, '9')).toBe('');
  });
  it('are searched by all words', () => {
    expect(matches('Lay out five cards', 'CARDS five')).toBe(true);
    expect(matches('Lay out five cards', 'six')).toBe(false);
  });
});
