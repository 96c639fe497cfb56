import { whatWentWrong } from '$web/words/refusals';

/** Does one thing after the other, and keeps what went wrong with the last one. */
export class Tasks {
  problem = $state('');

  async run(action: () => Promise<unknown>): Promise<boolean> {
    this.problem = '';
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = whatWentWrong(error);
      return false;
    }
  }
}

/** A moment as the reader writes it. */
export function when(at: number | null, language: string): string {
  return at === null ? '' : new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' });
}
