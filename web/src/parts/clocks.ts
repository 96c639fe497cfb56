import type { Clock } from '$web/api/wire';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NONE = { kind: 'none', seconds: 0, increment: 0 } as const;
const move = (seconds: number) => ({ kind: 'move', seconds, increment: 0 }) as const;
const bank = (seconds: number, increment: number) => ({ kind: 'bank', seconds, increment }) as const;

/** The clocks that are offered: those that people know. */
export const CLOCKS: Record<'live' | 'turns', readonly Omit<Clock, 'then' | 'level'>[]> = {
  live: [NONE, move(MINUTE), move(5 * MINUTE), bank(10 * MINUTE, 10), bank(20 * MINUTE, 0)],
  turns: [NONE, move(DAY), move(2 * DAY), move(3 * DAY), bank(7 * DAY, 12 * HOUR)],
};

/** Names a clock, whatever happens when it runs out. */
export const clockKey = ({ kind, seconds, increment }: Omit<Clock, 'then' | 'level'>): string =>
  `${kind} ${seconds} ${increment}`;
