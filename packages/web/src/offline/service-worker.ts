// Keeps one whole edition of the client on the device, so that it opens and plays without a network.
//
// An edition is all or nothing: it is used only when every file has come and is what the build said it is. Pages always
// get the first page of the edition in charge; files with a hash in their name are the same in every edition, and those
// of the edition before stay, so that a page opened with it can still fetch what it has not needed yet.
import { noticeOf, type Sentences } from './notice.ts';

declare const self: ServiceWorkerGlobalScope;

/** Both are written in front of this file by the build (tools/edition.ts). */
declare const EDITION: string;
/** SHA-256 of every file, by its address. */
declare const FILES: Readonly<Record<string, string>>;

const PREFIX = 'wyrmtable ';
const NAME = PREFIX + EDITION;
/** The edition in charge and the one before. */
const KEPT = 2;

/** Such a file never changes: another edition's is as good. */
const isHashed = (address: string) => new URL(address, self.location.origin).pathname.startsWith('/assets/');

async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file as the build made it, from another edition or from the server; loud if the server has moved on meanwhile. */
async function fetchWhole(address: string, digest: string): Promise<Response> {
  const known = isHashed(address) ? await caches.match(address) : undefined;
  if (known !== undefined) return known;
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  if ((await digestOf(await answer.clone().arrayBuffer())) !== digest)
    throw new Error(`${address} is of another build`);
  return answer;
}

async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  try {
    for (const [address, digest] of Object.entries(FILES)) await cache.put(address, await fetchWhole(address, digest));
  } catch (problem) {
    await caches.delete(NAME);
    throw problem;
  }
}

async function takeCharge(): Promise<void> {
  const editions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  const old = editions.slice(0, Math.max(0, editions.length - (KEPT - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answerTo(request: Request): Promise<Response> {
  const own = await caches.open(NAME);
  if (request.mode === 'navigate') return (await own.match('/')) ?? fetch(request);
  const elsewhere = () => (isHashed(request.url) ? caches.match(request) : undefined);
  return (await own.match(request)) ?? (await elsewhere()) ?? fetch(request);
}

/** What the server alone knows is never kept. */
function isOurs({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === self.location.origin && !/^\/(api|ws)(\/|$)/.test(pathname);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeCharge()));
self.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(answerTo(event.request));
});
// A page that has just opened asks for the edition that waits (register.ts).
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

// Somebody is told something while they are away. A page that is looked at says it itself.
self.addEventListener('push', (event) => event.waitUntil(showWord(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

async function sentences(): Promise<Sentences> {
  const kept = await caches.match('/word.json', { cacheName: 'wyrmtable-word' });
  return kept === undefined ? { titles: {}, texts: {} } : kept.json();
}

async function showWord(data: PushMessageData | null): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage('word');
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title, ...notice } = noticeOf(data?.json() ?? null, await sentences());
  await self.navigator.setAppBadge?.(1).catch(() => {});
  await self.registration.showNotification(title, { ...notice, icon: '/icon-192.png', badge: '/icon-192.png' });
}

async function goTo(place: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === place);
  if (there !== undefined) await there.focus();
  else await self.clients.openWindow(place);
}
