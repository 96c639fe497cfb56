/*
 * The service worker: shows notices, and lets the site open without a network. It keeps the shell, by which the page says where it stands, and whatever
 * bears a hash in its name. Answers of the API are never kept, and sockets do not come by here.
 *
 * Nothing is skipped when a new version comes: pages are asked for anew each time there is a network, so the old worker does no harm
 * until its last page is closed.
 */
export {}; // its names are its own

interface Living extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Living {
  readonly data: { json(): Told } | null;
}
interface Clicked extends Living {
  readonly notification: Notification;
}
/** A notice in its reader's language, as the server has written it. */
interface Told {
  title: string;
  body: string;
  url: string;
  tag: string;
  lang: string;
}
/** What TypeScript does not know yet: a notice that takes the place of another about the same table is heard as well. */
interface Shown extends NotificationOptions {
  renotify: boolean;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Worker {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window' }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
}

const worker = self as unknown as Worker;

declare const SHELL: readonly string[]; // written by plugins/shell.ts
declare const VERSION: string;
const SHELF = `quivira-${VERSION}`;
const PATIENCE = 1000; // milliseconds until the shell is shown without a network that does not answer; it says itself what it waits for
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const TABLE = /^\/t\//;
const NO_PAGES = /^\/(api|schema|assets|healthz|metrics)(\/|$)|\.\w+$/;

async function install(): Promise<void> {
  await (await caches.open(SHELF)).addAll([...SHELL]);
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
  await worker.clients.claim();
}

/** What never changes is asked for once. */
async function hashed(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** A page from the network; from the shelf where there is none. */
async function page(request: Request): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE));
  const first = await Promise.race([asked, late]).catch(() => undefined);
  return first ?? (await caches.match('/')) ?? asked;
}

/** A browser wants to see a notice for whatever was pushed, or it shows one of its own. */
async function show({ title, body, url, tag, lang }: Told): Promise<void> {
  const shown: Shown = { body, tag, renotify: true, lang, icon: '/icon-192.png', data: url };
  await worker.registration.showNotification(title, shown);
}

/** The table, in the window where it is open, in another one of ours that shows no table, or in a new one. */
async function go(url: string): Promise<void> {
  const path = new URL(url).pathname;
  const windows = await worker.clients.matchAll({ type: 'window' });
  const shows = (one: Window) => new URL(one.url).pathname;
  const there = windows.find((one) => shows(one) === path);
  const free = windows.find((one) => !TABLE.test(shows(one)));
  if (there) await there.focus();
  else if (free) await free.navigate(path).then(() => free.focus());
  else await worker.clients.openWindow(path);
}

self.addEventListener('install', (event) => (event as Living).waitUntil(install()));
self.addEventListener('activate', (event) => (event as Living).waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const asked = event as Asked;
  const { method, mode, url } = asked.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (HASHED.test(pathname)) asked.respondWith(hashed(asked.request));
  else if (mode === 'navigate' && !NO_PAGES.test(pathname)) asked.respondWith(page(asked.request));
});
self.addEventListener('push', (event) => {
  const pushed = event as Pushed;
  if (pushed.data) pushed.waitUntil(show(pushed.data.json()));
});
self.addEventListener('notificationclick', (event) => {
  const { notification } = event as Clicked;
  notification.close();
  (event as Living).waitUntil(go(notification.data as string));
});
