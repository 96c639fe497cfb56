import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetHere, tellHereStill, thisBrowser } from '../src/notices';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('the worker', () => {
  const SITE = 'https://house.example';
  interface Event {
    waitUntil: (done: Promise<unknown>) => void;
  }
  let shown: [title: string, how: Record<string, unknown>][];
  let done: string[];
  let fire: (event: string, more: object) => Promise<unknown>;
  let windows: { url: string; focus: () => Promise<void>; navigate: (path: string) => Promise<void> }[];

  beforeEach(async () => {
    const heard = new Map<string, (event: Event) => void>();
    [shown, done, windows] = [[], [], []];
    vi.stubGlobal('VERSION', '1');
    vi.stubGlobal('self', {
      addEventListener: (event: string, hears: (event: Event) => void) => heard.set(event, hears),
      clients: {
        matchAll: () => Promise.resolve(windows),
        openWindow: (path: string) => Promise.resolve(done.push(`open ${path}`)),
      },
      registration: {
        showNotification: (...told: (typeof shown)[0]) => Promise.resolve(shown.push(told)),
      },
    });
    await import('../src/worker');
    fire = async (event, more) => {
      let ends: Promise<unknown> | undefined;
      heard.get(event)!({ ...more, waitUntil: (all) => void (ends = all) });
      return ends;
    };
  });

  const open = (path: string) => {
    windows.push({
      url: SITE + path,
      focus: () => Promise.resolve(void done.push(`focus ${path}`)),
      navigate: (to) => Promise.resolve(void done.push(`${path} goes to ${to}`)),
    });
  };
  const click = () => fire('notificationclick', { notification: { close: () => undefined, data: `${SITE}/t/a` } });

  it('lets every notice about a table be heard, and shows the last one alone', async () => {
    for (const title of ['Your turn', 'Ben reminds you'])
      await fire('push', { data: { json: () => ({ title, body: '', url: `${SITE}/t/a`, tag: 'a', lang: 'en' }) } });
    expect(shown.map(([title]) => title)).toEqual(['Your turn', 'Ben reminds you']);
    for (const [, how] of shown) expect(how).toMatchObject({ tag: 'a', renotify: true });
  });
  it('leads to the window that shows the table', async () => {
    for (const path of ['/', '/t/b', '/t/a']) open(path);
    await click();
    expect(done).toEqual(['focus /t/a']);
  });
  it('takes no window away from another table', async () => {
    open('/t/b');
    await click();
    expect(done.splice(0)).toEqual(['open /t/a']);
    open('/tables');
    await click();
    expect(done).toEqual(['/tables goes to /t/a', 'focus /tables']);
  });
});

describe('a browser that is told', () => {
  const kept = new Map<string, string>();
  let address: string | null;
  let asked: string[];

  beforeEach(() => {
    kept.clear();
    kept.set('quivira-browser', 'old').set('quivira-browser-address', 'https://push.example/1');
    [address, asked] = ['https://push.example/1', []];
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    const subscribed = () => ({
      toJSON: () => ({ endpoint: address, keys: {} }),
      unsubscribe: () => Promise.resolve((address = null)),
    });
    const pushManager = {
      getSubscription: () => Promise.resolve(address === null ? null : subscribed()),
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        address = `https://push.example/${applicationServerKey}`;
        return Promise.resolve(subscribed());
      },
    };
    vi.stubGlobal('navigator', {
      userAgent: '',
      serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
    });
    leave('granted');
    vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string | null }) => {
      const told = body ? ` ${(JSON.parse(body) as { endpoint: string }).endpoint}` : '';
      asked.push(`${method} ${path}${told}`);
      const answer = path === '/api/notices' ? { push: 'key' } : { id: 'new' };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
  });
  const leave = (permission: string) =>
    vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
  const anew = (address: string) => [
    'DELETE /api/me/notices/endpoints/old',
    `POST /api/me/notices/browsers ${address}`,
  ];

  it('says nothing while its address stays', async () => {
    await tellHereStill();
    expect([asked, thisBrowser()]).toEqual([[], 'old']);
  });
  it('says so once when its address was renewed', async () => {
    address = 'https://push.example/2';
    await tellHereStill();
    await tellHereStill();
    expect([asked, thisBrowser()]).toEqual([anew(address), 'new']);
  });
  it('asks for another address when it has lost its own', async () => {
    address = null;
    await tellHereStill();
    expect(asked).toEqual(['GET /api/notices', ...anew('https://push.example/key')]);
  });
  it('is left alone where its owner does not want it any more', async () => {
    address = null;
    leave('denied');
    await tellHereStill();
    leave('granted');
    await forgetHere();
    await tellHereStill();
    expect([asked, thisBrowser()]).toEqual([[], null]);
  });
});
