import { Refusal } from '$web/api/http';
import { t } from './words.svelte';

/** Why a table cannot be played any more. */
export const STUCK = ['damaged', 'not-installed', 'old-rules'];

const CODES = new Set([
  'accounts-only',
  'answered',
  'banned',
  'blocked',
  'cannot-undo',
  'closed',
  'failed',
  'forbidden',
  'full',
  'has-role',
  'invalid',
  'invited-often',
  'log-full',
  'mark-taken',
  'matched',
  'name-taken',
  'needs-consent',
  'no-choice',
  'no-days',
  'no-spectators',
  'no-such-person',
  'no-vote',
  'not-confirmed',
  'not-offered',
  'not-over',
  'not-ready',
  'not-paused',
  'not-shared',
  'not-started',
  'offline',
  'old-link',
  'other-terms',
  'over',
  'paused',
  'players-only',
  'playing',
  'resigned',
  'seated',
  'sign-in',
  'stale',
  'stand-in',
  'started',
  'taken',
  'too-few',
  'too-few-seats',
  'too-many',
  'too-many-bots',
  'too-many-endpoints',
  'too-many-reports',
  'too-many-tables',
  'too-soon',
  'vote-open',
  'wrong-code',
  'wrong-password',
  ...STUCK,
]);

/** A refusal in the reader's language; the server's own sentence where we have none. */
export function refusalText(code: string, message: string): string {
  return CODES.has(code) ? t(`ui-code-${code}`) : message;
}

/** What to tell somebody whose request went wrong. */
export function whatWentWrong(error: unknown): string {
  return error instanceof Refusal ? refusalText(error.code, error.message) : t('ui-code-failed');
}
