/** Which page the address names. Links are plain <a href>; a click on one inside the site changes the page without a load. */
const ROUTES = [
  ['home', /^\/$/],
  ['lobby', /^\/lobby$/],
  ['tables', /^\/tables$/],
  ['table', /^\/t\/(?<table>[^/]+)$/],
  ['replay', /^\/[gt]\/(?<table>[^/]+)\/replay$/],
  ['game', /^\/g\/(?<table>[^/]+)$/],
  ['edit', /^\/learn\/(?<game>[^/]+)(?:\/(?<lesson>[^/]+))?\/edit$/],
  ['lessons', /^\/learn\/(?<game>[^/]+)$/],
  ['learn', /^\/learn\/(?<game>[^/]+)\/(?<lesson>[^/]+)$/],
  ['rules', /^\/rules(?:\/(?<game>[^/]+))?$/],
  ['settings', /^\/settings$/],
  ['notices', /^\/notices$/],
  ['mail', /^\/mail$/],
  ['about', /^\/about$/],
  ['admin', /^\/admin$/],
] as const;

export type Page = (typeof ROUTES)[number][0] | 'lost';

export interface Route {
  page: Page;
  params: Record<string, string>;
  hash: string;
}

export function routeOf(path: string, hash = ''): Route {
  for (const [page, pattern] of ROUTES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const given = Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined);
    return {
      page,
      params: Object.fromEntries(given.map(([name, value]) => [name, decodeURIComponent(value)])),
      hash: hash.slice(1),
    };
  }
  return { page: 'lost', params: {}, hash: '' };
}

const here = () => routeOf(location.pathname, location.hash);
let current: Route = $state.raw({ page: 'home', params: {}, hash: '' });

export function route(): Route {
  return current;
}

export function go(path: string): void {
  if (path !== location.pathname + location.search + location.hash) history.pushState(null, '', path);
  const leaves = current.page !== here().page;
  current = here();
  if (leaves) scrollTo(0, 0);
}

/** Follow the address bar, the back button and every link on the page. */
export function follow(): () => void {
  current = here();
  const back = () => (current = here());
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (routeOf(link.pathname).page === 'lost') return; // the server's own pages
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', back);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', click);
  };
}
