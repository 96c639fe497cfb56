const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time on a clock: minutes and seconds when it is short, whole hours or days when nobody needs the seconds. */
export function timeLeft(milliseconds: number, language: string): string {
  const unit = (n: number, of: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay: 'short' }).format(n);
  if (milliseconds >= DAY) return unit(Math.floor(milliseconds / DAY), 'day');
  if (milliseconds >= HOUR) return unit(Math.floor(milliseconds / HOUR), 'hour');
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
