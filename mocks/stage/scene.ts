import type { JCal } from '#contract/jcal.ts'
import { pathOf, endpoints, type Endpoint, type Slots } from '#contract/endpoints.ts'
import { createServer } from '#server/createServer.ts'
import type { Store } from '#server/ports.ts'
import { people, type PersonName } from '../people.ts'

/** What a world can do for one person: each call goes through the real service and throws where it refuses. */
export type Actor = {
  readonly id: string
  createCalendar(calendar: { id: string; name: string; colour: string; description?: string }): Promise<void>
  putEvent(calendarId: string, eventId: string, event: JCal): Promise<void>
}

/**
 * Someone who may act on a store, by the service's own rules: what a world holds is what the service would have let in.
 * The person is provisioned first, under the id that the stories know.
 */
export async function actorIn(store: Store, now: number, name: PersonName): Promise<Actor> {
  const person = people[name]
  const { id, email, givenName, familyName } = person
  await store.users.provision(
    { id, email, firstName: givenName, lastName: familyName, domainId: stageDomainId },
    { homeId: id, calendarId: id, name: null, description: null, colour: null, order: null, revision: 1 },
  )
  const server = createServer({
    store: behindTheScenes(store),
    identityProvider: {
      userInfo: async () => ({ kind: 'known', userInfo: { email, email_verified: true } }),
      discover: async () => ({ kind: 'unreachable', cause: 'nobody is asked here' }),
    },
    passwords: { hash: async () => '', verify: async () => false },
    clock: () => now,
    log: () => {},
    healthChecks: [],
    settings: {
      publicUrl: stageOrigin,
      allowedOrigins: [],
      domains: [email.split('@')[1] ?? ''],
      admins: [],
      strategies: ['openid-connect'],
      calendarCredential: 'bearer',
      acceptUnverifiedEmail: true,
    },
  })

  const send = async (endpoint: Endpoint, slots: Slots, body: unknown, type: string) => {
    const response = await server.fetch(
      new Request(stageOrigin + pathOf(endpoint, slots), {
        method: endpoint.method,
        headers: {
          authorization: `Bearer ${name}`,
          'content-type': type,
          accept: 'application/json, text/plain, */*',
        },
        body: JSON.stringify(body),
      }),
    )
    if (!response.ok) throw new Error(`The stage was refused: ${response.status} ${await response.text()}`)
  }

  return {
    id,
    createCalendar: ({ id: calendarId, name: calendarName, colour, description }) =>
      send(
        endpoints.createCalendar,
        { userId: id },
        {
          id: calendarId,
          'dav:name': calendarName,
          'apple:color': colour,
          'caldav:description': description ?? null,
        },
        'application/json',
      ),
    putEvent: (calendarId, eventId, event) =>
      send(endpoints.putEvent, { userId: id, calendarId, eventId }, event, 'application/calendar+json'),
  }
}

const stageOrigin = 'http://stage.example'
const stageDomainId = '54b64eadf6d7d8e41d263d00'

/** The same store, except that its provider is the stage's own. */
const behindTheScenes = (store: Store): Store => ({
  ...store,
  configuration: {
    ...store.configuration,
    get: async () => ({ clients: [{ client_id: 'stage', user_info_url: `${stageOrigin}/me` }] }),
  },
})
