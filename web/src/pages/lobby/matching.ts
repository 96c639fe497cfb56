/** A quick match: what somebody wishes, kept for the next time, and how it is asked for. */
import { post } from '$web/api/http';
import type { GameInfo, TableInfo } from '$web/api/wire';
import { usualLevel } from '$web/me.svelte';
import { go } from '$web/router.svelte';

export interface Wish {
  game: string;
  pace: TableInfo['pace'];
  /** Whether bots take the seats that stay free. */
  bots: boolean;
}
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
  return { game, pace: last.pace === 'turns' ? 'turns' : 'live', bots: last.bots !== false };
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(wish));
  } catch {
    // a browser without storage forgets it, nothing else
  }
}

/** Sit down at the first fitting table, or at a new one, and go there. */
export async function quickMatch(game: GameInfo, pace: Wish['pace'], bots: boolean): Promise<void> {
  const fill = bots ? usualLevel(game) : null;
  const { table } = await post<TableInfo>('/api/quick-match', { game: game.name, pace, fill });
  go(`/t/${table}`);
}
