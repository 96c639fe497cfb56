import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened, Outcome, Position } from '../src/api/wire';
import type { Ending, Meanwhile, Moments } from '../src/board/contract';
import { beatsOf, BANNER, pointsFlying, type Beat } from '../src/board/moments';
import { settings } from '../src/settings.svelte';
import type { Model } from '../src/table/model.svelte';
import { dwell, fitted, QUESTION, RECAP } from '../src/table/pacing';
import { sound } from '../src/sounds';
import { Stage } from '../src/table/stage.svelte';
import { Story } from '../src/table/story.svelte';

vi.mock('../src/sounds', () => ({ sound: vi.fn() }));

const event = (verb: string, seat: number | null = null, n = 0): Happened => ({ verb, seat, args: { n } });
const MOMENTS: Moments = {
  scored: { points: ({ args }) => Number(args.n), before: true },
  phase: { banner: () => ({ title: 'Builder' }) },
  nears: { banner: () => ({ title: 'Soon' }) },
  over: { banner: () => ({ title: 'Over' }) },
};

describe('the beats', () => {
  it('are one for events of one verb that come one after the other', () => {
    const beats = beatsOf(
      [event('scored', 1, 2), event('scored', 2, 4), event('phase'), event('scored', 1)],
      MOMENTS,
      0,
    );
    expect(beats.map(({ events }) => events.length)).toEqual([2, 1, 1]);
  });
  it('are apart where something else happened between them, and none for what nobody staged', () => {
    const beats = beatsOf([event('phase'), event('paid', 1), event('phase')], MOMENTS, 0);
    expect(beats.map(({ events }) => events.length)).toEqual([1, 1]);
  });
  it('hold the game up, but not for what the viewer alone has done', () => {
    const holds = (seat: number | null, ...seats: number[]) =>
      beatsOf(
        seats.map((who) => event('phase', who)),
        MOMENTS,
        seat,
      ).map(({ hold }) => hold);
    expect(holds(0, 1)).toEqual([BANNER]);
    expect(holds(0, 0)).toEqual([0]);
    expect(holds(0, 0, 1)).toEqual([BANNER]);
    expect(holds(null, 0)).toEqual([BANNER]);
    const lucky = { phase: { ...MOMENTS.phase, luck: true } };
    expect(beatsOf([event('phase', 0)], lucky, 0)[0]?.hold).toBe(BANNER);
  });
  it('let points fly to whoever got them', () => {
    expect(pointsFlying(MOMENTS.scored!, event('scored', 2, 4))).toEqual([{ to: 'seat:2', text: '+4' }]);
    expect(pointsFlying(MOMENTS.scored!, event('scored', 2, -1))[0]?.text).toBe('−1');
    expect(pointsFlying(MOMENTS.scored!, event('scored', 2, 0))).toEqual([]);
  });
});

describe('a banner', () => {
  it('lies there while its beat holds the game up, else for a time of its own', () => {
    vi.useFakeTimers();
    const stage = new Stage({} as Model);
    const lies = (time: number) => {
      const began = Date.now();
      stage.play({ moment: { banner: () => ({ title: 'Builder' }) }, events: [event('phase')], hold: time }, time);
      while (stage.caption) vi.advanceTimersByTime(100);
      return Date.now() - began;
    };
    expect([lies(700), lies(0)]).toEqual([700, BANNER]);
    vi.useRealTimers();
  });
});

