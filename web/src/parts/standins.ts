import type { GameInfo } from '$web/api/wire';

const WEAKEST = 'easy';

/**
 * A game with the bots that may be called in for somebody else: none that would throw their game away, and none that is
 * weaker than the one that plays there now.
 */
export function offeredForOthers(game: GameInfo, now: string | null = null): GameInfo {
  const first = Math.max(game.levels.indexOf(WEAKEST), now === null ? 0 : game.levels.indexOf(now) + 1);
  return { ...game, levels: game.levels.slice(first) };
}
