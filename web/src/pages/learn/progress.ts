/** How far somebody has come in the lessons, at this device. */
const PLACE = 'quivira-lessons';

export interface Progress {
  /** The station to go on at. */
  station: number;
  /** It has been gone through to its end. */
  done: boolean;
  /** Questions of the quiz that were answered rightly, at best. */
  right: number;
}

const NONE: Progress = { station: 0, done: false, right: 0 };

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Progress>;
  } catch {
    return {}; // storage is closed or holds what is not ours
  }
}

export function progressOf(game: string, lesson: string): Progress {
  return { ...NONE, ...all()[`${game}/${lesson}`] };
}

/** The first of a game's lessons that is not yet gone through. */
export function nextOf(game: string, lessons: readonly string[]): string | undefined {
  return lessons.find((lesson) => !progressOf(game, lesson).done);
}

export function keepProgress(game: string, lesson: string, news: Partial<Progress>): void {
  const progress = { ...progressOf(game, lesson), ...news };
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [`${game}/${lesson}`]: progress }));
  } catch {
    // a browser without storage begins at the beginning, nothing else
  }
}
