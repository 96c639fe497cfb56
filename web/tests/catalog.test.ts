import { describe, expect, it } from 'vitest';
import { Catalog } from '../src/words/catalog';

const WORDS = `
card = crane
    .about = Lifts.
    .acc = craneX
plain = pier
built = { $seat } builds { $card } for { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
bought = { $seat } buys { $card-acc } from { $other }.
    .you = You buy { $card-acc } from { $other }.
    .whom = { $seat } buys { $card-acc } from you.
some = Take { $things }.
`;
const catalog = new Catalog('en', [WORDS]);
const NAMES = ['Anna', 'Ben'];

describe('a text becomes words', () => {
  it('puts in names of seats, names of things and numbers', () => {
    expect(catalog.text({ key: 'built', args: { seat: 1, card: 'card', n: 2 } }, NAMES)).toBe(
      'Ben builds crane for 2 cards.',
    );
    expect(catalog.text({ key: 'built', args: { seat: 0, card: 'plain', n: 1 } }, NAMES)).toBe(
      'Anna builds pier for 1 card.',
    );
  });
  it('knows the cases of a name', () => {
    expect(catalog.text({ key: 'bought', args: { seat: 0, other: 1, card: 'card' } }, NAMES)).toBe(
      'Anna buys craneX from Ben.',
    );
  });
  it('speaks to its reader, where it has words for that', () => {
    const bought = { key: 'bought', args: { seat: 0, other: 1, card: 'card' } };
    expect(catalog.text(bought, NAMES, 0)).toBe('You buy craneX from Ben.');
    expect(catalog.text(bought, NAMES, 1)).toBe('Anna buys craneX from you.');
    expect(catalog.text(bought, NAMES, 2)).toBe('Anna buys craneX from Ben.');
    expect(catalog.text({ key: 'built', args: { seat: 0, card: 'plain', n: 1 } }, NAMES, 0)).toBe(
      'Anna builds pier for 1 card.',
    );
  });
  it('enumerates', () => {
    expect(catalog.text({ key: 'some', args: { things: ['card', 'plain', 'card'] } })).toBe(
      'Take crane, pier, and crane.',
    );
  });
  it('marks what can be looked at, in any case', () => {
    expect(catalog.pieces({ key: 'bought', args: { seat: 0, other: 1, card: 'card' } }, NAMES)).toEqual([
      { text: 'Anna buys ' },
      { text: 'craneX', label: 'card', key: 'card' },
      { text: ' from Ben.' },
    ]);
    expect(catalog.pieces({ key: 'built', args: { seat: 0, card: 'plain', n: 3 } }, NAMES)).toEqual([
      { text: 'Anna builds ' },
      { text: 'pier', label: 'plain' },
      { text: ' for 3 cards.' },
    ]);
  });
  it('explains, where there is an explanation', () => {
    expect(catalog.about('card')).toBe('Lifts.');
    expect(catalog.about('plain')).toBeUndefined();
  });
  it('goes on where a sentence is missing', () => {
    expect(catalog.text('nothing')).toBe('nothing');
  });
});

it('writes a minus before a number, and leaves hyphens alone', () => {
  const words = new Catalog('en', ['n = skull { $n }, 4-1, well-known']);
  expect(words.text({ key: 'n', args: { n: -6 } })).toBe('skull −6, 4-1, well-known');
  expect(words.text(-10)).toBe('−10');
});

it('speaks Polish plurals', () => {
  const polish = new Catalog('pl', [
    'k = { $n ->\n    [one] karta\n    [few] karty\n    [many] kart\n   *[other] karty\n}',
  ]);
  expect([1, 2, 5, 12, 22, 25].map((n) => polish.say('k', { n }))).toEqual([
    'karta',
    'karty',
    'kart',
    'kart',
    'karty',
    'kart',
  ]);
});

it('says what a choice brings: in words of its own, else in those of its thing', () => {
  const words = new Catalog('en', [
    WORDS,
    'do-send = Send { $arg }\n    .brings = { $arg } go.\ndo-build = Build { $arg }',
  ]);
  expect(words.brings({ key: 'do-send', args: { arg: 3 } })).toBe('3 go.');
  expect(words.brings({ key: 'do-build', args: { arg: 'card' } })).toBe('Lifts.');
  expect(words.brings({ key: 'do-build', args: { arg: 'plain' } })).toBeUndefined();
});

it('says of how many rounds one is, where a game knows', () => {
  const round = (more: string) => new Catalog('en', ['ui-round = Round { $n }', more]).round(3);
  expect([round(''), round('board-round = Round { $n } of 8')]).toEqual(['Round 3', 'Round 3 of 8']);
});
