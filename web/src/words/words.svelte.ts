import type { FluentVariable } from '@fluent/bundle';
import type { Label } from '$web/api/wire';
import { getText } from '$web/api/http';
import { settings, type Language } from '$web/settings.svelte';
import { Catalog } from './catalog';

const own = import.meta.glob<string>('../../locale/*.ftl', { query: '?raw', import: 'default' });
const loaded = new Map<string, Promise<Catalog>>();

let common: Catalog = $state.raw(new Catalog('en', []));

const ownWords = (language: Language) => own[`../../locale/${language}.ftl`]!();

/** The files behind a catalog. */
export function sourcesOf(game: string | null, language: Language): Promise<string[]> {
  const served = getText(`/api/words/${language}${game ? `?game=${encodeURIComponent(game)}` : ''}`);
  return Promise.all([served, ownWords(language)]);
}

/** The client's words, the common ones and those of a game. */
export function catalog(game: string | null, language: Language): Promise<Catalog> {
  const name = `${game ?? ''}/${language}`;
  let found = loaded.get(name);
  if (!found) {
    found = sourcesOf(game, language).then((sources) => new Catalog(language, sources));
    found.catch(() => loaded.delete(name));
    loaded.set(name, found);
  }
  return found;
}

/** Speak the language of the settings from now on; without a network with the words that came along. */
export async function speak(): Promise<void> {
  const language = settings.language;
  const words = await catalog(null, language).catch(async () => new Catalog(language, [await ownWords(language)]));
  if (language === settings.language) common = words;
}

/** A sentence of the client. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return common.say(key, args);
}

/** What it means, where one sentence more says it. */
export function about(key: string): string {
  return common.about(key) ?? '';
}

export function said(label: Label): string {
  return common.text(label);
}

export function knows(key: string): boolean {
  return common.has(key);
}

/** Whether there are words to speak with yet. */
export function ready(): boolean {
  return knows('ui-home');
}
