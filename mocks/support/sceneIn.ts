import { domainOf } from '#contract/emailAddress.ts'
import { createApp } from '#server/app.ts'
import { domainIdOf } from '#server/rooms/domainIdOf.ts'
import type { Store } from '#server/store/Store.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { people, type PersonName } from '../people.ts'
import type { Scene } from './Scene.ts'
import { actor, type Actor } from './Actor.ts'

/**
 * A scene on an empty store. Everything is written through the service, so that
 * it holds only what the service accepts.
 */
export const sceneIn = (store: Store, now: EpochMs, zone = 'Europe/Paris'): Scene => ({
  now,
  zone,
  as: (name) => actorIn(store, now, name),
})

async function actorIn(store: Store, now: EpochMs, name: PersonName): Promise<Actor> {
  const answer = await serviceFor(store, now, name)
  return actor(people[name].id, (path, init) => answer(new Request(mockOrigin + path, init)))
}

export const mockOrigin = 'http://stage.example'

/** The service, called as one person. The person is created first, with the id that the stories use. */
export async function serviceFor(
  store: Store,
  now: EpochMs,
  name: PersonName,
): Promise<(request: Request) => Promise<Response>> {
  const { id, email, givenName, familyName } = people[name]
  await store.users.provision(
    { id, email, firstName: givenName, lastName: familyName, domainId: await domainIdOf(domainOf(email)) },
    { homeId: id, calendarId: id, name: null, description: null, colour: null, order: null, revision: 1 },
  )
  const origin = mockOrigin
  const server = createApp({
    store: behindTheScenes(store, origin),
    identityProvider: {
      userInfo: async () => ({ kind: 'known', userInfo: { email, email_verified: true } }),
      addressKind: () => null,
      discover: async () => ({ kind: 'unreachable', cause: 'nobody is asked here' }),
      call: async () => ({ kind: 'unreachable', cause: 'nobody is asked here' }),
    },
    passwords: { hash: async () => '', verify: async () => false, isCurrent: () => true },
    clock: () => now,
    log: () => {},
    healthChecks: [],
    settings: {
      publicUrl: origin,
      allowedOrigins: [],
      domains: [email.split('@')[1] ?? ''],
      admins: [],
      strategies: ['openid-connect'],
      calendarCredential: 'bearer',
      acceptUnverifiedEmail: true,
    },
  })
  return async (request) => {
    const asked = new Request(request)
    asked.headers.set('authorization', `Bearer ${name}`)
    return server.fetch(asked)
  }
}

/** The same store, with settings that name its own provider. */
const behindTheScenes = (store: Store, origin: string): Store => ({
  ...store,
  configuration: {
    ...store.configuration,
    get: async () => ({ clients: [{ client_id: 'stage', user_info_url: `${origin}/me` }] }),
  },
})
