import type { GameInfo } from '$web/api/wire';

const WEAKEST = 'easy';

/** A game with the bots that may be called in for somebody else: none that would throw their game away. */
export function offeredForOthers(game: GameInfo): GameInfo {
  return { ...game, levels: game.levels.slice(game.levels.indexOf(WEAKEST)) };
}
