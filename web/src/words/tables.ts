/** What was agreed on at a table, in words. */
import type { Clock, GameInfo } from '$web/api/wire';
import type { Catalog } from './catalog';
import { fromNow } from './times';
import { t } from './words.svelte';

type Value = boolean | number | string;
const DAY = 86_400; // seconds

/** Seconds as people say them: the largest unit that comes out even. */
export function duration(seconds: number, language: string): string {
  const [unit, length] = (
    [
      ['day', DAY],
      ['hour', 3600],
      ['minute', 60],
    ] as const
  ).find(([, length]) => seconds >= length && seconds % length === 0) ?? ['second' as const, 1];
  // Minutes are short, but for the Hungarian "p", which might be points.
  const unitDisplay = unit === 'day' || unit === 'hour' || (unit === 'minute' && language === 'hu') ? 'long' : 'short';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(seconds / length);
}

/** How long everybody may think, and whether it can cost the game. */
export function clockText(clock: Clock, language: string): string {
  if (clock.kind === 'none') return t('ui-no-clock');
  const said = timeText(clock, language);
  return clock.then === 'loses' ? t('ui-clock-or-lose', { clock: said }) : said;
}

/** How strong the bot is that a clock calls in, where that is not as usual. */
export function clockBot({ kind, level }: Clock): string[] {
  return kind === 'none' || level === 'medium' ? [] : [`${t('ui-clock-bot')}: ${t(`ui-level-${level}`)}`];
}

function timeText({ kind, seconds, increment }: Clock, language: string): string {
  const time = duration(seconds, language);
  if (kind === 'move') return t('ui-per-move', { time });
  return increment
    ? t('ui-per-player-more', { time, more: duration(increment, language) })
    : t('ui-per-player', { time });
}

/** In how long a table is closed, if that is within a week and nobody has touched it for a day; else ''. */
export function closing(table: { closes: number | null; updated: number }, language: string, now = Date.now()): string {
  const [touched, left] = [now - table.updated, (table.closes ?? Infinity) - now];
  if (touched < DAY * 1000 || left > 7 * DAY * 1000) return '';
  return t('ui-closes', { when: fromNow(table.closes!, language, now) });
}

/** An option's value in a word or two. */
export function valueText(words: Catalog, key: string, value: Value): string {
  const name = valueKey(key, value);
  return words.short(name) ?? (typeof value === 'boolean' ? t(value ? 'ui-on' : 'ui-off') : words.say(name));
}

/** The locale's key for what a value means. */
export const valueKey = (key: string, value: Value): string => `option-${key}-${String(value).toLowerCase()}`;

/** What is not as the rulebook has it. */
export function unusual(game: GameInfo | undefined, options: Record<string, Value>): [string, Value][] {
  return (game?.options ?? [])
    .filter(({ key, values }) => key in options && options[key] !== values[0])
    .map(({ key }) => [key, options[key]!]);
}
