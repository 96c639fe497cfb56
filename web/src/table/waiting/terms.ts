/** What is agreed on at a table before the start. */
import type { Clock, GameInfo, TableInfo } from '$web/api/wire';
import { NAMES, type Language } from '$web/settings.svelte';
import type { Catalog } from '$web/words/catalog';
import { clockBot, clockText, valueText } from '$web/words/tables';
import { t } from '$web/words/words.svelte';

export interface Terms {
  /** null: as many as come. */
  seats: number | null;
  pace: TableInfo['pace'];
  clock: Clock;
  options: TableInfo['options'];
  open: boolean;
  admits: TableInfo['admits'];
  lot: boolean;
  language: string;
}

export function usualTerms(game: GameInfo, language: Language): Terms {
  return {
    seats: game.seats.length > 1 ? null : game.seats[0]!,
    pace: 'live',
    clock: { kind: 'none', seconds: 0, increment: 0, then: 'bot', level: 'medium' },
    options: Object.fromEntries(game.options.map((option) => [option.key, option.values[0]!])),
    open: false,
    admits: 'everybody',
    lot: false,
    language,
  };
}

/** Strangers come to a table for anyone: who sits where is drawn then, as those count on whom a quick match brings. */
export function joinable(terms: Terms, open: boolean): Terms {
  return { ...terms, open, lot: terms.lot || open };
}

/** Whether those who were matched may begin before the time is up: with bots, or as many as the game is for. */
export function mayBegin(info: Pick<TableInfo, 'fill' | 'fixed'>, people: number, seats: readonly number[]): boolean {
  return info.fill !== null || (!info.fixed && seats.includes(people));
}

export function termsOf(info: TableInfo): Terms {
  const { pace, clock, options, open, admits, lot, language } = info;
  return { seats: info.fixed ? info.seats : null, pace, clock, options, open, admits, lot, language };
}

/** What is different afterwards. */
export function changes(before: Terms, after: Terms): Partial<Terms> {
  const names = Object.keys(after) as (keyof Terms)[];
  const same = (name: keyof Terms) => JSON.stringify(before[name]) === JSON.stringify(after[name]);
  return Object.fromEntries(names.filter((name) => !same(name)).map((name) => [name, after[name]]));
}

export function seatsText(seats: number | null): string {
  return seats === null ? t('ui-seats-any') : t('ui-players', { n: seats });
}

/** Changed terms in a few words each. */
export function changesText(changed: Partial<Terms>, words: Catalog, language: Language): string[] {
  const said: Record<keyof Terms, () => string> = {
    seats: () => seatsText(changed.seats!),
    pace: () => t(`ui-pace-${changed.pace}`),
    clock: () => [clockText(changed.clock!, language), ...clockBot(changed.clock!)].join(' · '),
    options: () =>
      Object.entries(changed.options!)
        .map(([key, value]) => `${words.say(`option-${key}`)}: ${valueText(words, key, value)}`)
        .join(', '),
    open: () => t(changed.open ? 'ui-in-lobby' : 'ui-by-link'),
    admits: () => t(`ui-admits-${changed.admits}`),
    lot: () => t(changed.lot ? 'ui-order-lot' : 'ui-order-seated'),
    language: () => NAMES[changed.language as Language],
  };
  return (Object.keys(changed) as (keyof Terms)[]).map((name) => said[name]());
}
