/*
 * The service worker: lets the site open without a network. It keeps the shell, by which the page says where it stands, and whatever
 * bears a hash in its name. Answers of the API are never kept, and sockets do not come by here.
 *
 * Nothing is skipped when a new version comes: pages are asked for anew each time there is a network, so the old worker does no harm
 * until its last page is closed.
 */
interface Living extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const SHELL: readonly string[]; // written by plugins/shell.ts
declare const VERSION: string;
const SHELF = `quivira-${VERSION}`;
const PATIENCE = 4000; // milliseconds until a network that does not answer counts as none
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const NO_PAGES = /^\/(api|schema|assets|healthz|metrics)(\/|$)|\.\w+$/;

async function install(): Promise<void> {
  await (await caches.open(SHELF)).addAll([...SHELL]);
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
  await (self as unknown as { clients: { claim(): Promise<void> } }).clients.claim();
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
