import { whatWentWrong } from './words/refusals';

/** Does one thing after the other, and says what went wrong with the last one. */
export class Attempts {
  problem = $state('');

  async make(action: () => Promise<unknown>): Promise<boolean> {
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
