import type { Brings } from '$web/board/contract';
import { kind } from './art';
import { inPoints } from './asking';
import type { CibolaView, ColumnView } from './view';

/** What a choice brings as the table stands: the treasures of a card, and what a treasure can still be worth. */
export const brings: Brings<CibolaView> = (table, key) => {
  const [verb, what] = key.split(':');
  const { row, temple, players } = table.view;

  /** What a treasure is worth once a chamber is closed, and another one opened. */
  function then({ treasure, chambers }: ColumnView, closed?: string, opened?: string): string {
    const left = chambers.filter((one) => one.key === opened || (!one.covered && one.key !== closed));
    const values = left.map(({ value }) => value);
    const n = players[table.seat ?? 0]!.treasures[treasure]!;
    const range = inPoints(table, Math.min(...values), Math.max(...values));
    return table.word('board-then', { kind: kind(treasure), range, n });
  }

  if (verb === 'take') {
    const { treasures, symbol } = row.find((card) => card.key === what)!;
    const found = [...new Set(treasures)].map((treasure) => {
      const { lowest, highest } = temple.find((column) => column.treasure === treasure)!;
      const n = treasures.filter((other) => other === treasure).length;
      const things = table.word(`count-${kind(treasure)}`, { n });
      return table.word('board-found', { things, kind: kind(treasure), range: inPoints(table, lowest, highest), n });
    });
    return [`${found.join('; ')}.`, symbol && table.about(symbol)].filter(Boolean).join(' ');
  }
  const column = temple.find(({ chambers }) => chambers.some((chamber) => chamber.key === what));
  if (verb === 'rock' && column) return then(column, what);
  if (verb === 'move' && column) {
    const at = column.chambers.findIndex((chamber) => chamber.key === what);
    return then(column, column.chambers[at + (table.ask?.key === 'ask-move-up' ? -1 : 1)]?.key, what);
  }
  return undefined;
};
