import { Refusal } from '$web/api/http';
import { t } from './words.svelte';

/** Why a table cannot be played any more. */
export const STUCK = ['damaged', 'not-installed', 'old-rules'];

const CODES = new Map(
  [
    ...[
      'stale',
      'forbidden',
      'stand-in',
      'over',
      'not-started',
      'cannot-undo',
      'needs-consent',
      'no-choice',
      'no-vote',
      'sign-in',
      'too-many',
    ],
    ...[
      'full',
      'name-taken',
      'wrong-password',
      'wrong-code',
      'offline',
      'invalid',
      'failed',
      'taken',
      'started',
      'seated',
      'not-over',
      'too-many-bots',
    ],
    ...[
      'banned',
      'blocked',
      'closed',
      'no-spectators',
      'too-many-tables',
      'too-many-reports',
      'has-role',
      'answered',
      'no-such-person',
    ],
    ...STUCK,
  ].map((code) => [code, `ui-code-${code}`]),
);

/** A refusal in the reader's language; the server's own sentence where we have none. */
export function refusalText(code: string, message: string): string {
  const key = CODES.get(code);
  return key ? t(key) : message;
}

/** What to tell somebody whose request went wrong. */
export function whatWentWrong(error: unknown): string {
  return error instanceof Refusal ? refusalText(error.code, error.message) : t('ui-code-failed');
}
