import type { Happened } from '$web/api/wire';

const READ = 750; // milliseconds to see what somebody did
const MORE = 250; // for each further event, up to three

/** The own question waits no longer than this for what happened before it, at normal speed; bots may go on meanwhile. */
export const QUESTION = 5000;
/** "Show again" takes no longer, however much has happened. */
export const RECAP = 8000;

/** How long a picture stays before the next one, so that a person can follow what the others do. */
export function dwell(events: readonly Happened[], seat: number | null): number {
  const others = events.filter((event) => event.seat !== seat);
  if (!others.length) return 0;
  return READ + MORE * Math.min(others.length - 1, 3);
}

/** How long something should last, and how long it must to be seen at all. */
export interface Span {
  wish: number;
  least: number;
}

/** Spans that together fit into a limit: what can give way gives way in proportion; beyond that all are shortened alike. */
export function fitted(spans: readonly Span[], limit: number): number[] {
  const wish = spans.reduce((sum, span) => sum + span.wish, 0);
  const least = spans.reduce((sum, span) => sum + span.least, 0);
  if (wish <= limit) return spans.map((span) => span.wish);
  if (least >= limit) return spans.map((span) => (span.least * limit) / least);
  const share = (limit - least) / (wish - least);
  return spans.map((span) => span.least + (span.wish - span.least) * share);
}
