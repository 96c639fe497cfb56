import { describe, expect, it } from 'vitest';
import { answerable, fluent, freeLetter, freeName } from '../src/pages/learn/edit/wording';
import { Catalog } from '../src/words/catalog';
import { routeOf } from '../src/router.svelte';

describe('the words of a draft', () => {
  it('are read as they were written', () => {
    const source = fluent({ a: 'One {two}\nthree', 'a.about': 'Why.', b: ' ', 'c.about': 'Nobody asks.' });
    const words = new Catalog('en', ['a = Old\n', source]);
    expect(words.say('a')).toBe('One {two} three');
    expect(words.about('a')).toBe('Why.');
    expect(words.has('b') || words.has('c')).toBe(false);
  });

  it('have names that nothing else has', () => {
    expect(freeName('other', ['other', 'other-2'])).toBe('other-3');
    expect(freeLetter('question', ['question-a'])).toBe('question-b');
  });

  it('answer choices one by one, and all of a verb', () => {
    expect(answerable(['send:1', 'send:2', 'pass'], ['send:1'])).toEqual(['send:2', 'pass', 'send:*']);
  });
});

it('a lesson is edited at an address of its own', () => {
  expect(routeOf('/learn/game/edit')).toMatchObject({ page: 'edit', params: { game: 'game' } });
  expect(routeOf('/learn/game/mine/edit')).toMatchObject({ page: 'edit', params: { game: 'game', lesson: 'mine' } });
  expect(routeOf('/learn/game/mine')).toMatchObject({ page: 'learn' });
});
