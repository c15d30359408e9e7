import { expect, test } from 'vitest'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import { unseenEndpoints } from '#contract/unseen/unseenEndpoints.ts'
import { changesEndpoints } from '#contract/changes/changesEndpoints.ts'
import { ownDataEndpoints } from '#contract/people/ownDataEndpoints.ts'
import { pushEndpoints } from '#contract/reminders/pushEndpoints.ts'
import { guestEndpoints } from '#contract/scheduling/guestEndpoints.ts'
import { itipEndpoints } from '#contract/scheduling/itipEndpoints.ts'
import { shareEndpoints } from '#contract/sharing/shareEndpoints.ts'
import { credentials, everyStrategy, type CredentialKind } from '../testing/credentials.ts'
import { clause } from '../testing/harness.ts'
import { binOf } from '../testing/binOf.ts'
import { homeOf, march, standUp } from '../testing/homeOf.ts'
import type { PersonName, World } from '../testing/world.ts'

type Row = readonly [nobody: number, alice: number, bob: number, admin: number, body?: unknown]

/** The answers to each caller for what belongs to Alice, in this order of requests. */
const table: Readonly<Record<string, Row>> = {
  // endpoint                nobody Alice Bob administrator
  appConfig: /*            */ [200, 200, 200, 200],
  openApi: /*              */ [200, 200, 200, 200],
  user: /*                 */ [401, 200, 200, 200],
  logIn: /*                */ [401, 401, 401, 401, { username: 'nobody', password: 'wrong' }],
  openSession: /*          */ [401, 200, 200, 200],
  generateJwt: /*          */ [401, 200, 200, 200],
  storageKey: /*           */ [401, 200, 200, 200],
  deleteStorageKey: /*     */ [401, 204, 204, 204],
  userSettings: /*         */ [401, 200, 200, 200],
  changeUserSettings: /*   */ [401, 200, 200, 200, { firstDay: 1 }],
  // 404: the service of this test has no keys.
  pushSubscriptions: /*    */ [401, 404, 404, 404],
  addPushSubscription: /*  */ [401, 404, 404, 404],
  deletePushSubscription: /* */ [401, 404, 404, 404],
  exportOwnData: /*        */ [401, 200, 200, 200],
  // 400: nobody typed their own address.
  eraseOwnData: /*         */ [401, 400, 400, 400, { email: 'nobody@kalends.example', tellGuests: true }],
  tokens: /*               */ [401, 200, 200, 200],
  createToken: /*          */ [401, 201, 201, 201, { name: 'Script', scope: 'read' }],
  deleteToken: /*          */ [401, 204, 404, 404],
  readConfigurations: /*   */ [401, 403, 403, 200, []],
  putConfigurations: /*    */ [401, 403, 403, 204, []],
  configurationHistory: /* */ [401, 403, 403, 200],
  restoreConfiguration: /* */ [401, 403, 403, 404],
  configurationAudit: /*   */ [401, 403, 403, 200],
  redeem: /*               */ [403, 403, 403, 403],
  provider: /*             */ [204, 204, 204, 204],
  // 400: there is nothing to discover, but the administrator may ask.
  discover: /*             */ [401, 403, 403, 400, { issuer_url: 'https://nowhere.example' }],
  backchannelLogout: /*    */ [400, 400, 400, 400],
  openTrial: /*            */ [401, 403, 403, 400, {}],
  // Anyone who has the id of a trial may continue it; nobody has this one.
  startTrial: /*           */ [404, 404, 404, 404],
  answerTrial: /*          */ [400, 400, 400, 400, {}],
  trialCalls: /*           */ [404, 404, 404, 404],
  redeemTrial: /*          */ [400, 400, 400, 400, {}],
  trialReport: /*          */ [401, 403, 403, 404],
  health: /*               */ [200, 200, 200, 200],
  healthServices: /*       */ [401, 403, 403, 200],
  healthOf: /*             */ [401, 403, 403, 200],
  healthHistory: /*        */ [401, 403, 403, 200],
  calendars: /*            */ [401, 200, 403, 403],
  createCalendar: /*       */ [401, 201, 403, 403, { id: 'new' }],
  findByUid: /*            */ [401, 200, 403, 403, { uid: 'one' }],
  calendar: /*             */ [401, 200, 403, 403],
  calendarRights: /*       */ [401, 200, 403, 403, { prop: ['cs:invite'] }],
  changeShares: /*         */ [401, 200, 403, 403, { share: {} }],
  publishCalendar: /*      */ [401, 200, 403, 403, { public_right: '' }],
  newSecretAddress: /*     */ [401, 201, 403, 403, { shows: 'busy' }],
  secretAddress: /*        */ [401, 200, 403, 403],
  stopSecretAddress: /*    */ [401, 204, 403, 403],
  // 404: it is no calendar on the web.
  refreshCalendar: /*      */ [401, 404, 403, 403],
  // Anyone who has the secret may read; nobody has this one.
  secretCalendar: /*       */ [404, 404, 404, 404],
  publicCalendars: /*      */ [401, 200, 200, 200, {}],
  // 400: nothing was sent.
  receiveItip: /*          */ [401, 400, 403, 403, {}],
  receiveItipOfEvent: /*   */ [401, 400, 403, 403, {}],
  // The link is the credential; nobody has this one.
  guest: /*                */ [404, 404, 404, 404],
  answerAsGuest: /*        */ [404, 404, 404, 404],
  changeCalendar: /*       */ [401, 204, 403, 403, { 'dav:name': 'Mine' }],
  report: /*               */ [401, 200, 403, 403, march],
  // Missing events and forbidden ones look alike: each is left out, and the rest is answered.
  eventsByPath: /*         */ [401, 207, 207, 207, { eventPaths: ['/calendars/none/none/none.ics'] }],
  queryCalendars: /*       */ [401, 200, 200, 200, { scope: { calendars: [] }, ...march }],
  changes: /*              */ [401, 200, 200, 200],
  unseenChanges: /*        */ [401, 200, 200, 200],
  searchEvents: /*         */ [401, 200, 200, 200, { calendars: [], query: 'stand-up' }],
  bin: /*                  */ [401, 200, 200, 200],
  // Whose it is not cannot see that there is something by that id.
  restoreFromBin: /*       */ [401, 200, 404, 404],
  deleteFromBin: /*        */ [401, 204, 404, 404],
  emptyBin: /*             */ [401, 204, 204, 204],
  freeBusy: /*             */ [401, 200, 200, 200, { ...march.match, users: [] }],
  exportCalendar: /*       */ [401, 200, 403, 403],
  event: /*                */ [401, 200, 403, 403],
  reportEvent: /*          */ [401, 200, 403, 403, march],
  putEvent: /*             */ [401, 200, 403, 403, standUp('one')],
  importEvent: /*          */ [401, 200, 403, 403, standUp('one')],
  eventHistory: /*         */ [401, 200, 403, 403],
  restoreVersion: /*       */ [401, 200, 403, 403],
  moveEvent: /*            */ [401, 201, 403, 403],
  deleteEvent: /*          */ [401, 200, 403, 403],
  deleteCalendar: /*       */ [401, 204, 403, 403],
  // 400: no address was given. Who is of the same domain is seen.
  searchPeople: /*         */ [401, 200, 200, 200, { q: 'alice' }],
  personByEmail: /*        */ [401, 400, 400, 400],
  person: /*               */ [401, 200, 200, 200],
  // Other people’s accounts are for administrators; one's own sessions and tokens have other paths.
  userBlock: /*            */ [401, 403, 403, 200],
  userSessions: /*         */ [401, 403, 403, 200],
  userTokens: /*           */ [401, 403, 403, 200],
  endUserSession: /*       */ [401, 403, 403, 404],
  deleteUserToken: /*      */ [401, 403, 403, 404],
  handOverCalendars: /*    */ [401, 403, 403, 404, { to: 'nobody@kalends.example' }],
  changeEmail: /*          */ [401, 403, 403, 403, { email: 'alice@no-domain.example' }],
  endUserSessions: /*      */ [401, 403, 403, 204],
  deleteUserTokens: /*     */ [401, 403, 403, 204],
  blockUser: /*            */ [401, 403, 403, 204],
  unblockUser: /*          */ [401, 403, 403, 204],
  logOut: /*               */ [204, 204, 204, 204],
}

