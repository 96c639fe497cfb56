/** What somebody new to a game is told at each kind of question, the first times it comes; kept at this device. */
const PLACE = 'quivira-coach';
const TIMES = 2;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, number>;
  } catch {
    return {}; // storage is closed or holds what is not ours
  }
}

function keep(known: Record<string, number>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(known));
  } catch {
    // a browser without storage tells it every time, nothing else
  }
}

/** Whether a kind of question is still new. */
export function isNew(game: string, ask: string): boolean {
  return (all()[`${game}/${ask}`] ?? 0) < TIMES;
}

/** It was told once more. */
export function countHint(game: string, ask: string): void {
  const [known, kind] = [all(), `${game}/${ask}`];
  keep({ ...known, [kind]: (known[kind] ?? 0) + 1 });
}

/** Whether the coach was folded away in a game, until somebody opens it again. */
export function isFolded(game: string): boolean {
  return Boolean(all()[game]);
}

export function fold(game: string, folded: boolean): void {
  keep({ ...all(), [game]: Number(folded) });
}

/** Somebody else is at the device, to whom nothing was told. */
export function forgetHints(): void {
  keep({});
}

/** A rule in short: its first sentence. What stands in brackets, and numbers with a point, do not end one. */
export function inShort(rule: string): string {
  return /^.*?[^\d\s][.!?](?=\s+\p{Lu}|\s*$)/u.exec(rule)?.[0] ?? rule;
}
