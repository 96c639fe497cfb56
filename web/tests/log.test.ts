import { describe, expect, it } from 'vitest';
import type { Happened, Label, Told } from '../src/api/wire';
import {
  bound,
  chaptersOf,
  entriesOf,
  forcedText,
  isPictured,
  picturesIn,
  sentenceOf,
  standing,
  tally,
} from '../src/table/log';
import { Catalog } from '../src/words/catalog';

const happened = (verb: string, seat: number | null, args: Record<string, Label> = {}): Happened => ({
  verb,
  seat,
  args,
});
const lines = (...events: Happened[][]): Told[] =>
  events.map((each, index) => ({ number: index + 1, at: 0, events: each }));
const NAMES = ['Anna', 'Ben'];
const ENDS = import.meta.glob<{ default: { told: Happened[] } }>('../../src/quivira/games/*/records/end.json', {
  eager: true,
});
const words = new Catalog('en', [
  `card-wood = wood
    .acc = WOOD
    .about = It burns.
card-clay = clay
log-paid = { $seat } pays { $card }.
log-paid-acc = { $seat } pays { $card-acc }.
log-built = { $seat } builds on { $site }.
log-drew = { $seat } draws a card.
log-works = The Crane of { $seat } works.
log-dealt = Pair { $n }: { $card }.
log-turned = In the row: { $card }.
log-gone = { $card } goes out of the game.
log-reshuffled = The cards are shuffled.
cards = { $things }
log-ended = { $seat } ends the turn.
    .forced = No house can be paid for.
ui-forced = Only one choice was left: { $what }
`,
]);
const said = (...events: Happened[]) =>
  sentenceOf(events, words, NAMES)
    .map(({ text }) => text)
    .join('');

