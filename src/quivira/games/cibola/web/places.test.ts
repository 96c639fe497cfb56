import { expect, test } from 'vitest';
import { chamberAt, places } from './places';
import type { CibolaView } from './view';

test('what is left in the row keeps its place', () => {
  const lie = places();
  const dealt = lie(['a', 'b', 'c', 'd']);
  expect(lie(['b', 'd'])).toEqual(dealt);
  expect(lie([])).toEqual(dealt);
});

test('what is put back lies where it lay, and a new deal in its own order', () => {
  const lie = places();
  const dealt = lie(['a', 'b', 'c', 'd']);
  lie(['b']);
  expect(lie(['a', 'b', 'd'])).toEqual(dealt);
  expect(lie(['e', 'f'])).toEqual(['e', 'f']);
});

test('a rock in the log is found in the temple', () => {
  const chambers = [4, 3].map((value, index) => ({ key: `sundial-${index}`, label: '', value, covered: false }));
  const view = { temple: [{ treasure: 'treasure-sundial', chambers, lowest: 3, highest: 4 }] } as unknown as CibolaView;
  const label = { key: 'chamber', args: { treasure: 'treasure-sundial', value: 3 } };
  expect(chamberAt(view, label)).toBe('sundial-1');
  expect(chamberAt(view, { ...label, args: { ...label.args, value: 9 } })).toBeUndefined();
  expect(chamberAt(view, undefined)).toBeUndefined();
});
