/** One's own tables as they are told: who came where, and what can be done with a table. */
import type { OwnChair, OwnTable } from '$web/api/wire';
import { characterOf } from '$web/parts/characters';

export type Part = 'running' | 'finished' | 'archive';

/** A chair's name as everybody reads it: bots have characters. */
export const calledAt = (table: OwnTable, chair: OwnChair): string =>
  chair.bot === null ? chair.name : characterOf(table.created, chair.seat).name;

/** Who played, the best first; those of a game that nobody won as they sat. */
export function standings(table: OwnTable): OwnChair[] {
  return [...table.chairs].sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.seat - b.seat);
}

/** The own place; undefined where one held several seats, or nobody won. */
export function ownPlace(table: OwnTable): number | undefined {
  const mine = table.chairs.filter((chair) => chair.mine);
  return mine.length === 1 ? (mine[0]!.place ?? undefined) : undefined;
}

/** Whether others shared the first place. */
export const isShared = (table: OwnTable): boolean => table.chairs.filter(({ place }) => place === 1).length > 1;

export const isDone = ({ status }: OwnTable): boolean => status === 'over' || status === 'closed';

/** Whether one's part in it is over: the game has ended, or one has left it. */
export const isLeft = (table: OwnTable): boolean => table.chairs.every((chair) => !chair.mine || chair.gone);

/** Whether a bot plays for one that others, or the clock, have called in: the seat waits to be taken back. */
export const isReplaced = ({ status, chairs }: OwnTable): boolean =>
  status === 'playing' && chairs.some(({ mine, gone, called }) => mine && called && !gone);

/** Whether something is to be done there: what the server waits for, or taking one's seat back. */
export const isWanted = (table: OwnTable): boolean => table.waits || isReplaced(table);

/** What may be taken out of one's lists: what is done or has not begun, what one has left, games against bots alone. */
export const isRemovable = (table: OwnTable): boolean =>
  isDone(table) || table.status === 'waiting' || isLeft(table) || table.alone;

/** The address: a game that is over has a page. */
export const addressOf = (table: OwnTable): string => (table.page ? `/g/${table.page}` : `/t/${table.table}`);

/** Running tables in their groups; the server has put what waits first. */
export function groupsOf(tables: readonly OwnTable[]): { waits: OwnTable[]; on: OwnTable[]; waiting: OwnTable[] } {
  return {
    waits: tables.filter(isWanted),
    on: tables.filter((table) => !isWanted(table) && table.status === 'playing'),
    waiting: tables.filter((table) => !isWanted(table) && table.status === 'waiting'),
  };
}

/** One list after the other, each table once: between two answers some may have moved. */
export function joined(first: readonly OwnTable[], more: readonly OwnTable[]): OwnTable[] {
  const known = new Set(first.map(({ table }) => table));
  return [...first, ...more.filter(({ table }) => !known.has(table))];
}
