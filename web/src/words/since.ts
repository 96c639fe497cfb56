/** A moment as people name it: by the clock today, else by the day. */
export function momentText(at: number, language: string, now = Date.now()): string {
  const day = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  const ago = Math.round((day(now) - day(at)) / 86_400_000); // an hour more or less does not matter
  if (ago === 0) return clock;
  if (ago === 1) return `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-1, 'day')}, ${clock}`;
  return dayText(at, language);
}

export const dayText = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(at);
