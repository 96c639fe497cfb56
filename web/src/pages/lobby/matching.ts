/** A quick match: what somebody wishes, kept for the next time, and how it is asked for. */
import { post } from '$web/api/http';
import type { GameInfo, TableInfo } from '$web/api/wire';
import { usualLevel } from '$web/me.svelte';
import { go } from '$web/router.svelte';
import { LANGUAGES } from '$web/settings.svelte';

export interface Wish {
  game: string;
  pace: TableInfo['pace'];
  /** Whether bots take the seats that stay free. */
  bots: boolean;
  /** How many players; '': any number. */
  seats: string;
  /** Of the table; '': any. */
  language: string;
}
export const NOW: Readonly<Omit<Wish, 'game'>> = { pace: 'live', bots: true, seats: '', language: '' };
const PLACE = 'quivira-quick-match';

/** What was wished for last, if it can still be had; of a game that is named, that game. */
export function wishFor(games: readonly GameInfo[], named = ''): Wish {
  let last: Partial<Wish> = {};
  try {
    last = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Wish>;
  } catch {
    // nothing is remembered
  }
  const game = [named, last.game].find((name) => games.some((one) => one.name === name)) ?? games[0]?.name ?? '';
  const language = LANGUAGES.find((one) => one === last.language) ?? '';
  const [pace, bots] = [last.pace === 'turns' ? 'turns' : 'live', last.bots !== false] as const;
  return { game, pace, bots, seats: String(last.seats ?? ''), language };
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(wish));
  } catch {
    // a browser without storage forgets it, nothing else
  }
}

/** The number of players that is wished for, if the game can be played by so many. */
export const seatsOf = (game: GameInfo, { seats }: Pick<Wish, 'seats'>): number | null =>
  game.seats.find((n) => String(n) === seats) ?? null;

/** Sit down at the first fitting table, or at a new one, and go there. */
export async function quickMatch(game: GameInfo, wish: Omit<Wish, 'game'>): Promise<void> {
  const { table } = await post<TableInfo>('/api/quick-match', {
    game: game.name,
    pace: wish.pace,
    seats: seatsOf(game, wish),
    language: wish.language || null,
    fill: wish.bots ? usualLevel(game) : null,
  });
  go(`/t/${table}`);
}
