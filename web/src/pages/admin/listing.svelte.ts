import type { Deed } from './Why.svelte';
import { Attempts } from '$web/attempt.svelte';

/** Things that administrators look for and do something about. */
export class Listing<T> {
  readonly attempts = new Attempts();
  words = $state('');
  /** Only some of them: whoever is banned, what is answered. */
  only = $state(false);
  items: readonly T[] | null = $state.raw(null);
  deed: Deed | null = $state.raw(null);

  constructor(private readonly find: (words: string, only: boolean) => Promise<T[]>) {}

  async load(): Promise<void> {
    this.items = await this.find(encodeURIComponent(this.words.trim()), this.only);
  }

  /** Ask why, do it, and look again. */
  ask(title: string, action: Deed['run'], named = false): void {
    const run: Deed['run'] = async (why, name) => {
      await action(why, name);
      await this.load();
    };
    this.deed = { title, named, run };
  }
}
