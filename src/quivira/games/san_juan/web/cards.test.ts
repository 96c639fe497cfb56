import { expect, it } from 'vitest';
import { breadth, breadthOfTwo } from './cards';

it('makes a name so small that its broadest line fits, however many lines it takes', () => {
  expect(breadth('Tower')).toBe(breadth('Tower of Tower'));
  expect(breadth('Indigo\u00ADplant')).toBeLessThan(breadth('Indigo\u00ADplant', true));
});

it('parts a name of two lines where the broader one is narrowest', () => {
  expect(breadthOfTwo('Tower')).toBe(breadth('Tower'));
  expect(breadthOfTwo('one two one two')).toBe(breadth('onextwo') - 0.5); // a space is half a letter
  expect(breadthOfTwo('monument van de ontdekker')).toBeGreaterThan(breadth('monument van de ontdekker'));
});
