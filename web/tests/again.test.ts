import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Happened, Moment, TableInfo, Told } from '../src/api/wire';
import type { Meanwhile, Moments } from '../src/board/contract';
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
let socket: Line;
let page: { hidden: boolean; addEventListener: (event: string, looked: () => void) => void };
/** Somebody looks at the page, or away from it. */
let look: (visible: boolean) => void;
/** What the server answers to whoever asks for pictures. */
let pictures: () => Response;

class Line {
  static readonly OPEN = 1;
  readonly readyState = Line.OPEN;
  readonly send = vi.fn((sent: string) => sent.includes('ping') && heard({ type: 'pong' }));
  readonly close = vi.fn();
  onopen!: () => void;
  onclose!: (event: { code: number; reason: string }) => void;
  onmessage!: (event: { data: string }) => void;
  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    socket = this;
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
  let looked: () => void;
  page = Object.assign(
    { hidden: false, removeEventListener: vi.fn() },
    { addEventListener: (_: string, does: () => void) => void (looked = does) },
  );
  look = (visible) => {
    page.hidden = !visible;
    looked();
  };
  vi.stubGlobal('document', page);
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('location', { href: 'http://host/' });
  vi.stubGlobal('WebSocket', Line);
  pictures = () => Response.json({ seats: [0], last: 4, moments });
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path.includes('/replay?') ? pictures() : Response.json({ lines: LINES })),
  );
  did = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LONG = 15_000; // milliseconds until all is told; a socket asks for ever whether the server is there
const SCORING = ['picture 2', 'scored on 2', 'round-begins on 2', 'picture 3'];

/** The table as it stands after some of its lines. */
const position = (lines: Told[]) => {
  const side = { seat: 0, view: {}, prompt: null, legal: [], refused: [], undo: [], lines, answer: null };
  const [since, number] = [lines[0]!.number - 1, lines.at(-1)!.number];
  return { type: 'play', number, since, waiting: [0], sides: [side], outcome: null };
};
const ALL_AGAIN = ['picture 2', 'scored on 2', 'scored on 2', 'round-begins on 2', 'picture 3', 'picture 4'];
const withoutBuilding = () => did.filter((one) => !one.startsWith('built'));

async function visited(lines = LINES): Promise<Visit> {
  const visit = new Visit('table', 'any');
  watched(visit.model);
  visit.info = { table: 'table', pace: 'turns', chairs: [] } as unknown as TableInfo;
  socket.onopen();
  heard(position(lines));
  await vi.advanceTimersByTimeAsync(LONG);
  did = [];
  return visit;
}

it('shows a scoring again on the picture that still has what is scored', async () => {
  const visit = await visited();
  const played = visit.play();
  await vi.advanceTimersByTimeAsync(LONG);
  await played;
  expect(withoutBuilding()).toEqual(ALL_AGAIN);
  expect(did.at(-1)).toBe('built on 4');
  visit.close();
});

/** A game that can draw what was built before something is scored. */
const drawsHouses: Meanwhile = (view: object, events) =>
  ({ ...view, houses: events.filter(({ verb }) => verb === 'built').length }) as never;

it('shows again what was built just before a scoring, and leaves it there until that is over', async () => {
  const visit = await visited();
  visit.model.meanwhile = drawsHouses;
  const houses: unknown[] = [];
  vi.mocked(visit.model.show).mockImplementation((side, _waiting, _outcome, number) => {
    houses.push([number, (side.view as { houses?: number }).houses ?? 0]);
    return Promise.resolve();
  });
  const played = visit.play();
  await vi.advanceTimersByTimeAsync(LONG);
  await played;
  expect(houses.slice(0, 4)).toEqual([[2, 0], [2, 1], [2, 1], [3, 0]]); // prettier-ignore
  visit.close();
});

