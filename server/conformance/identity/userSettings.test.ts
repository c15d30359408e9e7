import { expect } from 'vitest'
import * as v from 'valibot'
import { clause } from '../testing/harness.ts'
import type { PersonName, World } from '../testing/world.ts'

const path = '/api/user/settings'
const etagText = v.pipe(v.string(), v.regex(/^"[0-9a-f]{32}"$/))

async function read(world: World, as: PersonName = 'alice') {
  const answer = await world.fetch('GET', path, { as })
  expect(answer.status).toBe(200)
  return { settings: await answer.json(), etag: v.parse(etagText, answer.headers.get('etag')) }
}

const change = (world: World, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  world.fetch('PATCH', path, { as: 'alice', body, headers })

async function changed(world: World, body: unknown) {
  const answer = await change(world, body)
  expect(answer.status).toBe(200)
  return answer.json()
}

clause('USR-1 a person starts without settings, and gets only their own', async (world) => {
  expect((await read(world)).settings).toEqual({})
  const chosen = { language: 'de', clock: '24h', secondZones: ['America/New_York'], freeBusy: 'nobody' }
  expect(await changed(world, chosen)).toEqual(chosen)
  expect((await read(world)).settings).toEqual(chosen)
  expect((await read(world, 'bob')).settings).toEqual({})
})

clause('USR-1 a change is merged: members are set, null resets, lists are replaced', async (world) => {
  await changed(world, {
    firstDay: 1,
    density: 'compact',
    workingHours: { monday: [{ start: '09:00', end: '12:00' }], sunday: [] },
    hiddenCalendars: ['/calendars/a/b.json', '/calendars/a/c.json'],
    shortcuts: { today: 't', search: '/' },
  })
  expect(
    await changed(world, {
      density: null,
      workingHours: { monday: null, friday: [{ start: '08:30', end: '24:00' }] },
      hiddenCalendars: ['/calendars/a/d.json'],
      shortcuts: { search: null },
      language: null,
    }),
  ).toEqual({
    firstDay: 1,
    workingHours: { friday: [{ start: '08:30', end: '24:00' }], sunday: [] },
    hiddenCalendars: ['/calendars/a/d.json'],
    shortcuts: { today: 't' },
  })
  expect(await changed(world, { workingHours: null })).not.toHaveProperty('workingHours')
})

clause('USR-1 every setting can be stored', async (world) => {
  const all = {
    language: 'pt-BR',
    theme: 'dark',
    homeZone: 'America/Argentina/Buenos_Aires',
    secondZones: [],
    clock: '12h',
    firstDay: 0,
    workingHours: { monday: [] },
    weekends: 'hidden',
    weekNumbers: 'shown',
    defaultLength: 25,
    density: 'roomy',
    declined: 'hidden',
    past: 'dimmed',
    nights: 'folded',
    daylight: 'shown',
    views: { first: 'week', firstNarrow: 'agenda', days: 4, weeks: 3 },
    hiddenCalendars: [],
    calendarSets: [{ name: 'Work', key: '1', calendars: ['/calendars/a/b.json'] }],
    savedSearches: [{ name: 'Trips', query: 'is:free at:Paris', colour: '#3366cc', mode: 'isolate' }],
    hasShortcuts: false,
    shortcuts: { newEvent: 'c' },
    categoryColours: { Food: 'teal' },
    notifications: {
      isOn: true,
      minutesBefore: [10, 0],
      allDayAt: '18:00',
      allDayMinutesBefore: [-540, 420],
      hasSound: false,
      calendars: { 'alice/work': { minutesBefore: [], allDayAt: '', allDayMinutesBefore: [900] } },
    },
    freeBusy: 'domain',
  }
  expect(await changed(world, all)).toEqual(all)
})

clause(
  'USR-1 a stale If-Match is 412 and changes nothing, and a change without it is accepted',
  async (world) => {
    const first = await read(world)
    expect((await change(world, { firstDay: 1 }, { 'if-match': first.etag })).status).toBe(200)
    const second = await read(world)
    expect(second.etag).not.toBe(first.etag)
    const stale = await change(world, { firstDay: 0 }, { 'if-match': first.etag })
    expect(stale.status).toBe(412)
    expect(await stale.json()).toMatchObject({ error: { reason: 'changed-meanwhile' } })
    expect((await read(world)).settings).toEqual({ firstDay: 1 })
    expect((await change(world, { firstDay: 6 }, { 'if-match': '*' })).status).toBe(200)
    expect(await changed(world, { firstDay: 0 })).toEqual({ firstDay: 0 })
    const headers = { 'if-none-match': (await read(world)).etag }
    expect((await world.fetch('GET', path, { as: 'alice', headers })).status).toBe(304)
  },
)

clause('USR-1 unknown or invalid settings are 400 with their path, and change nothing', async (world) => {
  await changed(world, { firstDay: 1 })
  const wrong: readonly (readonly [unknown, string])[] = [
    [{ wallpaper: 'dark' }, 'wallpaper'],
    [{ wallpaper: null }, 'wallpaper'],
    [{ firstDay: 0, views: { first: 'week', zoom: null } }, 'views/zoom'],
    [{ firstDay: 7 }, 'firstDay'],
    [{ secondZones: [null] }, 'secondZones/0'],
    [{ workingHours: { monday: [{ start: '17:00', end: '09:00' }] } }, 'workingHours/monday/0'],
    [{ shortcuts: { today: { a: { b: {} } } } }, 'shortcuts/today'],
    [[], 'The body'],
    [{ views: [] }, 'views'],
    [{ shortcuts: [] }, 'shortcuts'],
    ['x', 'The body'],
  ]
  for (const [body, place] of wrong) {
    const answer = await change(world, body)
    expect(answer.status).toBe(400)
    const { error } = await answer.json()
    expect(error.details).toContain(place)
  }
  expect((await world.fetch('PATCH', path, { as: 'alice', body: '{' })).status).toBe(400)
  expect((await world.fetch('PATCH', path, { as: 'alice', body: 'null' })).status).toBe(400)
  expect((await read(world)).settings).toEqual({ firstDay: 1 })
})

clause('USR-1 at most 64 kB can be sent and stored', async (world) => {
  expect((await change(world, { language: 'x'.repeat(70_000) })).status).toBe(413)
  const searches = (name: string) =>
    Object.fromEntries(
      Array.from({ length: 250 }, (_, index) => [`${name}-${index}-${'x'.repeat(150)}`, 'x'.repeat(40)]),
    )
  expect((await change(world, { shortcuts: searches('one') })).status).toBe(200)
  expect((await change(world, { shortcuts: searches('two') })).status).toBe(413)
  expect(Object.keys((await read(world)).settings.shortcuts)).toHaveLength(250)
})

clause('USR-1 simultaneous changes are all stored', async (world) => {
  const patches = [{ firstDay: 1 }, { clock: '24h' }, { density: 'roomy' }, { past: 'dimmed' }]
  await Promise.all(patches.map((patch) => changed(world, patch)))
  expect((await read(world)).settings).toEqual(Object.assign({}, ...patches))
})

clause('USR-1 a read-only token cannot change them, and reading needs a credential', async (world) => {
  const made = await world.fetch('POST', '/api/tokens', {
    as: 'alice',
    body: { name: 'Script', scope: 'read' },
  })
  const { token } = v.parse(v.object({ token: v.string() }), await made.json())
  const headers = { authorization: `Bearer ${token}` }
  expect((await world.fetch('GET', path, { headers })).status).toBe(200)
  expect((await world.fetch('PATCH', path, { headers, body: { firstDay: 1 } })).status).toBe(403)
  expect((await world.fetch('GET', path)).status).toBe(401)
  expect((await world.fetch('PATCH', path, { body: { firstDay: 1 } })).status).toBe(401)
})

clause('USR-1 the service announces that it stores settings', async (world) => {
  const answer = await world.fetch('GET', '/config.json')
  expect(await answer.json()).toMatchObject({ features: { userSettings: true } })
})
