import type { TurnsTold, Waiting } from './api/wire';
import { Socket } from './table/socket';

let waiting: readonly Waiting[] = $state.raw([]);

/** Questions at all tables that wait for this person, the oldest first. */
export function turns(): readonly Waiting[] {
  return waiting;
}

/** Keep the list up to date until the returned function is called. */
export function followTurns(): () => void {
  const socket = new Socket(
    () => '/api/events',
    (message) => (waiting = (message as TurnsTold).waiting),
    () => undefined,
  );
  return () => {
    waiting = [];
    socket.close();
  };
}