it('tells whoever looks again at a table by turns what has happened meanwhile, once', async () => {
  const visit = await visited(LINES.slice(0, 1));
  look(false);
  for (const told of LINES.slice(1)) heard(position([told]));
  await vi.advanceTimersByTimeAsync(LONG);
  expect(did.splice(0)).toEqual(['picture 3', 'picture 4']); // at once: nobody watches
  look(true);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(withoutBuilding()).toEqual(ALL_AGAIN);
  did = [];
  for (const visible of [false, true]) look(visible);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(did).toEqual([]);
  visit.close();
});

it('waits with that for a line, and tells it no second time beside that', async () => {
  const visit = await visited(LINES.slice(0, 1));
  look(false);
  socket.onclose({ code: 1006, reason: '' });
  look(true);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(did).toEqual([]);
  socket.onopen();
  heard(position(LINES.slice(1)));
  await vi.advanceTimersByTimeAsync(LONG);
  expect(did[0]).toBe('picture 4'); // how it stands, without a beat
  expect(withoutBuilding().slice(1)).toEqual(ALL_AGAIN);
  visit.close();
});

it('tells again what was not told to its end because nobody looked any more', async () => {
  const visit = await visited(LINES.slice(0, 1));
  look(false);
  heard(position(LINES.slice(1)));
  for (const visible of [true, false]) {
    look(visible);
    await vi.advanceTimersByTimeAsync(100);
  }
  did = [];
  look(true);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(withoutBuilding()).toEqual(ALL_AGAIN);
  visit.close();
});

it('tells it once, however often it is asked to, and says why it cannot', async () => {
  const visit = await visited();
  const twice = [visit.play(), visit.play()];
  expect(visit.recap).toBe(true);
  await vi.advanceTimersByTimeAsync(LONG);
  await Promise.all(twice);
  expect(withoutBuilding()).toEqual(ALL_AGAIN);
  did = [];
  const skipped = visit.play();
  visit.skip(); // before the pictures have come
  await vi.advanceTimersByTimeAsync(LONG);
  await skipped;
  pictures = () => Response.json({ code: 'failed', message: 'no' }, { status: 500 });
  await visit.play();
  expect([did, visit.recap, visit.notice]).toEqual([[], false, 'no']);
  visit.close();
});

it('leaves out what nobody could follow, says so first, and takes no longer than eight seconds', async () => {
  const lines = [LINES[0]!, ...Array.from({ length: 130 }, (_, at) => line(at + 3, event('built', 1 + (at % 2))))];
  pictures = () =>
    Response.json({ seats: [0], last: 132, moments: lines.map(({ number }) => ({ number, views: [{}] })) });
  const visit = await visited(lines);
  const announced = vi.spyOn(visit.model.stage, 'announce');
  const [began, shown] = [performance.now(), new Set<number>()];
  let took = 0;
  const played = visit.play().then(() => (took = performance.now() - began));
  while (!took) {
    await vi.advanceTimersByTimeAsync(10);
    if (did.length) shown.add(visit.model.number);
  }
  await played;
  expect(announced.mock.calls.flatMap(([caption]) => caption?.title ?? [])).toEqual(['ui-recap-late']);
  expect([...shown]).toEqual(Array.from({ length: 25 }, (_, at) => at + 108)); // the first is how it stood before
  expect(took).toBeGreaterThan(4000);
  expect(took).toBeLessThanOrEqual(8000);
  visit.close();
});

it('shows what nothing of its line is watched before as it stands after it', () => {
  const entry = (number: number, verb: string): Entry => ({
    seat: null,
    events: [event(verb, null)],
    numbers: [number],
    gone: false,
    undo: false,
    forced: false,
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

it('replays what was built before a scoring before it, where a game can draw that', async () => {
  const playback = await replay();
  playback.model.meanwhile = drawsHouses;
  const drawn = vi.spyOn(playback.model, 'showMeanwhile');
  await playback.to(2);
  did = [];
  const stepped = playback.step(1);
  await vi.runAllTimersAsync();
  await stepped;
  expect(drawn.mock.calls.map(([events]) => events)).toEqual([LINES[1]!.events]);
  expect(did).toEqual(['built on 2', ...SCORING.slice(1)]);
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
