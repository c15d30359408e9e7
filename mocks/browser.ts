import { http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { fillStore } from './fillStore.ts'
import { mockService } from './mockService.ts'
import { createProvider, type Provider } from './provider/provider.ts'
import { openJournal } from './support/journal.ts'
import { persistentStore, type Peers } from './support/persistentStore.ts'
import { showPanel } from './panel.ts'
import { trialsAmongTabs } from './support/trialsAmongTabs.ts'
import { withoutKeepalive } from './support/withoutKeepalive.ts'
import { chosenWorld } from './support/worldChoice.ts'
import type { World } from './worlds/World.ts'
import { worlds } from './worlds/worlds.ts'

/**
 * Starts the mocks before the application: the real service on a store in memory that survives reloads, and
 * the small identity provider, both behind a service worker. Only mock builds load this, from `src/main.tsx`.
 */
export async function startMocks(): Promise<void> {
  const name = chosenWorld(location.search, sessionStorage)
  const world = worlds[name]
  const base = new URL('.', document.baseURI).href.replace(/\/$/, '')
  const issuer = `${base}/mocks/provider`
  const provider = await providerOf(world, issuer)
  const journal = await openJournal(`kalends-mock-${name}`)
  const { store, isFresh, filled } = await persistentStore(journal, otherTabs(name))
  if (isFresh) {
    await fillStore(store, world, issuer)
    await filled()
  }

  const app = mockService({ store, provider, world, storage: localStorage, publicUrl: base })
  const answer = trialsAmongTabs(
    async (request) => app.fetch(await relocated(request, base)),
    new BroadcastChannel('kalends-mock-trials'),
  )
  const worker = setupWorker(
    ...providerHandlers(provider, issuer),
    http.all('*', async ({ request }) => {
      if (!isOfService(request.url, base)) return passthrough()
      if (world.delayMs) await delay(world.delayMs)
      return world.reshape ? world.reshape(request, answer) : answer(request)
    }),
  )
  globalThis.fetch = withoutKeepalive(globalThis.fetch)
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}/mockWorker.js` },
  })
  showPanel(name, journal.clear)
}

const providerOf = (world: World, issuer: string): Promise<Provider> =>
  createProvider({
    issuer,
    storage: localStorage,
    ...(world.tokenSeconds !== undefined && { tokenSeconds: world.tokenSeconds }),
    ...(world.givesRefresh === false && { givesRefresh: false }),
    ...(world.cannotRefresh && { cannotRefresh: true }),
    ...(world.saysVerified === false && { saysVerified: false }),
    ...(world.hasSignOut === false && { hasSignOut: false }),
  })

const providerHandlers = (provider: Provider, issuer: string) => [
  http.get(`${issuer}/.well-known/openid-configuration`, () => Response.json(provider.metadata)),
  http.get(`${issuer}/jwks`, () => Response.json(provider.keys)),
  http.post(`${issuer}/token`, async ({ request }) =>
    provider.redeem(new URLSearchParams(await request.text())),
  ),
]

const isOfService = (address: string, base: string) =>
  address.startsWith(`${base}/api/`) ||
  address.startsWith(`${base}/dav/`) ||
  address.startsWith(`${base}/calendar/api/`) ||
  address.startsWith(`${base}/config.json`)

/** The demo may be below a path, which the service does not know. */
async function relocated(request: Request, base: string): Promise<Request> {
  const { origin } = new URL(base)
  if (base === origin) return request
  const { method, headers } = request
  // A request of Firefox has no stream that another request could be made of.
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  return new Request(request.url.replace(base, origin), { method, headers, body })
}

const delay = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

function otherTabs(name: string): Peers {
  const channel = new BroadcastChannel(`kalends-mock-${name}`)
  return {
    tell: (entry) => channel.postMessage(entry),
    listen: (onEntry) => channel.addEventListener('message', ({ data }) => onEntry(data)),
  }
}
