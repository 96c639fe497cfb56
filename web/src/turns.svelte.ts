import type { TurnsTold, Waiting } from './api/wire';
import { sound } from './sounds';
import { Socket } from './table/socket';

let waiting: readonly Waiting[] = $state.raw([]);
let nudged: Waiting | null = $state.raw(null);

/** Questions at all tables that wait for this person, the oldest first. */
export function turns(): readonly Waiting[] {
  return waiting;
}

/** Where others have just reminded this person of theirs; null: nowhere, or it has been seen. */
export function nudge(): Waiting | null {
  return waiting.some(({ table }) => table === nudged?.table) ? nudged : null;
}

export function seenNudge(): void {
  nudged = null;
}

/** Keep the list up to date until the returned function is called. */
export function followTurns(): () => void {
  let latest = Infinity; // when the last nudge known was; those from before this page was opened are old
  const socket = new Socket(
    () => '/api/events',
    (message) => {
      waiting = (message as TurnsTold).waiting;
      const news = waiting.find((turn) => (turn.nudged ?? 0) > latest);
      if (news) {
        nudged = news;
        sound('turn');
      }
      latest = Math.max(latest === Infinity ? 0 : latest, ...waiting.map((turn) => turn.nudged ?? 0));
    },
    () => undefined,
  );
  return () => {
    waiting = [];
    nudged = null;
    socket.close();
  };
}
