import type { Side } from '$web/api/wire';

interface Row {
  seat?: unknown;
}

/** All hands open: one seat's view, in which every row about a seat comes from that seat's own view. */
export function opened(views: readonly unknown[], from: number): unknown {
  const own = views[from] as Record<string, unknown>;
  const merged = Object.entries(own).map(([name, value]) => {
    if (!Array.isArray(value) || !value.every((row: Row | null) => typeof row?.seat === 'number')) return [name, value];
    const rows = (value as { seat: number }[]).map((row, index) => {
      const theirs = (views[row.seat] as Record<string, unknown[]> | undefined)?.[name];
      return theirs?.[index] ?? row;
    });
    return [name, rows];
  });
  return Object.fromEntries(merged);
}

/** What somebody looks at who is asked nothing. */
export function lookedAt(seat: number | null, view: unknown): Side {
  return { seat, view, prompt: null, cites: '', legal: [], refused: [], undo: [], lines: [], answer: null };
}
