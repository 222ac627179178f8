// Caches the built page, so that it opens at once, even while the server is down. Files under /assets have names that
// change with their content, and come from the cache; the index is requested first. Nothing else is cached, and no API answer.

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'parlor-page-';
const CACHE = `${PREFIX}%VERSION%`;
const INDEX = './';

async function keepFirstScreen(): Promise<void> {
  const cache = await caches.open(CACHE);
  const index = await fetch(INDEX, { cache: 'no-cache' });
  const named = (await index.clone().text()).match(/\.\/assets\/[^"]+/g) ?? [];
  await Promise.all([cache.put(INDEX, index), cache.addAll(new Set(named))]);
}

async function forgetOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

// If there is no room, the page works without the cache.
async function keep(name: Request | string, fresh: Response): Promise<void> {
  if (fresh.ok) await (await caches.open(CACHE)).put(name, fresh.clone()).catch(() => undefined);
}

async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  await keep(request, fresh);
  return fresh;
}

async function freshFirst(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    await keep(INDEX, fresh);
    return fresh;
  } catch (gone) {
    const kept = await caches.match(INDEX);
    if (kept) return kept;
    throw gone;
  }
}

// Only the server can make the page of a table's link; without it the cached page finds the table.
async function freshOrHere(request: Request, table: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return Response.redirect(`${INDEX}#/table/${table}`);
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepFirstScreen().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const home = new URL(self.registration.scope);
  if (request.method !== 'GET' || origin !== home.origin) return;
  if (pathname.startsWith(`${home.pathname}assets/`)) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate' && pathname === home.pathname) event.respondWith(freshFirst(request));
  else if (request.mode === 'navigate' && pathname.startsWith(`${home.pathname}t/`)) {
    event.respondWith(freshOrHere(request, pathname.slice(home.pathname.length + 2)));
  }
});

export {};