/**
 * A token of this service cannot create credentials or change how people sign in: that takes a sign-in
 * (ID-18, ID-19).
 */
const notByToken = new Set(
  `openSession generateJwt storageKey deleteStorageKey tokens createToken deleteToken
  pushSubscriptions addPushSubscription deletePushSubscription
  exportOwnData eraseOwnData
  newSecretAddress
  putConfigurations restoreConfiguration openTrial
  userBlock userSessions userTokens endUserSession deleteUserToken
  endUserSessions deleteUserTokens blockUser unblockUser handOverCalendars changeEmail`.split(/\s+/),
)

const columns = { alice: 1, bob: 2, admin: 3 } as const
const readingMethods = new Set(['GET', 'REPORT', 'PROPFIND'])
/** Reading calls that use POST. */
const readingCalls = new Set([
  'queryCalendars',
  'freeBusy',
  'searchEvents',
  'searchPeople',
  'publicCalendars',
])

const called = {
  ...endpoints,
  ...administrationEndpoints,
  ...pushEndpoints,
  ...ownDataEndpoints,
  ...shareEndpoints,
  ...itipEndpoints,
  ...guestEndpoints,
  ...changesEndpoints,
  ...unseenEndpoints,
}
const asked = Object.entries(called)
  .map(([name, endpoint]) => ({ name, endpoint }))
  .filter(({ name }) => placeOf(name) >= 0)
  .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))

