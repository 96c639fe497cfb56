/** Times as people say them. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago. */
export function ago(at: number, language: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const passed = at - now;
  if (passed > -MINUTE) return words.format(0, 'second');
  if (passed > -HOUR) return words.format(Math.round(passed / MINUTE), 'minute');
  if (passed > -DAY) return words.format(Math.round(passed / HOUR), 'hour');
  if (passed > -30 * DAY) return words.format(Math.round(passed / DAY), 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
}

/** In how long: in the largest unit that says enough. */
export function fromNow(at: number, language: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const left = Math.max(0, at - now);
  if (left < HOUR) return words.format(Math.round(left / MINUTE), 'minute');
  if (left < DAY) return words.format(Math.round(left / HOUR), 'hour');
  return words.format(Math.round(left / DAY), 'day');
}

/** A moment as people name it: by the clock, with the day where that is not today; by the day alone further off. */
export function moment(at: number, language: string, now = Date.now()): string {
  const midnight = (when: number) => new Date(when).setHours(0, 0, 0, 0);
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  const days = Math.round((midnight(now) - midnight(at)) / DAY); // an hour more or less does not matter
  if (days === 0) return clock;
  if (Math.abs(days) > 1) return day(at, language);
  return `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')}, ${clock}`;
}

export const day = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(at);

/** From when to when, by the reader's clock; one day is named once. */
export function span(from: number, until: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).formatRange(from, until);
}

/** How long it took, in the largest unit that says enough. */
export function length(milliseconds: number, language: string): string {
  const [unit, size] =
    milliseconds < 2 * HOUR
      ? (['minute', MINUTE] as const)
      : milliseconds < 2 * DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const);
  const count = Math.max(1, Math.round(milliseconds / size));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
