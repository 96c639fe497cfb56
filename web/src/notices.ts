import { get, post, Refusal, remove } from './api/http';
import type { EndpointInfo, MyNotices, Offered } from './api/wire';
import { deviceName, mayShow, subscribe, subscription, unsubscribe } from './device';

/** Which of the places where its owner is told this browser is. */
const PLACE = 'quivira-browser';
/** The address that the server has been told for it. */
const ADDRESS = 'quivira-browser-address';
/** Who wanted to be told here: at a shared computer the next one is somebody else. */
const OWNER = 'quivira-browser-owner';

export const thisBrowser = (): string | null => recall(PLACE);

function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage is closed
  }
}

function remember(name: string, value: string | null): void {
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // then it is one among others
  }
}

async function tell({ endpoint, keys }: PushSubscriptionJSON, person: string): Promise<void> {
  const { id } = await post<EndpointInfo>('/api/me/notices/browsers', { endpoint, keys, name: deviceName() });
  remember(PLACE, id);
  remember(OWNER, person);
  remember(ADDRESS, endpoint ?? null);
}

/** False if its owner does not want it. */
export async function tellHere(key: string, person: string): Promise<boolean> {
  const given = await subscribe(key).catch((error: unknown) => {
    throw error instanceof DOMException ? new Refusal('no-push', error.message) : error; // of the browser's maker
  });
  if (given) await tell(given, person);
  return given !== null;
}

/** Browsers renew the address they are told at, or lose it, and nobody hears of that but a page that looks. */
export async function tellHereStill(person: string): Promise<void> {
  const [id, known] = [thisBrowser(), recall(ADDRESS)];
  if (!id || !mayShow()) return;
  if (recall(OWNER) !== person || known === null) {
    // What a guest wanted is an account's when they sign in; whatever else is not theirs is left alone.
    const { endpoints } = await get<MyNotices>('/api/me/notices');
    if (!endpoints.some((place) => place.id === id)) return known === null ? forgetHere() : undefined;
    remember(OWNER, person);
  }
  const kept = await subscription();
  if (kept && known === null) return remember(ADDRESS, kept.endpoint ?? null);
  const given = kept ?? (await again());
  if (!given || given.endpoint === known) return;
  await remove(`/api/me/notices/endpoints/${id}`).catch(() => undefined); // it leads nowhere, and may be gone already
  await tell(given, person);
}

async function again(): Promise<PushSubscriptionJSON | null> {
  const { push } = await get<Offered>('/api/notices');
  return push === null ? null : subscribe(push);
}

/** It is not told any more, and does not ask to be when it is next opened. */
export async function forgetHere(): Promise<void> {
  await unsubscribe();
  for (const name of [PLACE, ADDRESS, OWNER]) remember(name, null);
}

/** Whoever signs out is not told here any more: the next one at this browser is somebody else. */
export async function tellHereNoMore(): Promise<void> {
  const id = thisBrowser();
  if (!id) return;
  await forgetHere();
  await remove(`/api/me/notices/endpoints/${id}`).catch(() => undefined); // it may be gone already
}
