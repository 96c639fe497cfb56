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

  it('shows the page that it has kept when a line is up and says nothing', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { origin: SITE });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.stubGlobal('caches', { match: (path: string) => Promise.resolve(`kept ${path}`) });
    const request = { method: 'GET', mode: 'navigate', url: `${SITE}/tables` };
    const answered = vi.fn();
    void fire('fetch', { request, respondWith: (answer: Promise<unknown>) => void answer.then(answered) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(answered).toHaveBeenCalledWith('kept /');
    vi.useRealTimers();
  });
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
  /** Where whoever is signed in is told. */
  let places: string[];

  beforeEach(() => {
    kept.clear();
    kept.set('quivira-browser', 'old').set('quivira-browser-address', 'https://push.example/1');
    kept.set('quivira-browser-owner', 'anna');
    [address, asked, places] = ['https://push.example/1', [], ['old']];
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
      const mine = { endpoints: places.map((id) => ({ id })) };
      const answers: Record<string, object> = { '/api/notices': { push: 'key' }, '/api/me/notices': mine };
      return Promise.resolve(Response.json(answers[path] ?? { id: 'new' }));
    });
  });
  const leave = (permission: string) =>
    vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
  const anew = (address: string) => [
    'DELETE /api/me/notices/endpoints/old',
    `POST /api/me/notices/browsers ${address}`,
  ];

  it('says nothing while its address stays', async () => {
    await tellHereStill('anna');
    expect([asked, thisBrowser()]).toEqual([[], 'old']);
  });
  it('says so once when its address was renewed', async () => {
    address = 'https://push.example/2';
    await tellHereStill('anna');
    await tellHereStill('anna');
    expect([asked, thisBrowser()]).toEqual([anew(address), 'new']);
  });
  it('asks for another address when it has lost its own', async () => {
    address = null;
    await tellHereStill('anna');
    expect(asked).toEqual(['GET /api/notices', ...anew('https://push.example/key')]);
  });
  it('is told nothing of whoever signs in after its owner', async () => {
    [address, places] = ['https://push.example/2', []];
    await tellHereStill('ben');
    expect([asked, thisBrowser()]).toEqual([['GET /api/me/notices'], 'old']);
  });
  it('goes along into the account that its owner has signed in to', async () => {
    await tellHereStill('account');
    await tellHereStill('account');
    expect([asked, thisBrowser()]).toEqual([['GET /api/me/notices'], 'old']);
  });
  it('takes the address it has for the one it was told at, if it never wrote that down', async () => {
    kept.delete('quivira-browser-address');
    await tellHereStill('anna');
    await tellHereStill('anna');
    expect([asked, thisBrowser()]).toEqual([['GET /api/me/notices'], 'old']);
  });
  it('does not come back when its owner has removed it from elsewhere', async () => {
    kept.delete('quivira-browser-address');
    places = [];
    await tellHereStill('anna');
    expect([asked, thisBrowser(), address]).toEqual([['GET /api/me/notices'], null, null]);
  });
  it('is left alone where its owner does not want it any more', async () => {
    address = null;
    leave('denied');
    await tellHereStill('anna');
    leave('granted');
    await forgetHere();
    await tellHereStill('anna');
    expect([asked, thisBrowser()]).toEqual([[], null]);
  });
});
