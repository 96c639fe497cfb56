import type { TableInfo } from '$web/api/wire';

/** A table that no server keeps, for what was recorded: bots sit at it, and somebody in their own seat. */
export function pretended(seats: number, own: { seat: number; name: string } | null = null): TableInfo {
  const chairs = Array.from({ length: seats }, (_, seat) => ({
    ...{ seat, name: '', person: null, bot: '', stand_in: null, gone: false, late: false, left: null, mark: seat },
    ...{ away_since: null, vacation: null },
    ...(own?.seat === seat ? { name: own.name, bot: null } : {}),
  }));
  return {
    chairs,
    created: 0, // whoever plays on from a lesson finds the same characters (`like_a_lesson` of the server)
    ended: null,
    paused: null,
    clock: { kind: 'none', seconds: 0, increment: 0, then: 'bot', level: 'medium' },
  } as unknown as TableInfo;
}