function placeOf(name: string): number {
  return Object.keys(table).indexOf(name)
}

function expected(kind: CredentialKind | null, column: 0 | 1 | 2 | 3): Readonly<Record<string, number>> {
  const pairs = asked.map(({ name, endpoint }) => {
    const { [name]: row = [0, 0, 0, 0] } = table
    const isOpen = row[0] === row[1]
    const isRead = readingMethods.has(endpoint.method) || readingCalls.has(name)
    const mayOnlyRead = kind === 'bearer, reading' && !isOpen && !isRead
    const isRefused = (kind === 'jwt' || kind?.startsWith('bearer')) && notByToken.has(name)
    return [name, isRefused || mayOnlyRead ? 403 : row[column]]
  })
  return Object.fromEntries(pairs)
}

/** Calls everything there is, with Alice's home, calendars, events and tokens. */
async function statuses(world: World, headers: Readonly<Record<string, string>>) {
  const home = await homeOf(world, 'alice')
  await home.create('work')
  await home.create('spare')
  await home.put('/work/one.ics', standUp('one'))
  await home.put('/work/two.ics', standUp('two'))
  await home.put('/work/three.ics', standUp('three'))
  for (const name of ['four', 'five']) {
    await home.put(`/work/${name}.ics`, standUp(name))
    await home.ask('DELETE', `/work/${name}.ics`)
  }
  const [five, four] = await binOf(world, 'alice')
  const token = await world.fetch('POST', '/api/tokens', {
    as: 'alice',
    body: { name: 'Hers', scope: 'read' },
  })
  const usual = {
    userId: home.id,
    calendarId: 'work',
    eventId: 'one',
    tokenId: (await token.json()).id,
    itemId: 'none',
    name: 'store',
    versionId: 'none',
    version: '1',
    trialId: 'none',
    secret: 'none',
    sessionId: 'none',
    subscriptionId: 'none',
    guest: 'none',
  }
  const special: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    deleteCalendar: { calendarId: 'spare' },
    deleteEvent: { eventId: 'two' },
    moveEvent: { eventId: 'three' },
    restoreFromBin: { itemId: four?.id ?? '' },
    deleteFromBin: { itemId: five?.id ?? '' },
    // Its owner has deleted it already.
    deleteUserToken: { tokenId: 'none' },
  }
  const destination = `/dav/api/calendars/${home.id}/work/moved.ics`

  const answered: Record<string, number> = {}
  for (const { name, endpoint } of asked) {
    const path = pathOf(endpoint, { ...usual, ...special[name] })
    // HTTP parsers do not know ITIP.
    const isUnknown = endpoint.method === 'ITIP'
    const more = {
      ...(name === 'moveEvent' && { destination }),
      ...(isUnknown && { 'x-http-method-override': endpoint.method }),
    }
    const answer = await world.fetch(isUnknown ? 'POST' : endpoint.method, path, {
      headers: { ...headers, ...more },
      body: table[name]?.[4],
    })
    answered[name] = answer.status
    // One of them would go on for ever.
    await answer.body?.cancel()
  }
  return answered
}

test('every endpoint has a row', () => {
  expect(Object.keys(called).filter((name) => placeOf(name) < 0)).toEqual([])
})

clause('ID-9, CAL-21 callers without a credential are answered as in the table', async (world) => {
  expect(await statuses(world, {})).toEqual(expected(null, 0))
})

function everyone(kind: CredentialKind): void {
  const isAnswered = (who: keyof typeof columns & PersonName) =>
    clause(
      `ID-6, CAL-21 ${who}, identified by ${kind}, is answered as in the table`,
      async (world) => {
        const headers = await credentials[kind](world, who)
        expect(await statuses(world, headers)).toEqual(expected(kind, columns[who]))
      },
      everyStrategy,
    )
  isAnswered('alice')
  isAnswered('bob')
  isAnswered('admin')
}

everyone('basic')
everyone('basic-ldap')
everyone('openid-connect')
everyone('bearer')
everyone('bearer, reading')
everyone('jwt')
everyone('cookie')
