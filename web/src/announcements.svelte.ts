import { get } from './api/http';
import type { Announcement } from './api/wire';

const AGAIN = 120_000; // milliseconds until we ask again
const KEPT = 'quivira-read';
const stored = (): string[] => JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[];

let known: readonly Announcement[] = $state.raw([]);
let read: readonly string[] = $state.raw(stored());

/** What everybody is to know and this browser has not put away. */
export function announcements(): readonly Announcement[] {
  return known.filter((one) => !read.includes(one.id));
}

export function dismiss(id: string): void {
  read = [...read.filter((one) => known.some(({ id: there }) => there === one)), id];
  localStorage.setItem(KEPT, JSON.stringify(read));
}

/** Ask now and then until the returned function is called. */
export function followAnnouncements(): () => void {
  const ask = () => {
    if (document.hidden) return;
    get<Announcement[]>('/api/announcements').then(
      (found) => (known = found),
      () => undefined,
    );
  };
  ask();
  const timer = setInterval(ask, AGAIN);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}