describe('the log', () => {
  it('has one entry for one thing that a player did', () => {
    const told = lines([happened('paid', 0)], [happened('paid', 0)], [happened('built', 0), happened('drew', 1)]);
    expect(entriesOf(told).map(({ seat, numbers, events }) => [seat, numbers, events.length])).toEqual([
      [0, [1, 2, 3], 3],
      [1, [3], 1],
    ]);
  });
  it('keeps the marks around a thing on its line', () => {
    const pieces = [{ text: 'Anna takes “' }, { text: 'wood', label: 'card-wood' }, { text: '”, her last one' }];
    expect(bound(pieces).map(({ before, text, after }) => [before, text, after])).toEqual([
      ['', 'Anna takes ', ''],
      ['“', 'wood', '”,'],
      ['', ' her last one', ''],
    ]);
  });
  it('tells that somebody has chosen until it is known what', () => {
    const told = lines([happened('chose', 0)], [happened('chose', 1)], [happened('sent', 0), happened('sent', 1)]);
    const verbs = (upTo: number) => entriesOf(told.slice(0, upTo)).map(({ events }) => events[0]!.verb);
    expect(verbs(2)).toEqual(['chose', 'chose']);
    expect(verbs(3)).toEqual(['sent', 'sent']);
  });
  it('begins another where the same is done once more, and where much has been done', () => {
    const cycle = ['paid', 'built', 'paid', 'built'].map((verb) => [happened(verb, 0)]);
    expect(entriesOf(lines(...cycle)).map(({ numbers }) => numbers)).toEqual([[1, 2], [3, 4]]); // prettier-ignore
    const many = ['a', 'b', 'c', 'd', 'e'].map((verb) => [happened(verb, 0)]);
    expect(entriesOf(lines(...many)).map(({ numbers }) => numbers.length)).toEqual([4, 1]);
  });
  it('keeps what happened by itself apart from what was chosen, with all that came of it', () => {
    const told = lines([happened('paid', 0)], [happened('built', 0), happened('drew', 0)], [happened('worked', 0)]);
    told[1]!.forced = true;
    expect(entriesOf(told).map(({ numbers, forced }) => [numbers, forced])).toEqual([
      [[1], false],
      [[2], true],
      [[3], false],
    ]);
  });
  it('says why something happened by itself, in the game’s words where it has some', () => {
    const forced = (verb: string) => forcedText({ events: [happened(verb, 0)] }, words, NAMES);
    expect([forced('ended'), forced('drew'), forcedText({ events: [] }, words, NAMES)]).toEqual([
      'No house can be paid for.',
      'Only one choice was left: Anna draws a card.',
      '',
    ]);
  });
  it('keeps what was taken back apart from what stands', () => {
    const told = lines([happened('paid', 0)], [happened('paid', 0)], [happened('undone', 0)], [happened('paid', 0)]);
    told[2]!.back = 2;
    expect(entriesOf(told).map(({ gone, undo }) => [gone, undo])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
  it('tells a deal as one line of pictures, in every game', () => {
    expect(Object.keys(ENDS).length).toBeGreaterThan(1);
    for (const { told } of Object.values(ENDS).map((end) => end.default)) {
      const entries = entriesOf(lines(...told.map((event) => [event]))).filter(({ seat }) => seat === null);
      for (const { events } of entries) expect(new Set(events.map(({ verb }) => verb)).size).toBe(1);
      const torn = entries.filter((entry, index) => {
        const [before, at] = [entries[index - 1], told.indexOf(entry.events[0]!)];
        return before?.events.at(-1) === told[at - 1] && before?.events[0]!.verb === entry.events[0]!.verb;
      });
      expect(torn).toEqual([]);
    }
  });
  it('shows pictures of what befalls the table several times, and words for the rest', () => {
    const dealt = (n: number) => happened('dealt', null, { n, card: 'card-wood' });
    const told = lines([happened('scoring', null)], [dealt(1)], [dealt(2), dealt(3)], [happened('paid', 0)]);
    expect(entriesOf(told).map((entry) => [entry.numbers, isPictured(entry)])).toEqual([
      [[1], false],
      [[2, 3], true],
      [[4], false],
    ]);
  });
  it('says what is drawn, once for all things of which the same is said', () => {
    const drawn = (...events: Happened[]) => picturesIn(events, words, NAMES);
    const dealt = [1, 2, 1].map((n) => happened('dealt', null, { n, card: 'card-wood' }));
    expect(drawn(...dealt)).toEqual([
      { words: 'Pair 1:', things: [['card-wood'], ['card-wood']] },
      { words: 'Pair 2:', things: [['card-wood']] },
    ]);
    const two = happened('turned', null, { card: { key: 'cards', args: { things: ['card-wood', 'card-clay'] } } });
    expect(drawn(two)).toEqual([{ words: 'In the row:', things: [['card-wood', 'card-clay']] }]);
    expect(drawn(happened('gone', null, { card: 'card-wood' }), happened('reshuffled', null))).toEqual([]);
  });
  it('leaves no game’s line of pictures without words, in any language', () => {
    const locales = import.meta.glob<string>('../../src/quivira/games/*/locale/*.ftl', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    for (const [path, source] of Object.entries(locales)) {
      const end = ENDS[path.replace(/locale.*/, 'records/end.json')];
      const told = entriesOf(lines(...(end?.default.told ?? []).map((event) => [event]))).filter(isPictured);
      const words = new Catalog('en', [source]);
      const named = told.filter(({ events }) => sentenceOf(events, words, []).some(({ label }) => label));
      for (const { events } of named) expect(picturesIn(events, words, []), path).not.toEqual([]);
    }
  });
  it('knows what stands after all that was taken back', () => {
    const told = lines([happened('paid', 0)], [happened('built', 0)], [happened('undone', 0)], [happened('drew', 0)]);
    told[2]!.back = 2;
    expect(standing(told).map(({ verb }) => verb)).toEqual(['paid', 'drew']);
  });
  it('counts equal things', () => {
    expect(tally(['clay', 'wood', 'wood'])).toEqual([
      ['clay', 1],
      ['wood', 2],
    ]);
  });
  it('has a chapter for each round, with the points and things it brought', () => {
    const told = lines(
      [happened('drew', 0)],
      [
        happened('round-begins', null, { n: 1 }),
        happened('scored', 1, { n: 2 }),
        happened('took', 0, { card: 'wood' }),
      ],
      [happened('took', 0, { card: 'clay' }), happened('took', 0, { card: 'wood' })],
      [
        happened('scored', 1, { n: 4 }),
        happened('took', 1, { card: 'clay' }),
        happened('round-begins', null, { n: 2 }),
      ],
      [happened('took', 1, { card: 'wood' })],
      [happened('undone', 1)],
    );
    told[5]!.back = 5;
    const chapters = chaptersOf(entriesOf(told), {
      scored: { points: ({ args }) => Number(args.n) },
      took: { brings: ({ args }) => [String(args.card)] },
    });
    expect(chapters.map(({ round, brought }) => [round?.args.n, Object.fromEntries(brought)])).toEqual([
      [undefined, {}],
      [1, { 0: { points: 0, things: ['clay', 'wood', 'wood'] }, 1: { points: 6, things: ['clay'] } }],
      [2, {}],
    ]);
  });
  it('tells whoever says what a thing brings what comes after it', () => {
    const drawn = lines([
      happened('round-begins', null),
      happened('drew', 1),
      happened('kept', 1),
      happened('paid', 0),
    ]);
    const [chapter] = chaptersOf(entriesOf(drawn), { drew: { brings: (_, later) => later.map(({ verb }) => verb) } });
    expect(chapter!.brought.get(1)?.things).toEqual(['kept', 'paid']);
  });
});

describe('a sentence', () => {
  const paid = (card: string) => happened('paid', 0, { card });
  it('draws together what one player did', () => {
    const deeds = [paid('card-wood'), paid('card-clay'), happened('built', 0, { site: 'site' }), happened('drew', 0)];
    expect(said(...deeds)).toBe('Anna pays wood and clay, builds on site, and draws a card.');
  });
  it('counts what is there several times', () => {
    expect(said(paid('card-wood'), paid('card-wood'), paid('card-clay'))).toBe(
      'Anna pays 2\u00A0×\u00A0wood and clay.',
    );
    expect(said(happened('drew', 1), happened('drew', 1))).toBe('Ben draws a card (2×).');
  });
  it('uses the case that its language needs, for lists too', () => {
    const bare = (card: string) => happened('paid-acc', 0, { card });
    expect(said(bare('card-wood'), bare('card-clay'))).toBe('Anna pays WOOD and clay.');
  });
  it('leaves alone what does not begin with the player, and what happens to nobody', () => {
    expect(said(paid('card-wood'), happened('works', 0))).toBe('Anna pays wood. The Crane of Anna works.');
    const dealt = [1, 2].map((n) => happened('dealt', null, { n, card: 'card-wood' }));
    expect(said(...dealt)).toBe('Pair 1: wood. Pair 2: wood.');
  });
  it('says once what befalls the table with several things, and parts those that are lists', () => {
    const turned = (...things: string[]) => happened('turned', null, { card: { key: 'cards', args: { things } } });
    expect(said(turned('card-wood', 'card-clay'), turned('card-clay'), turned('card-clay'))).toBe(
      'In the row: wood and clay; clay; clay.',
    );
  });
  it('knows the things in it, and which of them can be looked at', () => {
    const things = sentenceOf([paid('card-wood'), paid('card-clay')], words, NAMES).filter(({ label }) => label);
    expect(things.map(({ label, key }) => [label, key])).toEqual([
      ['card-wood', 'card-wood'],
      ['card-clay', undefined],
    ]);
  });
});
