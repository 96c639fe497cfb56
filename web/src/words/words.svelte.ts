import type { FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { Label } from '$web/api/wire';
import { getText } from '$web/api/http';
import { settings, type Language } from '$web/settings.svelte';
import { Catalog } from './catalog';

const own = import.meta.glob<string>('../../locale/*.ftl', { query: '?raw', import: 'default' });
const edits = import.meta.glob<string>('../../locale/edit/*.ftl', { query: '?raw', import: 'default' });
const loaded = new Map<string, Promise<Catalog>>();

let common: Catalog = $state.raw(new Catalog('en', []));

/** Whether the words of the editor are wanted, which few ever see. */
let editing = false;
/** How often words were asked for: those that are asked for last hold, though others may come later. */
let asked = 0;

async function ownWords(language: Language): Promise<string> {
  const files = [
    own[`../../locale/${language}.ftl`]!,
    ...(editing ? [edits[`../../locale/edit/${language}.ftl`]!] : []),
  ];
  return (await Promise.all(files.map((file) => file()))).join('\n');
}

/** The files behind a catalog. */
export function sourcesOf(game: string | null, language: Language, lessons = false): Promise<string[]> {
  const which = game ? `?game=${encodeURIComponent(game)}${lessons ? '&lessons=true' : ''}` : '';
  return Promise.all([getText(`/api/words/${language}${which}`), ownWords(language)]);
}

/** The client's words, the common ones and those of a game; what its lessons say only where it is wanted. */
export function catalog(game: string | null, language: Language, lessons = false): Promise<Catalog> {
  const name = `${game ?? ''}/${language}/${lessons}`;
  let found = loaded.get(name);
  if (!found) {
    found = sourcesOf(game, language, lessons).then((sources) => new Catalog(language, sources));
    found.catch(() => loaded.delete(name));
    loaded.set(name, found);
  }
  return found;
}

/** Speak the language of the settings from now on; without a network with the words that came along. */
export async function speak(): Promise<void> {
  const language = settings.language;
  const turn = ++asked;
  const words = await catalog(null, language).catch(async () => new Catalog(language, [await ownWords(language)]));
  if (turn === asked) common = words;
}

/** From now on with the words of the editor. */
export async function speakOfEditing(): Promise<void> {
  if (!editing) loaded.clear();
  editing = true;
  await untrack(speak); // a page stays when its reader chooses another language
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
