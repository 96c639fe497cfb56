import type { Position } from '$web/api/wire';

const READ = 750; // milliseconds to see what somebody did
const MORE = 250; // for each further event, up to three

/** How long a picture stays before the next one, so that a person can follow what the others do. */
export function dwell(position: Position, seat: number | null, speed: number): number {
  const side = position.sides.find((one) => one.seat === seat) ?? position.sides[0];
  const events = side?.lines.flatMap((line) => line.events) ?? [];
  const others = events.filter((event) => event.seat !== seat);
  if (!others.length) return 0;
  return speed * (READ + MORE * Math.min(others.length - 1, 3));
}
