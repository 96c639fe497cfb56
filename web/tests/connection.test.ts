import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { get, post, Refusal } from '../src/api/http';
import type { Seated, Vote } from '../src/api/wire';
import { settings } from '../src/settings.svelte';
import { Attempts } from '../src/attempt.svelte';
import { tellHere } from '../src/notices';
import { Socket } from '../src/table/socket';
import { Visit } from '../src/table/visit.svelte';
import { speak, t } from '../src/words/words.svelte';

const DEAD = 10_000; // milliseconds without an answer after which a socket counts as dead
const SOON = 500; // by then another one is opened

/** A socket whose other end is the test. One that is dead takes everything and answers nothing, not even a close. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  readyState = 0;
  isDead = false;
  readonly said: { type: string; [field: string]: unknown }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;

  constructor(readonly address: URL) {
    Line.all.push(this);
  }
  open(): this {
    this.readyState = Line.OPEN;
    this.onopen();
    return this;
  }
  tell(...messages: object[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    const message = JSON.parse(text) as { type: string };
    if (message.type !== 'ping') this.said.push(message);
    else if (!this.isDead) this.tell({ type: 'pong' });
  }
  close(): void {
    this.readyState = 2;
    if (!this.isDead) this.onclose({ code: 1000, reason: '' });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  settings.speed = 'off';
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { href: 'http://house/t/x' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    hidden: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settings.speed = 'normal';
});

describe('a socket', () => {
  function connected() {
    const [states, heard]: [string[], unknown[]] = [[], []];
    const socket = new Socket(
      () => '/api/events',
      (message) => heard.push(message),
      (state) => states.push(state),
    );
    return { socket, states, heard, line: Line.last.open() };
  }

  it('stays while the server answers, however long nothing happens', () => {
    const { socket, states, heard } = connected();
    vi.advanceTimersByTime(3_600_000);
    expect([states, heard, Line.all.length]).toEqual([['open'], [], 1]);
    socket.close();
  });
  it('that answers nothing more is given up for another one, and not heard again', () => {
    const { socket, states, heard, line } = connected();
    line.isDead = true;
    vi.advanceTimersByTime(20_000 + DEAD);
    expect(states).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(SOON);
    Line.last.open();
    line.tell({ type: 'waiting', waiting: [] });
    line.onclose({ code: 1006, reason: '' });
    expect([states, heard, Line.all.length]).toEqual([['open', 'lost', 'open'], [], 2]);
    socket.close();
  });
  it('that an answer still reached, but not what was said since, is given up too', () => {
    const { socket, states, line } = connected();
    line.isDead = true;
    socket.send({ type: 'look', visible: true });
    socket.send({ type: 'look', visible: false });
    line.tell({ type: 'pong' });
    vi.advanceTimersByTime(DEAD);
    expect(states.at(-1)).toBe('lost');
    socket.close();
  });
  it('that does not open is given up too', () => {
    const states: string[] = [];
    const socket = new Socket(
      () => '/api/events',
      () => undefined,
      (state) => states.push(state),
    );
    Line.last.isDead = true;
    vi.advanceTimersByTime(12_000 + SOON);
    expect([states, Line.all.length]).toEqual([['lost'], 2]);
    socket.close();
  });
  it('that opens and is closed again is tried less and less often, until a server answers', () => {
    const luck = vi.spyOn(Math, 'random').mockReturnValue(0);
    const { socket } = connected();
    /** A socket opens and is closed; how long until the next one. */
    function wait(isAnswered: boolean): number {
      const count = Line.all.length;
      if (Line.last.readyState !== Line.OPEN) {
        Line.last.isDead = !isAnswered;
        Line.last.open();
      }
      Line.last.onclose({ code: 1013, reason: '' });
      const closed = Date.now();
      while (Line.all.length === count) vi.advanceTimersByTime(10);
      return Date.now() - closed;
    }
    expect([wait(true), wait(false), wait(false), wait(false)]).toEqual([400, 800, 1600, 3200]);
    expect(wait(true)).toBe(400);
    luck.mockReturnValue(0.5);
    expect(wait(true)).toBe(300); // not all who were there come back at the same moment
    luck.mockRestore();
    socket.close();
  });
});

describe('a request', () => {
  /** A server that never answers. */
  const silence = (_: string, { signal }: RequestInit) =>
    new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)));

  it('to which nobody answers has found no server; but a deed may have been done', async () => {
    const patience: number[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
      patience.push(time);
      return AbortSignal.abort();
    });
    vi.stubGlobal('fetch', (path: string, how: RequestInit) =>
      how.signal?.aborted ? Promise.reject(how.signal.reason as Error) : silence(path, how),
    );
    await expect(get('/api/me')).rejects.toMatchObject({ code: 'offline' });
    void post('/api/tables');
    expect(patience).toEqual([15_000]);
    timeout.mockRestore();
  });
  it('whose answer stops half way has found no server either', async () => {
    const answer = { ok: true, text: () => Promise.reject(new TypeError('network error')) };
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    await expect(get('/api/me')).rejects.toMatchObject({ code: 'offline' });
  });
  it('is refused in the server’s words, or in those of whoever stands before it', async () => {
    const refusal = (body: string) => {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 502, statusText: 'Bad Gateway' })));
      return get('/api/me').catch((error: unknown) => error as Refusal);
    };
    expect(await refusal('{"code": "try-again", "message": "Again."}')).toMatchObject({
      code: 'try-again',
      status: 502,
    });
    expect(await refusal('<h1>no')).toMatchObject({ code: 'failed', message: 'Bad Gateway', status: 502 });
  });
});