describe('a beat', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const play = (stage: Stage, verb: string, time: number) =>
    stage.play({ moment: { sound: 'stone' }, events: [event(verb)], hold: time }, time);

  it('has its sound', () => {
    vi.mocked(sound).mockClear();
    play(new Stage({} as Model), 'rock', 900);
    expect(vi.mocked(sound).mock.calls).toEqual([['stone']]);
  });
  it('is known for as long as it lasts, whatever its pace', () => {
    const stage = new Stage({} as Model);
    play(stage, 'sent', 900);
    expect(stage.beat).toEqual({ verb: 'sent', time: 900 });
    vi.advanceTimersByTime(500);
    play(stage, 'rock', 300);
    vi.advanceTimersByTime(299);
    expect(stage.beat).toEqual({ verb: 'rock', time: 300 });
    vi.advanceTimersByTime(1);
    expect(stage.beat).toBe(null);
  });
  it('lets what flies to one goal arrive there one after the other, within its time', () => {
    const flights = { where: () => undefined, bring: () => undefined };
    const stage = new Stage({ flights } as unknown as Model);
    vi.stubGlobal('innerWidth', 400);
    vi.stubGlobal('innerHeight', 400);
    const points = (...seats: number[]) =>
      stage.play({ moment: MOMENTS.scored!, events: seats.map((seat) => event('scored', seat, 2)), hold: 900 }, 900);
    const seen: string[] = [];
    const watch = () => {
      while (seen.at(-1) !== '') {
        seen.push(stage.flying.map(({ to }) => to).join(' '));
        vi.advanceTimersByTime(300);
      }
      return seen.splice(0);
    };
    points(1, 2, 1);
    expect(watch()).toEqual(['seat:1 seat:2', 'seat:1 seat:2 seat:1', 'seat:1', '']);
    points(1);
    points(1);
    expect(watch()).toEqual(['seat:1', 'seat:1', 'seat:1 seat:1', 'seat:1', 'seat:1', '']);
    points(1, 1);
    stage.clear();
    expect(watch()).toEqual(['']);
    vi.unstubAllGlobals();
  });
  it('is over when it is skipped, by whatever means', () => {
    const stage = new Stage({} as Model);
    play(stage, 'sent', 900);
    stage.clear();
    expect(stage.beat).toBe(null);
  });
});

describe('the pace', () => {
  it('stays longer for what others do, and not for the own move', () => {
    const done = (...seats: (number | null)[]) =>
      dwell(
        seats.map((seat) => event('x', seat)),
        0,
      );
    expect(done(0)).toBe(0);
    expect(done(1)).toBeGreaterThan(500);
    expect(done(1, 1, 2)).toBeGreaterThan(done(1));
    expect(done(...Array<number>(50).fill(1))).toBeLessThan(2000);
  });
  it('gives everything its time where there is enough', () => {
    expect(fitted([{ wish: 300, least: 100 }], 1000)).toEqual([300]);
  });
  it('takes it from what can give way', () => {
    const [plain, beat] = fitted([{ wish: 1000, least: 0 }, { wish: 500, least: 500 }], 700); // prettier-ignore
    expect([plain, beat]).toEqual([200, 500]);
  });
  it('keeps to the limit whatever has happened', () => {
    const times = fitted(
      Array.from({ length: 60 }, () => ({ wish: 1500, least: 500 })),
      RECAP,
    );
    expect(times.reduce((sum, time) => sum + time)).toBeCloseTo(RECAP);
  });
});

