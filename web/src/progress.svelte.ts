import { get, put } from './api/http';
import type { Coaching, Learnt, Person, Progress } from './api/wire';
import { forgetHints } from './table/coach';

/**
 * What somebody has learnt, and in which games they want the coach: kept at this device, and with whoever has a name.
 * What was learnt before there was a name goes along with it; of somebody else's nothing is shown.
 */
const PLACE = 'quivira-progress';

interface Kept extends Progress {
  /** Whose it is; null: nobody's yet. */
  person: string | null;
}

type News = Pick<Progress, 'lessons' | 'coach'>;

const NOTHING: Kept = { person: null, lessons: [], coach: [], played: {} };
const FEW = 3; // games that are finished until it is no longer new
const NEW = { station: 0, done: false, right: 0 };

function remembered(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING; // storage is closed or holds what is not ours
  }
}

let kept: Kept = $state.raw(remembered());

function keep(all: Kept): void {
  kept = all;
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // a browser without storage begins at the beginning, nothing else
  }
}

/** What both know of a lesson: whatever was reached stays reached, and one goes on where one was last. */
function both(one: Learnt, other: Learnt): Learnt {
  const later = one.at > other.at ? one : other;
  return { ...later, done: one.done || other.done, right: Math.max(one.right, other.right) };
}

type Same<T> = (one: T) => (other: T) => boolean;
const sameLesson = (one: Learnt) => (other: Learnt) => one.game === other.game && one.lesson === other.lesson;
const sameGame = (one: Coaching) => (other: Coaching) => one.game === other.game;

/** Take in what the server knows about somebody, and say what it does not know yet. */
function taken(person: string, all: Progress): News {
  if (kept.person !== person) return { lessons: [], coach: [] };
  const [learnt, wishes] = [kept.lessons, kept.coach];
  const lessons = learnt.filter((one) => !((all.lessons.find(sameLesson(one))?.at ?? -1) >= one.at));
  const coach = wishes.filter((one) => !((all.coach.find(sameGame(one))?.at ?? -1) >= one.at));
  keep({
    person,
    lessons: [
      ...learnt.filter((one) => !all.lessons.some(sameLesson(one))),
      ...all.lessons.map((one) => both(one, learnt.find(sameLesson(one)) ?? one)),
    ],
    coach: [...coach, ...all.coach.filter((one) => !coach.some(sameGame(one)))],
    played: all.played,
  });
  return { lessons, coach };
}

/** What the server has not taken, or what has changed since it was sent. */
function left<T extends { at: number }>(own: readonly T[], sent: readonly T[], back: readonly T[], same: Same<T>): T[] {
  return own.filter((one) => !back.some(same(one)) || !sent.some((it) => same(one)(it) && it.at === one.at));
}

/** Tell the server, where it keeps it too; without a network it hears of it when the page is opened next. */
async function tell(news: News): Promise<void> {
  const { person } = kept;
  if (person === null || !(news.lessons.length || news.coach.length)) return;
  const all = await put<Progress>('/api/me/progress', news).catch(() => null);
  if (!all || kept.person !== person) return;
  // What the server has taken is as it says: the clock here may be ahead, and would outdo all that comes later.
  const lessons = left(kept.lessons, news.lessons, all.lessons, sameLesson);
  keep({ ...kept, lessons, coach: left(kept.coach, news.coach, all.coach, sameGame) });
  taken(person, all);
}

/** Somebody is known, or nobody is any more. */
export async function progressFor(who: Person | null): Promise<void> {
  if (kept.person !== null && kept.person !== who?.id) {
    keep(NOTHING);
    forgetHints();
  }
  if (who === null) return;
  keep({ ...kept, person: who.id });
  await hearProgress();
}

/** What the server knows now: when a game is over it is no longer new. */
export async function hearProgress(): Promise<void> {
  const { person } = kept;
  if (person === null) return;
  const all = await get<Progress>('/api/me/progress').catch(() => null);
  if (all) await tell(taken(person, all));
}

export function progressOf(game: string, lesson: string): Pick<Learnt, 'station' | 'done' | 'right'> {
  return kept.lessons.find((one) => one.game === game && one.lesson === lesson) ?? NEW;
}

/** The first of a game's lessons that is not yet gone through. */
export function nextOf(game: string, lessons: readonly string[]): string | undefined {
  return lessons.find((lesson) => !progressOf(game, lesson).done);
}

export function keepProgress(
  game: string,
  lesson: string,
  news: Partial<Pick<Learnt, 'station' | 'done' | 'right'>>,
): void {
  const { station, done, right } = { ...progressOf(game, lesson), ...news };
  const learnt = { game, lesson, station, done, right, at: Date.now() };
  const others = kept.lessons.filter((one) => one.game !== game || one.lesson !== lesson);
  keep({ ...kept, lessons: [...others, learnt] });
  void tell({ lessons: [learnt], coach: [] });
}

/** Whether the coach helps in a game: as was chosen there, else in games that are new, unless that was chosen away. */
export function coached(game: string): boolean {
  const chosen = wish(game);
  if (chosen) return chosen.wanted;
  return coachesNewcomers() && (kept.played[game] ?? 0) < FEW;
}

export function coachesNewcomers(): boolean {
  return wish('')?.wanted ?? true;
}

/** No game: wherever nothing was chosen. */
export function wantCoach(game: string, wanted: boolean): void {
  const chosen = { game, wanted, at: Date.now() };
  keep({ ...kept, coach: [...kept.coach.filter((one) => one.game !== game), chosen] });
  void tell({ lessons: [], coach: [chosen] });
}

function wish(game: string): Coaching | undefined {
  return kept.coach.find((one) => one.game === game);
}
