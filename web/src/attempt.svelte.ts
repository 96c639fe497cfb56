import { whatWentWrong } from './words/refusals';

/** Does one thing after the other, and says what went wrong with the last. */
export class Attempts {
  problem = $state('');

  async make(action: () => Promise<unknown>): Promise<void> {
    this.problem = '';
    try {
      await action();
    } catch (error) {
      this.problem = whatWentWrong(error);
    }
  }
}
