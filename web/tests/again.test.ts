import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Happened, Moment, TableInfo, Told } from '../src/api/wire';
import type { Moments } from '../src/board/contract';
import type { Beat } from '../src/board/moments';
import { picturesOf, type Entry } from '../src/table/log';
import type { Model } from '../src/table/model.svelte';
import { Playback } from '../src/table/playback.svelte';
import { Visit } from '../src/table/visit.svelte';
import type { Catalog } from '../src/words/catalog';

const MOMENTS: Moments = {
  scored: { before: true },
  'round-begins': { before: true, hold: 500 },
  built: { hold: 700 },
};
const event = (verb: string, seat: number | null): Happened => ({ verb, seat, args: {} });
const line = (number: number, ...events: Happened[]): Told => ({ number, at: 0, events });
/** The third line scores: what is scored lies on the table only before it. */
const LINES = [
  { ...line(2, event('built', 0)), own: true },
  line(3, event('built', 1), event('scored', 1), event('scored', 2), event('round-begins', null)),
  line(4, event('built', 2)),
];
const moments: Moment[] = [1, 2, 3, 4].map((number) => ({
  number,
  lines: LINES.filter((told) => told.number === number),
  views: [{}],
}));
let did: string[];
let heard: (message: unknown) => void;

class Line {
  static readonly OPEN = 1;
  readonly readyState = Line.OPEN;
  readonly send = vi.fn();
  readonly close = vi.fn();
  onmessage!: (event: { data: string }) => void;
  constructor() {
    heard = (message) => this.onmessage({ data: JSON.stringify(message) });
  }
}

/** Writes down what is shown, and on which picture each beat is played. */
function watched(model: Model): void {
  model.moments = MOMENTS;
  vi.spyOn(model.stage, 'play').mockImplementation(({ events: [first] }: Beat) => {
    did.push(`${first!.verb} on ${model.number}`);
  });
  vi.spyOn(model, 'show').mockImplementation((_side, _waiting, _outcome, number) => {
    if (number !== model.number) did.push(`picture ${number}`);
    model.number = number;
    return Promise.resolve();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('location', { href: 'http://host/' });
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path.includes('/replay?') ? { seats: [0], last: 4, moments } : { lines: LINES })),
  );
  did = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LONG = 15_000; // milliseconds until all is told; a socket asks for ever whether the server is there
const SCORING = ['picture 2', 'scored on 2', 'round-begins on 2', 'picture 3'];

it('shows a scoring again on the picture that still has what is scored', async () => {
  const visit = new Visit('table', 'any');
  watched(visit.model);
  const side = { seat: 0, view: {}, prompt: null, legal: [], refused: [], undo: [], lines: LINES, answer: null };
  heard({ type: 'play', number: 4, since: 0, waiting: [0], sides: [side], outcome: null });
  await vi.advanceTimersByTimeAsync(LONG);
  did = [];
  const played = visit.play();
  await vi.advanceTimersByTimeAsync(LONG);
  await played;
  const scoring = did.filter((one) => !one.startsWith('built'));
  expect(scoring).toEqual(['picture 2', 'scored on 2', 'scored on 2', 'round-begins on 2', 'picture 3', 'picture 4']);
  expect(did.at(-1)).toBe('built on 4');
  visit.close();
});

it('shows what nothing of its line is watched before as it stands after it', () => {
  const entry = (number: number, verb: string): Entry => ({
    seat: null,
    events: [event(verb, null)],
    numbers: [number],
    gone: false,
    undo: false,
  });
  const entries = [entry(3, 'built'), entry(3, 'scored'), entry(3, 'built'), entry(4, 'built'), entry(4, 'sold')];
  expect(picturesOf(entries, MOMENTS)).toEqual([2, 3, 3, 4, 4]);
});

async function replay(): Promise<Playback> {
  const info = { table: 'table', game: 'any', number: 4, chairs: [] } as unknown as TableInfo;
  const playback = new Playback(info, undefined as unknown as Catalog, 0);
  watched(playback.model);
  await playback.look(0, false);
  return playback;
}

it('replays each beat on the picture that it belongs to, and by hand too', async () => {
  const playback = await replay();
  playback.toggle();
  await vi.runAllTimersAsync();
  const all = ['picture 1', 'picture 2', 'built on 2', ...SCORING.slice(1), 'built on 3', 'picture 4', 'built on 4'];
  expect(did).toEqual(all);
  expect(playback.playing).toBe(false);
  await playback.to(2);
  did = ['picture 2'];
  const stepped = playback.step(1);
  await vi.runAllTimersAsync();
  await stepped;
  expect(did).toEqual([...SCORING, 'built on 3']);
});

it('leaves out of a replay what a jump or another step has overtaken', async () => {
  const playback = await replay();
  await playback.to(2);
  did = [];
  void playback.step(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(did).toEqual(['scored on 2', 'round-begins on 2']);
  void playback.step(1); // while the picture is still the one before
  await vi.advanceTimersByTimeAsync(0);
  expect(did.splice(0)).toEqual(['scored on 2', 'round-begins on 2', 'picture 3', 'picture 4', 'built on 4']);
  await playback.to(1);
  await vi.runAllTimersAsync();
  expect(did).toEqual(['picture 1']);
});
