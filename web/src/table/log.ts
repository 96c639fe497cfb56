import type { Happened, Text, Told } from '$web/api/wire';

/** The sentence of the log for what happened. */
export function labelOf(event: Happened): Text {
  return { key: `log-${event.verb}`, args: event.seat === null ? event.args : { ...event.args, seat: event.seat } };
}

/** Lines by number, each once, whatever order they came in. */
export function merged(known: readonly Told[], more: readonly Told[]): Told[] {
  const lines = new Map([...known, ...more].map((line) => [line.number, line]));
  return [...lines.values()].sort((a, b) => a.number - b.number);
}

/** The numbers of lines that were taken back later. */
export function takenBack(lines: readonly Told[]): Set<number> {
  const gone = new Set<number>();
  for (const undo of lines)
    if (undo.back != null)
      for (const line of lines) if (line.number >= undo.back && line.number < undo.number) gone.add(line.number);
  return gone;
}

/** What has happened since a seat acted last; that action is not among them. */
export function sinceOwn(lines: readonly Told[], seat: number | null): Told[] {
  const own = lines.findLastIndex((line) => line.events.some((event) => event.seat === seat && seat !== null));
  return lines.slice(own + 1);
}
