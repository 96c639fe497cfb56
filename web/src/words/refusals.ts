import { Refusal } from '$web/api/http';
import { knows, t } from './words.svelte';

/** Why a table cannot be played any more. */
export const STUCK = ['damaged', 'not-installed', 'old-rules'];

/** A refusal in the reader's language; the server's own sentence where we have none. */
export function refusalText(code: string, message: string): string {
  const key = `ui-code-${code}`;
  return knows(key) ? t(key) : message;
}

/** What to tell somebody whose request went wrong. */
export function whatWentWrong(error: unknown): string {
  return error instanceof Refusal ? refusalText(error.code, error.message) : t('ui-code-failed');
}
