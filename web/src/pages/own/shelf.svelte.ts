import { get } from '$web/api/http';
import type { OwnTable, OwnTables } from '$web/api/wire';
import { whatWentWrong } from '$web/words/refusals';
import { joined, type Part } from './own';

/** The own tables of one kind, as far as they have been asked for. */
export class Shelf {
  tables: readonly OwnTable[] = $state.raw([]);
  total = $state(0);
  loaded = $state(false);
  problem = $state('');
  #search = '';
  #asked = 0;

  constructor(readonly part: Part) {}

  /** From the beginning, those that match. */
  async load(search = this.#search): Promise<void> {
    this.#search = search;
    const found = await this.#ask(0);
    if (found) [this.tables, this.total, this.loaded] = [found.tables, found.total, true];
  }

  async more(): Promise<void> {
    const found = await this.#ask(this.tables.length);
    if (found) [this.tables, this.total] = [joined(this.tables, found.tables), found.total];
  }

  /** An answer that came too late is none. */
  async #ask(skip: number): Promise<OwnTables | null> {
    const asked = ++this.#asked;
    try {
      const query = new URLSearchParams({ part: this.part, search: this.#search, skip: String(skip) });
      const found = await get<OwnTables>(`/api/me/shelf?${query}`);
      this.problem = '';
      return asked === this.#asked ? found : null;
    } catch (error) {
      this.problem = whatWentWrong(error);
      return null;
    }
  }
}
