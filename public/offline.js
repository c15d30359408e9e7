// The worker of a calendar that opens without a network (docs/decisions/0089-opening-without-a-network.md). The page
// decides what the cache holds; the worker answers from it, and stores nothing. Without that cache it does nothing.

const shell = 'kalends.shell'

/** A network that answers nothing for so long is none. */
const patienceMs = 8000

/** The pages that were opened from the cache. */
const fromDevice = new Set()
/** Those of them that have not begun yet. */
const beginning = new Set()

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET') return
  if (mode === 'navigate') {
    if (pathIn(url) === '') event.respondWith(page(event))
  } else if (pathIn(url)?.startsWith('assets/')) event.respondWith(file(event))
  // It begins as without a network, at once: its version may be an old one, which is to look at.
  else if (pathIn(url) === 'config.json' && beginning.delete(event.clientId))
    event.respondWith(Response.error())
})

async function begin() {
  // So that the page is asked for while the worker starts.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Where in the application; null if it is elsewhere. */
function pathIn(url) {
  const { scope } = self.registration
  const address = url.split(/[?#]/, 1)[0]
  return address.startsWith(scope) ? address.slice(scope.length) : null
}

/** The service comes first, so that its newest version is opened. */
async function page(event) {
  const answer = fromService(event)
  const soon = await patiently(answer)
  if (soon !== null && soon.status < 500) return soon
  const stored = await kept(self.registration.scope)
  if (stored) for (const pages of [fromDevice, beginning]) pages.add(event.resultingClientId)
  return stored ?? answer
}

/** Null if it fails or takes too long. */
const patiently = (answer) =>
  Promise.race([answer.catch(() => null), new Promise((resolve) => setTimeout(resolve, patienceMs, null))])

const fromService = async (event) => (await event.preloadResponse) ?? fetch(event.request)

/** A page that came from the service gets its files there, too, while it answers: what an injected script put here does not run in it. */
async function file({ request, clientId }) {
  if (fromDevice.has(clientId)) return (await kept(request.url)) ?? fetch(request)
  const answer = fetch(request)
  return (await patiently(answer)) ?? (await kept(request.url)) ?? answer
}

async function kept(url) {
  if (!(await caches.has(shell))) return undefined
  return (await caches.open(shell)).match(url, { ignoreVary: true })
}
