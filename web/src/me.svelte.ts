import { get, patch, post } from './api/http';
import type { GameInfo, Person } from './api/wire';
import { hearProgress, progressFor } from './progress.svelte';
import { settings, type Language } from './settings.svelte';
import { t } from './words/words.svelte';

const BRIEF = 5_000; // milliseconds: nothing is drawn before we know who looks, or that there is no network

let person: Person | null = $state.raw(null);
let list: Promise<GameInfo[]> | undefined;

export function me(): Person | null {
  return person;
}

export function becomes(who: Person | null): void {
  person = who;
  void progressFor(who);
}

export async function recognise(): Promise<void> {
  becomes((await get<{ person: Person | null }>('/api/me', BRIEF)).person);
}

/** What a guest has learnt becomes the account's, so the server has to know it while the guest is there. */
export async function signIn(account: Record<string, string>): Promise<void> {
  await hearProgress();
  becomes(await post<Person>('/api/session', account));
}

/** Whoever has no name yet joins as a guest. */
export async function joinAs(name: string): Promise<Person> {
  const who = person
    ? await patch<Person>('/api/me', { name })
    : await post<Person>('/api/guest', { name, language: settings.language });
  becomes(who);
  return who;
}

export function games(): Promise<GameInfo[]> {
  list ??= get<GameInfo[]>('/api/games');
  list.catch(() => (list = undefined));
  return list;
}

/** The games' titles in a language. */
export async function titlesIn(language: Language): Promise<ReadonlyMap<string, string>> {
  return new Map((await games()).map((game) => [game.name, game.titles[language] ?? game.title]));
}

/** A level as it is offered: its name and, where it was measured, its rating. */
export function levelName(game: GameInfo, level: string): string {
  const rating = game.ratings[level];
  return t(`ui-level-${level}`) + (rating === undefined ? '' : ` · ${rating}`);
}

/** The bots that a table gets unless somebody chooses: neither the weakest nor the strongest. */
export function usualLevel(game: GameInfo): string {
  return game.levels[Math.min(2, game.levels.length - 1)] ?? '';
}
