import { expect, test } from 'vitest'
import { pathOf } from '#contract/endpoints.ts'
import { publicPrivileges } from '#contract/sharing/publicRight.ts'
import { endpointNames, serviceEndpoints, type EndpointName } from '../../../serviceEndpoints.ts'
import { credentials, everyStrategy, type CredentialKind } from '../../testing/credentials.ts'
import { homeOf, march, standUp, type Home } from '../../testing/homeOf.ts'
import { fileWith, scriptedWeb } from '../../testing/scriptedWeb.ts'
import { openWorld, people, type World } from '../../testing/world.ts'

/** How Bob came to have the calendar. */
const roles = [
  'administration',
  'read-write',
  'read',
  'freebusy',
  'public read-write',
  'public read',
  'public freebusy',
  'web',
] as const
type RoleName = (typeof roles)[number]

const all = (status: number) => roles.map(() => status)
/** In the order of `roles`. */
const writers = (allowed: number) => [allowed, allowed, 403, 403, allowed, 403, 403, 403]

type Row = { readonly statuses: readonly number[]; readonly body?: unknown }

/** What is answered to Bob, by his right, about a calendar that is not his own. */
const table: Partial<Record<EndpointName, Row>> = {
  calendar: { statuses: all(200) },
  calendarRights: { statuses: all(200), body: { prop: ['cs:invite', 'acl'] } },
  report: { statuses: all(200), body: march },
  exportCalendar: { statuses: all(200) },
  // The events of a file on the web have other names.
  event: { statuses: [200, 200, 200, 200, 200, 200, 200, 404] },
  reportEvent: { statuses: [200, 200, 200, 200, 200, 200, 200, 404], body: march },
  // Only in one's own calendars.
  findByUid: { statuses: all(404), body: { uid: 'one' } },
  eventHistory: { statuses: writers(200) },
  restoreVersion: { statuses: writers(200) },
  putEvent: { statuses: writers(200), body: standUp('one') },
  importEvent: { statuses: writers(200), body: standUp('one') },
  moveEvent: { statuses: writers(201) },
  deleteEvent: { statuses: writers(200) },
  changeShares: { statuses: [200, 403, 403, 403, 403, 403, 403, 403], body: { share: {} } },
  publishCalendar: { statuses: all(403), body: { public_right: '' } },
  newSecretAddress: { statuses: all(403), body: { shows: 'busy' } },
  secretAddress: { statuses: all(403) },
  stopSecretAddress: { statuses: all(403) },
  // There is nothing to read again but a file on the web.
  refreshCalendar: { statuses: [404, 404, 404, 404, 404, 404, 404, 200] },
  receiveItipOfEvent: { statuses: all(403), body: {} },
  // 501: nothing but a calendar is shared (CAL-22).
  shareEvent: { statuses: [501, 403, 403, 403, 403, 403, 403, 403] },
  shareExport: { statuses: [501, 403, 403, 403, 403, 403, 403, 403] },
  // Name, colour and order are everybody's own, and who deletes a copy hides it.
  changeCalendar: { statuses: all(204), body: { 'dav:name': 'Mine' } },
  deleteCalendar: { statuses: all(204) },
}

/** These name calendars in the body, or none, and answer with what the caller may read. */
const byContent: readonly EndpointName[] = [
  'eventsByPath',
  'queryCalendars',
  'searchEvents',
  'freeBusy',
  'restoreFromBin',
  'deleteFromBin',
]

/** The right of others makes no difference to these: `isolation.test` has their rows. */
const sameForAll = new Set<EndpointName>(
  endpointNames.filter((name) => {
    const { path } = serviceEndpoints[name]
    return !path.includes('{calendarId}') && !byContent.includes(name)
  }),
)

const reading = new Set(['GET', 'REPORT', 'PROPFIND'])
const web = scriptedWeb()
const copyOf = ({ id }: Home, location: string) =>
  decodeURIComponent(location.slice(location.indexOf(id) + id.length + 1).replace('.json', ''))

type Place = { readonly userId: string; readonly calendarId: string }
type Shared = { readonly copy: Place; readonly source: Place }

