import type { TableInfo } from '$web/api/wire';
import { settings } from '$web/settings.svelte';
import { t } from '$web/words/words.svelte';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A moment as people say it: the hour if it is today, else the day too. */
export function momentText(at: number): string {
  const [then, today] = [new Date(at), new Date()];
  const near = then.toDateString() === today.toDateString();
  const day = near ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(settings.language, { hour: '2-digit', minute: '2-digit', ...day }).format(then);
}

/** How long the others have to wait until they may call a bot in. */
export function patienceText({ patience }: Pick<TableInfo, 'patience'>): string {
  if (patience === null) return t('ui-patience-clock');
  return patience >= DAY
    ? t('ui-patience-days', { n: patience / DAY })
    : t('ui-patience-minutes', { n: Math.ceil(patience / MINUTE) });
}
