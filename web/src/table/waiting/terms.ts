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

/** With what the host may change alone, without asking everybody whether they are ready for it. */
export interface Agreed extends Terms {
  spectators: boolean;
  spectator_chat: TableInfo['spectator_chat'];
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

export function agreedOf(info: TableInfo): Agreed {
  return { ...termsOf(info), spectators: info.spectators, spectator_chat: info.spectator_chat };
}

/** What is different afterwards. */
export function changes<T extends Terms>(before: T, after: T): Partial<T> {
  const names = Object.keys(after) as (keyof T)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<T>;
}

export function seatsText(seats: number | null): string {
  return seats === null ? t('ui-seats-any') : t('ui-players', { n: seats });
}

const chatText = (chat: Agreed['spectator_chat']): string =>
  `${t('ui-spectator-chat')}: ${t(`ui-spectator-chat-${chat}`)}`;

/** Whether people may watch, and whether what they write is read, where that is not as usual. */
export function spectatorsText(agreed: Pick<Agreed, 'spectators' | 'spectator_chat'>): string[] {
  if (!agreed.spectators) return [t('ui-spectators-no')];
  return [t('ui-spectators-yes'), ...(agreed.spectator_chat === 'open' ? [] : [chatText(agreed.spectator_chat)])];
}

/** Changed terms in a few words each. */
export function changesText(changed: Partial<Agreed>, words: Catalog, language: Language): string[] {
  const said: Record<keyof Agreed, () => string> = {
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
    spectators: () => t(changed.spectators ? 'ui-spectators-yes' : 'ui-spectators-no'),
    spectator_chat: () => chatText(changed.spectator_chat!),
  };
  return (Object.keys(changed) as (keyof Agreed)[]).map((name) => said[name]());
}
