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

/** Whether a kind of question is still new; asking makes it less so. */
export function isNew(game: string, ask: string): boolean {
  const [known, kind] = [all(), `${game}/${ask}`];
  const times = known[kind] ?? 0;
  if (times >= TIMES) return false;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...known, [kind]: times + 1 }));
  } catch {
    // a browser without storage tells it every time, nothing else
  }
  return true;
}

/** A rule in short: its first sentence. What stands in brackets, and numbers with a point, do not end one. */
export function inShort(rule: string): string {
  return /^.*?[^\d\s][.!?](?=\s+\p{Lu}|\s*$)/u.exec(rule)?.[0] ?? rule;
}
