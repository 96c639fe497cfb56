import type { Brings } from '$web/board/contract';
import { LANDSCAPES } from './art';
import { pairNow } from './asked';
import { islandKnown } from './board';
import type { GoldenCityView } from './view';

/** What a choice brings as the table stands: cards and their price, a site's reward, letters; or what is kept. */
export const brings: Brings<GoldenCityView> = (table, key, words) => {
  const [verb, what = ''] = key.split(':');
  const { pairs, pays_for, played_on, players, scoring_card: scored } = table.view;
  const own = players[table.seat ?? 0]!;
  const now = (scores: boolean | undefined) => (scores ? [table.word('board-scored-now')] : []);

  /** The hand without cards that are given away. */
  function without(card: string, n: number): string {
    const left = LANDSCAPES.map((one) => [one, (own.cards?.[one] ?? 0) - (one === card ? n : 0)] as const);
    const cards = left.filter(([, count]) => count > 0).map(([one, count]) => `${count}\u00A0×\u00A0${table.say(one)}`);
    return table.word('board-stays', { cards: cards.join(', ') || '–' });
  }

  switch (verb) {
    case 'place': {
      const at = pairs.findIndex(({ pair }) => String(pair) === what);
      const { cards, taken_by } = pairs[at]!;
      const types = pays_for[at] ?? [];
      const builds = types.length
        ? table.word('board-pair-pays', { types: table.say(types) })
        : table.word('board-pair-pays-nothing');
      return `${cards.map((card) => table.say(card)).join(' + ')}: ${pairNow(table, taken_by)}. ${builds}`;
    }
    case 'build': {
      const site = table.subjects.get(key);
      const reward = typeof site === 'object' && 'args' in site ? site.args.reward : undefined;
      if (reward === undefined) return undefined;
      const area = scored && islandKnown(table.game, played_on)?.area(scored.area);
      return [table.word('board-brings', { reward: table.say(reward) }), ...now(area?.includes(what))].join('; ');
    }
    case 'pay':
      return without(`landscape-${what.replace('_pair', '')}`, what.endsWith('_pair') ? 2 : 1);
    case 'discard':
      return without(`landscape-${what}`, 1);
    case 'goods':
      return [words, ...now(what.split('_').some((good) => scored?.good === `good-${good}`))].join(' – ');
    case 'bonus':
      return `${words} ${table.word('board-worth-now', { n: own.bonus_worth[`bonus-${what}`] ?? 0 })}.`;
    default:
      return undefined;
  }
};
