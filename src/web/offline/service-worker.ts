/// <reference lib="webworker" />

import { openTable, showNotice } from './notices.ts'

/**
 * Keeps every file of the page. Files with a hash in their name never change and come from the cache; the page itself comes
 * from the network while there is one, so that a new version is seen at once. Calls to the server are never touched.
 */
const worker = self as unknown as ServiceWorkerGlobalScope

const CACHE = 'athenaeum-1'

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  const files = (await (await fetch('/assets.json', { cache: 'no-cache' })).json()) as readonly string[]
  const addresses = files.filter(file => file !== 'index.html').map(file => `/${file}`)
  await cache.addAll(['/', '/manifest.webmanifest', '/icon.svg', ...addresses])
  const wanted = new Set(addresses)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/') && !wanted.has(pathname)) await cache.delete(request)
  }
}

async function pageFromNetwork(request: Request): Promise<Response> {
  if (!worker.navigator.onLine) return (await caches.match('/')) ?? Response.error()
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await (await caches.open(CACHE)).put('/', fresh.clone())
    return fresh
  } catch (fault) {
    const kept = await caches.match('/')
    if (kept === undefined) throw fault
    return kept
  }
}

worker.addEventListener('install', event => event.waitUntil(keepAll().then(() => worker.skipWaiting())))
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return
  if (request.mode === 'navigate') event.respondWith(pageFromNetwork(request))
  else event.respondWith(caches.match(request).then(kept => kept ?? fetch(request)))
})
worker.addEventListener('push', event => event.waitUntil(showNotice(worker, event.data?.json())))
worker.addEventListener('notificationclick', event => event.waitUntil(openTable(worker, event.notification)))