/** A calendar of Alice, or of a club, that Bob has by this right. */
async function sharedBy(role: RoleName, number: number, alice: Home, bob: Home): Promise<Shared> {
  const calendarId = `work-${number}`
  const source = { userId: alice.id, calendarId }
  await alice.create(calendarId)
  for (const name of ['one', 'two', 'three']) await alice.put(`/${calendarId}/${name}.ics`, standUp(name))
  await alice.put(`/${calendarId}/one.ics`, standUp('one', ['location', {}, 'text', 'Library']))
  const clinic = standUp('secret', ['class', {}, 'text', 'PRIVATE'], ['location', {}, 'text', 'Clinic'])
  await alice.put(`/${calendarId}/secret.ics`, clinic)
  const subscribed = async (href: string) => {
    const body = { id: `mine-${number}`, 'calendarserver:source': { href } }
    const answer = await bob.ask('POST', '.json', { body })
    expect(answer.status).toBe(201)
    return { copy: { userId: bob.id, calendarId: copyOf(bob, answer.headers.get('location') ?? '') }, source }
  }
  if (role === 'web') {
    const address = `https://club.example/${number}.ics`
    web.files.set(address, fileWith([], 'One'))
    return subscribed(address)
  }
  if (role.startsWith('public')) {
    const right =
      publicPrivileges[
        role === 'public read' ? 'read' : role === 'public freebusy' ? 'freebusy' : 'read-write'
      ]
    const answer = await alice.ask('ACL', `/${calendarId}.json`, { body: { public_right: right } })
    expect(answer.status).toBe(200)
    return subscribed(`/calendars/${alice.id}/${calendarId}.json`)
  }
  const set = [{ 'dav:href': `mailto:${people.bob.email}`, [`dav:${role}`]: true }]
  expect((await alice.ask('POST', `/${calendarId}.json`, { body: { share: { set } } })).status).toBe(200)
  const list = await (await bob.ask('GET', '.json?sharedDelegationStatus=accepted')).json()
  const found: readonly { _links: { self: { href: string } }; 'calendarserver:delegatedsource'?: string }[] =
    list._embedded['dav:calendar']
  const href = found.find((each) => each['calendarserver:delegatedsource']?.includes(calendarId))?._links.self
    .href
  return { copy: { userId: bob.id, calendarId: copyOf(bob, href ?? '') }, source }
}

/** Of paths that have no row here. */
const unused = {
  guest: 'none',
  itemId: 'none',
  name: 'none',
  secret: 'none',
  sessionId: 'none',
  subscriptionId: 'none',
  tokenId: 'none',
  trialId: 'none',
  versionId: 'none',
}

type Answers = Readonly<Record<string, number>>

async function answersAt(
  world: World,
  place: Place,
  headers: Readonly<Record<string, string>>,
  isOnWeb = false,
): Promise<{ readonly statuses: Answers; readonly texts: string }> {
  const statuses: Record<string, number> = {}
  let texts = ''
  for (const name of rowNames) {
    const { method } = serviceEndpoints[name]
    const others = isOnWeb ? 'one' : name === 'deleteEvent' ? 'two' : name === 'moveEvent' ? 'three' : 'one'
    const path = pathOf(serviceEndpoints[name], { ...unused, ...place, eventId: others, version: '1' })
    const destination = `/dav/api/calendars/${place.userId}/${encodeURIComponent(place.calendarId)}/moved.ics`
    const isUnknown = method === 'ITIP'
    const answer = await world.fetch(isUnknown ? 'POST' : method, path, {
      headers: {
        ...headers,
        ...(name === 'moveEvent' && { destination }),
        ...(isUnknown && { 'x-http-method-override': method }),
      },
      body: table[name]?.body,
    })
    statuses[name] = answer.status
    texts += await answer.text()
  }
  return { statuses, texts }
}

const placeOf = (name: EndpointName) => Object.keys(table).indexOf(name)
/** In the order of the table: the calendar is deleted last. */
const rowNames = endpointNames
  .filter((name) => placeOf(name) >= 0)
  .toSorted((one, other) => placeOf(one) - placeOf(other))

function expected(role: RoleName, kind: CredentialKind): Answers {
  const column = roles.indexOf(role)
  const pairs = rowNames.map((name) => {
    const mayOnlyRead = kind === 'bearer, reading' && !reading.has(serviceEndpoints[name].method)
    return [name, mayOnlyRead ? 403 : table[name]?.statuses[column]]
  })
  return Object.fromEntries(pairs)
}

