import { ICON } from './art';
import type { PlayerView } from './view';

/** The goods, in the order in which they are shown. */
export const GOODS = ['good-jugs', 'good-wine', 'good-cloth', 'good-spices'];

export const COUNTED = ['view-letters', 'view-coins', 'view-keys', 'view-houses_left'];

/** What can be counted before a player: word, number and sign. */
export function counts({ letters, coins, keys, houses_left }: PlayerView): (readonly [string, number, string])[] {
  return [
    ...(letters === null ? [] : [['view-letters', letters, ICON.letters!] as const]),
    ['view-coins', coins, ICON.coins!],
    ['view-keys', keys, ICON.key!],
    ['view-houses_left', houses_left, ICON.house!],
  ];
}
