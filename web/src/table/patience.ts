import type { TableInfo } from '$web/api/wire';
import { t } from '$web/words/words.svelte';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long the others have to wait until they may call a bot in. */
export function patienceText({ patience }: Pick<TableInfo, 'patience'>): string {
  if (patience === null) return t('ui-patience-clock');
  return patience >= DAY
    ? t('ui-patience-days', { n: patience / DAY })
    : t('ui-patience-minutes', { n: Math.ceil(patience / MINUTE) });
}
