import type { Incident, TableInfo } from '$web/api/wire';
import { t } from '$web/words/words.svelte';

/** What happened around the game, in a sentence. */
export function incidentText({ what, seat, whom, level }: Incident, names: readonly string[], info: TableInfo): string {
  const said = {
    name: seat === null ? '' : (names[seat] ?? ''),
    whom: whom === null ? '' : (names[whom] ?? ''),
    level: level === null ? '' : t(`ui-level-${level}`),
  };
  if (what === 'ended') return endText(info.ended);
  if (what === 'bot' && seat === null) return t('ui-incident-bot-time', said);
  return t(what === 'bot' && seat === whom ? 'ui-incident-bot-own' : `ui-incident-${what}`, said);
}

/** How a game ended that is not over by its rules. */
export function endText(ended: TableInfo['ended']): string {
  return ended === null ? '' : t(`ui-ended-${ended}`);
}

/** Those that happened after an action and before the next. */
export function incidentsAt(info: TableInfo | null, from: number, before: number): readonly Incident[] {
  return (info?.incidents ?? []).filter(({ number }) => from <= number && number < before);
}

const HANDED_OVER: readonly Incident['what'][] = ['bot', 'left', 'missing'];

/** Whether a bot played for a seat when an action was done. */
export function hadStandIn(info: TableInfo | null, seat: number, number: number): boolean {
  const last = incidentsAt(info, 0, number).findLast(
    ({ what, seat: by, whom }) => (whom ?? by) === seat && (what === 'returned' || HANDED_OVER.includes(what)),
  );
  return last !== undefined && last.what !== 'returned';
}

/** The seats whose clock has called a bot in after an action, and about whom nothing has been done since. */
export function outOfTimeSince(info: TableInfo | null, number: number): readonly number[] {
  const newest = new Map(incidentsAt(info, number, Infinity).map((incident) => [incident.whom, incident]));
  return [...newest.values()].flatMap(({ what, seat, whom }) =>
    what === 'bot' && seat === null && whom !== null ? [whom] : [],
  );
}
