import type { Scored, Worth } from '$web/board/contract';
import { times } from '$web/board/moments';
import { totems, treasures } from '../cards.json';
import type { CibolaView, PlayerView } from './view';

/** The number of the last open chamber. */
function valueOf({ temple }: CibolaView, treasure: string): number {
  const column = temple.find((one) => one.treasure === `treasure-${treasure}`);
  return column?.chambers.find(({ covered }) => !covered)?.value ?? 0;
}

/** How often a totem works for somebody: their own, and the one that they copy. */
function works({ copied }: CibolaView, { totems }: PlayerView, totem: string): number {
  return Number(totems.includes(totem)) + Number(copied === totem && totems.includes('totem-copy'));
}

function counted(view: CibolaView, player: PlayerView, treasure: string): number {
  const fewer = totems.reduce((sum, { id, effect }) => {
    const takes = effect.type === 'reduce_treasure_count' && effect.treasure === treasure;
    return sum + (takes ? effect.by! * works(view, player, `totem-${id}`) : 0);
  }, 0);
  return Math.max(0, player.treasures[`treasure-${treasure}`]! - fewer);
}

/** What the temple pays for: as many as there are, or who has the most. */
function ofTreasure({ id, scoring }: (typeof treasures)[number]) {
  return (view: CibolaView): Worth[] => {
    const [value, counts] = [valueOf(view, id), view.players.map((player) => counted(view, player, id))];
    if (scoring === 'each') return [{ label: 'board-count-value', by: counts.map((n) => times(n, value)) }];
    return [
      {
        label: { key: 'board-count-most', args: { n: value } },
        by: counts.map((n) => n && String(n)),
      },
    ];
  };
}

/** What a totem adds to each thing that it counts. */
function ofTotem(view: CibolaView, { id, effect }: (typeof totems)[number]): Worth {
  const by = view.players.map((player) => {
    const often = works(view, player, `totem-${id}`);
    const n = player.treasures[`treasure-${effect.treasure}`] ?? player.explorers;
    if (effect.type === 'set_treasure_value')
      return often && times(n, effect.points! - valueOf(view, effect.treasure!));
    return effect.type.startsWith('bonus_per_') && often ? times(n, effect.points! * often) : 0;
  });
  return { label: `totem-${id}`, by };
}

export default {
  ...Object.fromEntries(treasures.map((treasure) => [`score-${treasure.id}`, ofTreasure(treasure)])),
  'score-totems': (view) => totems.map((totem) => ofTotem(view, totem)),
  'score-explorers': ({ players }) => [
    {
      label: 'view-explorers',
      by: players.map(({ explorers }) => String(explorers)),
    },
  ],
} satisfies Scored<CibolaView>;
