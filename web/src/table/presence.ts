import type { Seated } from '$web/api/wire';
import { settings } from '$web/settings.svelte';
import { day, moment } from '$web/words/times';
import { t } from '$web/words/words.svelte';
import type { Model } from './model.svelte';

type Chair = Pick<Seated, 'away_since' | 'vacation'>;

/** Whether somebody does not have the table before their eyes. */
export const isAway = (chair: Chair): boolean => chair.away_since !== null || chair.vacation !== null;

/** Whose clock has run out; without one nobody's does, however long they are waited for. */
export const isOutOfTime = ({ late, left }: Pick<Seated, 'late' | 'left'>): boolean =>
  late && left !== null && left <= 0;

/** Where a person is: "here now", "away since 20:14", "on vacation until 3 Dec". */
export function presenceText({ away_since, vacation }: Chair): string {
  const { language } = settings;
  if (vacation !== null) return t('ui-vacation-until', { when: day(vacation - 1, language) });
  if (away_since !== null) return t('ui-away-since', { when: moment(away_since, language) });
  return t('ui-here');
}

/** The same where there is little room: the moment alone. */
export function presenceBrief({ away_since, vacation }: Chair): string {
  if (vacation !== null) return `→ ${day(vacation - 1, settings.language)}`;
  return away_since === null ? '' : moment(away_since, settings.language);
}

/** For whom the table waits, and where they are. */
export function waitedText({ info, waiting, seat, names, words }: Model): string {
  const waited = waiting
    .filter((one) => one !== seat)
    .map((one) => ({ name: names[one] ?? '', chair: info?.chairs[one] }));
  const away = (chair: Seated | undefined) => chair && !chair.bot && !chair.stand_in && isAway(chair);
  const [first] = waited;
  if (waited.length === 1 && away(first!.chair))
    return t('ui-waiting-away', { name: first!.name, where: presenceText(first!.chair!) });
  return t('ui-waiting-for', {
    names: words.list(waited.map(({ name, chair }) => (away(chair) ? `${name} (${presenceText(chair!)})` : name))),
  });
}