describe('the story', () => {
  let did: string[];
  let model: Model;
  let story: Story;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    settings.speed = 'normal';
    did = [];
    const fake = {
      moments: MOMENTS,
      behind: false,
      over: false,
      forced: '',
      ending: null as Ending | null,
      endingIn: (view: { ending?: Ending } | undefined) => view?.ending ?? null,
      meanwhile: null as Meanwhile | null,
      showMeanwhile: (events: Happened[]) => Promise.resolve(did.push(`add ${events.map(({ verb }) => verb).join()}`)),
      stage: {
        play: ({ events }: Beat) => did.push(`play ${events[0]!.verb}`),
        clear: () => undefined,
        settle: () => undefined,
      },
      showPosition: ({ number, outcome }: Position) => {
        did.push(`show ${number}`);
        fake.over = outcome !== null;
        return Promise.resolve();
      },
      release: () => (fake.behind = false),
    };
    model = fake as unknown as Model;
    story = new Story(model, () => 0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const position = (number: number, events: Happened[], waiting: number[] = [], outcome: Outcome | null = null) =>
    ({ number, waiting, outcome, sides: [{ seat: 0, lines: [{ number, at: 0, events }] }] }) as unknown as Position;

  async function begin(): Promise<void> {
    story.add(position(1, [event('phase')]));
    await vi.runAllTimersAsync();
    expect(did.splice(0)).toEqual(['show 1']); // whoever comes in sees how it stands, not a show
  }

  it('plays a beat on the picture before or on the new one, and asks when it is over', async () => {
    await begin();
    story.add(position(2, [event('phase'), event('scored', 1, 2)], [0]));
    expect([did, model.behind]).toEqual([['play scored'], true]);
    await vi.advanceTimersByTimeAsync(BANNER + 500);
    expect(did).toEqual(['play scored', 'show 2', 'play phase']);
    expect(model.behind).toBe(true);
    await vi.runAllTimersAsync();
    expect(model.behind).toBe(false);
  });
  it('tells first what came before that, where the picture can have it', async () => {
    await begin();
    model.meanwhile = (view) => view;
    const events = [event('phase', 1), event('scored', 1, 2), event('phase', 2), event('scored', 2, 1)];
    story.add(position(2, events, [0]));
    await vi.runAllTimersAsync();
    expect(did).toEqual([
      'add phase,scored,scored',
      'play phase',
      'play scored',
      'play scored',
      'show 2',
      'play phase',
    ]);
  });
  it('makes an event of it that the end is near, and that it is sure, once each', async () => {
    await begin();
    const near = async (number: number, ending: Ending | undefined) => {
      const next = position(number, []);
      next.sides[0]!.view = { ending };
      story.add(next);
      await vi.runAllTimersAsync();
      (model as { ending: Ending | null }).ending = ending ?? null;
      return did.splice(0).includes('play nears');
    };
    const soon = { sure: false, why: 'Few houses are left.' };
    expect(await near(2, undefined)).toBe(false);
    expect([await near(3, soon), await near(4, { ...soon, why: 'Fewer.' })]).toEqual([true, false]);
    expect([await near(5, { ...soon, sure: true }), await near(6, { ...soon, sure: true })]).toEqual([true, false]);
  });
  it('asks at once where nothing is to be watched', async () => {
    await begin();
    story.add(position(2, [event('paid', 1)], [0]));
    expect([did, model.behind]).toEqual([['show 2'], false]);
  });
  it('keeps the own question waiting for no longer than it may', async () => {
    await begin();
    for (let number = 2; number < 40; number++) story.add(position(number, [event('phase', 1), event('paid', 1)]));
    story.add(position(40, [], [0]));
    await vi.advanceTimersByTimeAsync(QUESTION + 100);
    expect(did.at(-1)).toBe('show 40');
    expect(did.filter((one) => one === 'play phase')).toHaveLength(38);
    expect(model.behind).toBe(false);
  });
  it('draws no picture that the next would cover at once, and tells with that what has happened', async () => {
    await begin();
    story.add(position(2, [event('phase', 1)]));
    for (const number of [3, 4, 5]) story.add(position(number, [event('paid', 0), event('scored', 0, number)], [0]));
    await vi.runAllTimersAsync();
    expect(did).toEqual(['show 2', 'play phase', 'play scored', 'play scored', 'play scored', 'show 5']);
  });
  it('skips to the last picture', async () => {
    await begin();
    for (const number of [2, 3, 4]) story.add(position(number, [event('phase', 1)]));
    await vi.advanceTimersByTimeAsync(10);
    story.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(did).toEqual(['show 2', 'play phase', 'show 4']);
    expect(model.behind).toBe(false);
  });
  it('makes an event of the end', async () => {
    await begin();
    story.add(position(2, [], [], { end_reason: 'rounds', scores: [] }));
    await vi.runAllTimersAsync();
    expect(did).toEqual(['show 2', 'play over']);
    story.add(position(2, [], [], { end_reason: 'rounds', scores: [] })); // sent again, after a lost connection
    await vi.runAllTimersAsync();
    expect(did).toEqual(['show 2', 'play over', 'show 2']);
  });
  it('tells again in the time that it has, and then stands as before', async () => {
    await begin();
    const again = story.again(Array.from({ length: 60 }, (_, k) => position(k + 2, [event('phase', 1)])));
    await vi.advanceTimersByTimeAsync(RECAP + 100);
    await again;
    expect(did.filter((one) => one.startsWith('show'))).toHaveLength(60);
  });
  it('shows nothing but the last where no motion is wanted', async () => {
    settings.speed = 'off';
    await begin();
    story.add(position(2, [event('phase')]));
    story.add(position(3, [event('phase')]));
    await vi.runAllTimersAsync();
    expect(did).toEqual(['show 2', 'show 3']);
  });
});