/** What Bob is told of Alice's calendar where he names it himself. */
async function contents(world: World, { copy, source }: Shared, binned: string) {
  const hrefs = [copy, source].map(({ userId, calendarId }) => `/calendars/${userId}/${calendarId}.json`)
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await world.fetch(method, path, { as: 'bob', ...(body !== undefined && { body }) })
    return { status: answer.status, text: await answer.text() }
  }
  const paths = hrefs.map((href) => href.replace('.json', '/one.ics'))
  const [byPath, query, search, busy] = [
    await ask('REPORT', '/dav/api/calendars.json', { eventPaths: paths }),
    await ask('POST', '/dav/api/query.json', { scope: { calendars: hrefs }, ...march }),
    await ask('POST', '/calendar/api/events/search', { calendars: [copy, source], query: 'stand-up' }),
    await ask('POST', '/dav/api/calendars/freebusy', { ...march.match, users: [source.userId] }),
  ]
  const bin = [
    await ask('POST', pathOf(serviceEndpoints.restoreFromBin, { itemId: binned })),
    await ask('DELETE', pathOf(serviceEndpoints.deleteFromBin, { itemId: binned })),
  ]
  return {
    isListed: byPath.text.includes('one.ics'),
    isAtSource: (byPath.text + query.text).includes(`${source.userId}/${source.calendarId}/`),
    isRead: [byPath, query, search].map(({ text }) => text.includes('Library')),
    isFound: JSON.parse(search.text)._total_hits > 0,
    isBusyNamed: busy.text.includes('"one"'),
    isPrivateTold: [byPath, query, search, busy].some(({ text }) => text.includes('Clinic')),
    bin: bin.map(({ status }) => status),
  }
}

test('every endpoint has a row, or is the same whatever one may do in a calendar of others', () => {
  const decided = (name: EndpointName) =>
    table[name] !== undefined || byContent.includes(name) || sameForAll.has(name)
  expect(endpointNames.filter((name) => !decided(name))).toEqual([])
  for (const row of Object.values(table)) expect(row.statuses).toHaveLength(roles.length)
})

const isKind = (name: string): name is CredentialKind => Object.hasOwn(credentials, name)
const mayRead = (role: RoleName) => !role.includes('freebusy')
const mayWrite = (role: RoleName) => role === 'administration' || role.endsWith('read-write')

test.each(roles)(
  'CAL-21, CAL-23, CAL-26, CAL-31 with `%s` every endpoint answers as in the table, by every strategy',
  { timeout: 60_000 },
  async (role) => {
    const settings = { readsWebCalendars: true }
    const { world, close } = await openWorld('core', { ...everyStrategy, webFiles: web, settings })
    try {
      const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
      const isTheirs = role !== 'web'
      const kinds = Object.keys(credentials).filter(isKind)
      for (const [number, kind] of kinds.entries()) {
        const { copy, source } = await sharedBy(role, number, alice, bob)
        const headers = await credentials[kind](world, 'bob')
        const { statuses, texts } = await answersAt(world, copy, headers, role === 'web')
        expect({ kind, statuses }).toEqual({ kind, statuses: expected(role, kind) })
        expect(texts.includes('Clinic')).toBe(false)
        expect(texts.includes('Library')).toBe(isTheirs && mayRead(role))
        const atSource = await answersAt(world, source, headers)
        expect({ kind, ...atSource.statuses }).toEqual({
          kind,
          ...Object.fromEntries(rowNames.map((name) => [name, 403])),
        })
      }
      const shared = await sharedBy(role, kinds.length, alice, bob)
      await alice.ask('DELETE', `/${shared.source.calendarId}/three.ics`)
      const path = `/dav/api/calendars/${alice.id}/${shared.source.calendarId}/three.ics`
      const { items } = await (await world.fetch('GET', `/api/bin?path=${path}`, { as: 'alice' })).json()
      expect(items).toHaveLength(1)
      expect(await contents(world, shared, items[0].id)).toEqual({
        isListed: isTheirs,
        isAtSource: false,
        isRead: [isTheirs && mayRead(role), isTheirs && mayRead(role), isTheirs && mayRead(role)],
        isFound: isTheirs && mayRead(role),
        isBusyNamed: isTheirs && mayRead(role),
        isPrivateTold: false,
        // Other calendars of hers have its UID; and she alone deletes it for ever.
        bin: mayWrite(role) ? [409, 403] : [404, 404],
      })
    } finally {
      await close()
    }
  },
)
