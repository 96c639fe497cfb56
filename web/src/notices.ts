import { post, Refusal, remove } from './api/http';
import type { EndpointInfo } from './api/wire';
import { deviceName, subscribe, unsubscribe } from './device';

/** Which of the places where its owner is told this browser is. */
const PLACE = 'quivira-browser';

export function thisBrowser(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // storage is closed
  }
}

function remember(id: string | null): void {
  try {
    if (id) localStorage.setItem(PLACE, id);
    else localStorage.removeItem(PLACE);
  } catch {
    // then it is one among others
  }
}

/** False if its owner does not want it. */
export async function tellHere(key: string): Promise<boolean> {
  const given = await subscribe(key).catch((error: unknown) => {
    throw error instanceof DOMException ? new Refusal('no-push', error.message) : error; // of the browser's maker
  });
  if (!given) return false;
  const { endpoint, keys } = given;
  remember((await post<EndpointInfo>('/api/me/notices/browsers', { endpoint, keys, name: deviceName() })).id);
  return true;
}

/** Whoever signs out is not told here any more: the next one at this browser is somebody else. */
export async function tellHereNoMore(): Promise<void> {
  const id = thisBrowser();
  if (!id) return;
  await unsubscribe();
  remember(null);
  await remove(`/api/me/notices/endpoints/${id}`).catch(() => undefined); // it may be gone already
}
