import { expect, test } from 'vitest';
import { Island, nameOf, siteOf, type BoardFile } from './board';
import file from '../board.json';
import older from '../board_reconstructed.json';

test.each([file, older])('a site is found again by its name in the log', (one) => {
  for (const place of new Island(one as unknown as BoardFile).places.values())
    expect(siteOf(nameOf(place))).toBe(place.id);
});
