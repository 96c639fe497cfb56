import type { Scored } from '$web/board/contract';
import { printed } from './cards';
import type { SanJuanView } from './view';

export default {
  'score-buildings': ({ players }) => {
    const kinds = new Set(players.flatMap(({ buildings }) => buildings.map(({ key }) => key)));
    return [...kinds]
      .map((kind) => {
        const points = printed(kind)?.points ?? 0;
        const by = players.map(({ buildings }) => points * buildings.filter(({ key }) => key === kind).length);
        return { label: `card-${kind}`, points, by };
      })
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points);
  },
} satisfies Scored<SanJuanView>;
