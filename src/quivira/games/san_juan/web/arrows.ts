/** Arrow keys on the board: along a row, between its lines, and from one part of the board to the next. */
import type { Attachment } from 'svelte/attachments';

export interface Spot {
  x: number;
  y: number;
}

const SAME_LINE = 12; // pixels; things of one line may stand a little higher when they are lifted

/** Of things in reading order, the one a key leads to; -1 where that way is nothing more. */
export function beside(spots: readonly Spot[], at: number, key: string): number {
  const here = spots[at];
  if (key === 'Home') return 0;
  if (key === 'End') return spots.length - 1;
  if (!here || key === 'ArrowLeft') return at - 1;
  if (key === 'ArrowRight') return at + 1 < spots.length ? at + 1 : -1;
  const way = key === 'ArrowDown' ? 1 : -1;
  const beyond = spots.filter((spot) => (spot.y - here.y) * way > SAME_LINE);
  if (!beyond.length) return -1;
  const next = Math.min(...beyond.map((spot) => spot.y * way)) * way;
  return nearest(spots, here, next);
}

/** The thing of the line at `y` that stands nearest above or below. */
export function nearest(spots: readonly Spot[], here: Spot, y: number): number {
  const away = (spot: Spot) => (Math.abs(spot.y - y) > SAME_LINE ? Infinity : Math.abs(spot.x - here.x));
  return spots.reduce((best, spot, at) => (away(spot) < away(spots[best]!) ? at : best), 0);
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Moves the focus within `[data-rows]`, and up and down from one of them to the next. */
export const arrows: Attachment<HTMLElement> = (board) => {
  const pressed = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest('button');
    const rows = from?.closest('[data-rows]');
    if (!from || !rows || !KEYS.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    let things = within(rows);
    let to = beside(things.map(spot), things.indexOf(from), event.key);
    if (to < 0 && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const all = [...board.querySelectorAll('[data-rows]')].filter((one) => within(one).length);
      const other = all[all.indexOf(rows) + (event.key === 'ArrowDown' ? 1 : -1)];
      things = other ? within(other) : [];
      const spots = things.map(spot);
      const lines = spots.map(({ y }) => y);
      to = spots.length
        ? nearest(spots, spot(from), event.key === 'ArrowDown' ? Math.min(...lines) : Math.max(...lines))
        : -1;
    }
    if (to < 0) return;
    event.preventDefault();
    things[to]!.focus();
  };
  board.addEventListener('keydown', pressed);
  return () => board.removeEventListener('keydown', pressed);
};

function within(rows: Element): HTMLElement[] {
  return [...rows.querySelectorAll<HTMLElement>('button:not(:disabled)')];
}

function spot(thing: Element): Spot {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
