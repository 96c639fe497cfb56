import { whatWentWrong } from './words/refusals';

/** Does one thing after the other, and says what went wrong with the last one. */
export class Attempts {
  problem = $state('');
  busy = $state(false);

  async make(action: () => Promise<unknown>): Promise<boolean> {
    this.problem = '';
    this.busy = true;
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = whatWentWrong(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
