import { http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { createApp } from '#server/app.ts'
import { people } from './people.ts'
import { callProvider } from './provider/callProvider.ts'
import { createProvider, type Provider } from './provider/provider.ts'
import { openJournal } from './support/journal.ts'
import { persistentStore, type Peers } from './support/persistentStore.ts'
import { sceneIn } from './support/sceneIn.ts'
import { showPanel } from './support/panel.ts'
import { trialsAmongTabs } from './support/trialsAmongTabs.ts'
import { chosenWorld } from './support/worldChoice.ts'
import { worlds } from './worlds/worlds.ts'

/**
 * Raises the stage before the application starts: the real service on a kept memory store, answered by a service worker,
 * and the small provider's endpoints. Loaded by `src/main.tsx` in mock builds alone.
 */
export async function startMocks(): Promise<void> {
  const name = chosenWorld(location.search, sessionStorage)
  const world = worlds[name]
  const base = new URL('.', document.baseURI).href.replace(/\/$/, '')
  const issuer = `${base}/mocks/provider`
  const provider = await createProvider({
    issuer,
    storage: localStorage,
    ...(world.tokenSeconds !== undefined && { tokenSeconds: world.tokenSeconds }),
    ...(world.givesRefresh === false && { givesRefresh: false }),
    ...(world.cannotRefresh && { cannotRefresh: true }),
    ...(world.saysVerified === false && { saysVerified: false }),
    ...(world.hasSignOut === false && { hasSignOut: false }),
  })

  const journal = await openJournal(`kalends-mock-${name}`)
  const { store, isFresh, filled } = await persistentStore(journal, otherTabs(name))
  if (isFresh) {
    const scene = sceneIn(store, Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
    await world.play(scene)
    // The one whom the service itself knows by a password (ID-16).
    await scene.as('admin')
    await store.passwords.set(people.admin.id, 'admin')
    const flow = world.responseType !== undefined && { response_type: world.responseType }
    const value = { issuer_url: issuer, clients: [{ client_id: 'kalends', ...flow }] }
    await store.configuration.put([{ name: 'core', configurations: [{ name: 'openid-connect', value }] }])
    await filled()
  }

  const server = createApp({
    store,
    identityProvider: {
      userInfo: async (_, token) => {
        const userInfo = await provider.userInfo(token)
        return userInfo ? { kind: 'known', userInfo } : { kind: 'refused' }
      },
      addressKind: () => null,
      discover: async () => ({ kind: 'found', metadata: provider.metadata }),
      call: (address, call) => callProvider(provider, address, call),
    },
    // Everybody here reads the passwords in people.ts: there is nothing to hide.
    passwords: {
      hash: async (password) => password,
      verify: async (password, hash) => password === hash,
      isCurrent: () => true,
    },
    clock: () => Date.now(),
    log: () => {},
    healthChecks: [
      {
        name: 'store',
        check: async () => {
          await store.ping()
          return { status: 'healthy' }
        },
      },
      ...(world.healthChecks ?? []),
    ],
    settings: {
      publicUrl: base,
      allowedOrigins: [],
      domains: [people.alice.email.split('@')[1] ?? ''],
      admins: [people.admin.email],
      strategies: ['basic', 'bearer', 'openid-connect'],
      calendarCredential: 'bearer',
      acceptUnverifiedEmail: false,
    },
  })

  const answer = trialsAmongTabs(
    async (request) => server.fetch(relocated(request, base)),
    new BroadcastChannel('kalends-mock-trials'),
  )
  const worker = setupWorker(
    ...providerHandlers(provider, issuer),
    http.all('*', async ({ request }) => {
      if (!isOfService(request.url, base)) return passthrough()
      if (world.delayMs) await held(world.delayMs)
      return world.reshape ? world.reshape(request, answer) : answer(request)
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}/mockServiceWorker.js` },
  })
  showPanel(name, journal.clear)
}

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
  address.startsWith(`${base}/config.json`)

/** The demo may live below a path; the service knows only its own. */
function relocated(request: Request, base: string): Request {
  const { origin } = new URL(base)
  return base === origin ? request : new Request(request.url.replace(base, origin), request)
}

const held = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

function otherTabs(name: string): Peers {
  const channel = new BroadcastChannel(`kalends-mock-${name}`)
  return {
    tell: (entry) => channel.postMessage(entry),
    listen: (heard) => channel.addEventListener('message', ({ data }) => heard(data)),
  }
}
