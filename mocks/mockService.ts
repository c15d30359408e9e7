import { createApp } from '#server/app.ts'
import type { HealthCheck, IdentityProvider } from '#server/ports.ts'
import type { Store } from '#server/store/Store.ts'
import { systemClock } from '#server/clocks.ts'
import { people } from './people.ts'
import { recordingMail } from './recordingMail.ts'
import { webFiles } from './webFiles.ts'
import { callProvider } from './provider/callProvider.ts'
import type { Provider } from './provider/provider.ts'
import type { World } from './worlds/World.ts'

type ServiceParts = {
  readonly store: Store
  readonly provider: Provider
  readonly world: World
  /** Where mails are kept that were sent. */
  readonly storage: Storage
  /** The address of the application, without a trailing slash. */
  readonly publicUrl: string
}

/** The real service, with a store and a provider in the browser. */
export const mockService = ({ store, provider, world, storage, publicUrl }: ServiceParts) =>
  createApp({
    store,
    identityProvider: identityProvider(provider),
    // The passwords are in people.ts for everyone to read, so they are not hashed.
    passwords: {
      hash: async (password) => password,
      verify: async (password, hash) => password === hash,
      isCurrent: () => true,
    },
    webFiles: webFiles(systemClock),
    ...(world.sendsMail && { mail: recordingMail(storage) }),
    clock: systemClock,
    log: () => {},
    healthChecks: [storeCheck(store), ...(world.healthChecks ?? [])],
    settings: {
      publicUrl,
      allowedOrigins: [],
      domains: [people.alice.email.split('@')[1] ?? ''],
      admins: [people.admin.email],
      strategies: ['basic', 'bearer', 'openid-connect'],
      calendarCredential: 'bearer',
      acceptUnverifiedEmail: false,
      readsWebCalendars: true,
      ...(world.sendsMail && { sendsMail: true }),
    },
  })

const identityProvider = (provider: Provider): IdentityProvider => ({
  userInfo: async (_, token) => {
    const userInfo = await provider.userInfo(token)
    return userInfo ? { kind: 'known', userInfo } : { kind: 'refused' }
  },
  addressKind: () => null,
  discover: async () => ({ kind: 'found', metadata: provider.metadata }),
  call: async (address, call) => callProvider(provider, address, call),
})

const storeCheck = (store: Store): HealthCheck => ({
  name: 'store',
  check: async () => {
    await store.ping()
    return { status: 'healthy' }
  },
})