describe('a visit', () => {
  const info = { type: 'table', table: 'x', chairs: [], incidents: [], revision: 1, watching: 0, pace: 'live' };
  const side = { seat: 0, view: { coins: 1 }, prompt: null, cites: '', legal: [], refused: [], undo: [], lines: [] };
  const position = (number: number, coins: number) => ({
    type: 'play',
    number,
    since: 0,
    waiting: [0],
    sides: [{ ...side, view: { coins } }],
    outcome: null,
  });
  const moved = (after: number, coins: number) => ({
    type: 'moved',
    number: after + 1,
    after,
    waiting: [0],
    change: { sides: { 0: { view: { coins: [coins] } } } },
    lines: [[]],
  });
  const watching = (after: number, count: number) => ({ type: 'changed', after, change: { watching: [count] } });
  const coins = ({ latest }: Visit) => (latest?.sides[0]?.view as { coins: number }).coins;

  function begun() {
    const visit = new Visit('x', 'chess');
    Line.last.open().tell(info, position(0, 1));
    return { visit, line: Line.last };
  }
  const syncs = (line: Line) => line.said.filter(({ type }) => type === 'sync');

  it('has everything sent again, once, when a move was lost on the way', () => {
    const { visit, line } = begun();
    line.tell(moved(0, 2), moved(2, 9), moved(3, 9));
    expect([coins(visit), visit.latest?.number]).toEqual([2, 1]);
    expect(syncs(line)).toMatchObject([{ seen: 1 }]);
    line.tell(info, position(4, 5), moved(4, 6));
    expect([coins(visit), syncs(line).length]).toEqual([6, 1]);
    visit.close();
  });
  it('has everything sent again when news of the table were lost on the way', () => {
    const { visit, line } = begun();
    line.tell(watching(0, 1), watching(2, 3));
    expect([visit.info?.watching, syncs(line).length]).toEqual([1, 1]);
    line.tell({ ...info, watching: 3 }, position(0, 1), watching(0, 4));
    expect([visit.info?.watching, syncs(line).length]).toEqual([4, 1]);
    visit.close();
  });
  it('says again, by the same name, what a dead line has swallowed', () => {
    const { visit, line } = begun();
    line.isDead = true;
    visit.undo(1);
    expect([visit.connection, visit.model.busy]).toEqual(['open', true]);
    vi.advanceTimersByTime(DEAD);
    expect(visit.connection).toBe('lost');
    vi.advanceTimersByTime(SOON);
    const next = Line.last.open();
    expect(next).not.toBe(line);
    expect(next.said).toEqual(line.said);
    next.tell(info, position(1, 1), { type: 'ack', id: next.said[0]!.id, number: 1 });
    expect([visit.connection, visit.model.busy]).toEqual(['open', false]);
    visit.close();
  });
  it('lets others ask something else when a vote has had its time, and whoever has asked at once', () => {
    const { visit, line } = begun();
    const vote: Vote = { to: null, seat: 1, agreed: [1], kind: 'end', against: [], at: 1 };
    const asks = (more: object) => line.tell({ ...info, ...more });
    expect(visit.mayAsk).toBe(true);
    asks({ vote, vote_waits: 5000 });
    vi.advanceTimersByTime(4999);
    expect(visit.mayAsk).toBe(false);
    vi.advanceTimersByTime(1);
    expect(visit.mayAsk).toBe(true);
    asks({ vote: { ...vote, at: 2 }, vote_waits: 5000 });
    expect(visit.mayAsk).toBe(false);
    asks({ vote: { ...vote, seat: 0 }, vote_waits: 5000 });
    expect(visit.mayAsk).toBe(true);
    asks({ vote, vote_waits: 0 });
    expect(visit.mayAsk).toBe(true);
    visit.close();
  });
  it('knows the page of a game that is over, once it was found, and till then the table', async () => {
    const { visit } = begun();
    const { place } = visit;
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: false, text: () => Promise.resolve('') }));
    await visit.findPage();
    expect(visit.place).toBe(place);
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve('{"link":"p"}') }));
    await visit.findPage();
    expect([place.startsWith('/t/'), visit.place]).toEqual([true, '/g/p']);
    visit.close();
  });
  it('offers a stronger bot for somebody only where there is one', async () => {
    const games = JSON.stringify([{ name: 'chess', levels: ['random', 'easy', 'hard', 'master'] }]);
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve(games) }));
    const { visit, line } = begun();
    const plays = (seat: number, stand_in: string | null) => ({ seat, stand_in, called: stand_in !== null }) as Seated;
    const incidents = [1, 2].map((whom) => ({ at: 1, number: 5, what: 'bot', level: 'hard', seat: null, whom }));
    line.tell({ ...info, game: 'chess', chairs: [plays(0, null), plays(1, 'master'), plays(2, 'hard')], incidents });
    await vi.waitFor(() => expect(visit.game).toBeDefined());
    expect(visit.replaced.map(({ seat }) => seat)).toEqual([2]);
    expect(visit.unsettled.map(({ seat }) => seat)).toEqual([2]);
    visit.close();
  });
});

it('says what went wrong where the browser’s own service for notices does not answer', async () => {
  await speak();
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.reject(new DOMException('push service not available', 'AbortError')),
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } });
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('granted') });
  const attempts = new Attempts();
  expect(await attempts.make(() => tellHere('key', 'anna'))).toBe(false);
  expect(attempts.problem).toBe(t('ui-code-no-push'));
});
