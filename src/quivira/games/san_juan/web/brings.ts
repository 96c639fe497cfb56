import type { Brings } from '$web/board/contract';
import { pricesOf, printed } from './cards';
import type { SanJuanView } from './view';

/** What a choice brings as the table stands: points, cards, what a building does; or what is given up. */
export const brings: Brings<SanJuanView> = (table, key, words) => {
  const [verb, card = ''] = key.split(':');
  const { cathedral, players, site, tile } = table.view;

  /** The points of a card, what it costs now, and what it does. */
  function worth(price?: number): string {
    const facts = [table.word('board-card-points', { n: printed(card)?.points ?? 0 })];
    if (price !== undefined) facts.push(table.word('board-card-for', { n: price }));
    return [`${facts.join(', ')}.`, table.about(`card-${card}`)].filter(Boolean).join(' ');
  }

  /** What a role would do for the own cards just now. */
  function own(role: string): string | undefined {
    const { could_build: cards, could_make, could_sell } = table.view;
    if (role === 'producer') return table.word('board-could-make', { n: could_make });
    if (role === 'trader') return table.word('board-could-sell', { n: could_sell });
    if (role !== 'builder') return undefined;
    return cards.length
      ? table.word('board-could-build', { cards: table.say(cards) })
      : table.word('board-could-build-nothing');
  }

  switch (verb) {
    case 'build': {
      const hand = players[table.seat ?? 0]!.hand ?? [];
      return worth([...hand, ...(cathedral ? [cathedral] : [])].find((one) => one.key === card)?.lowest);
    }
    case 'role':
      return [words, own(card)].filter(Boolean).join(' ');
    case 'keep':
      return worth();
    case 'pay':
    case 'discard':
    case 'office':
      return table.word('board-given-up', { what: worth() });
    case 'produce': {
      const [lowest, highest] = pricesOf(card);
      return table.word('board-sells-between', {
        lowest,
        highest,
        span: highest - lowest,
      });
    }
    case 'sell': {
      const n = tile?.find((price) => price.key === card)?.amount;
      return n === undefined ? undefined : table.word('board-sells-for', { n });
    }
    case 'over': {
      const price = site?.ways.find((way) => way.over === card)?.price;
      return price === undefined
        ? undefined
        : table.word(card === 'none' ? 'board-card-for' : 'board-over-for', {
            n: price,
          });
    }
    default:
      return undefined;
  }
};
