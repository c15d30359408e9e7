import { expect } from 'vitest'
import * as v from 'valibot'
import { calendarEntry, calendarList, syncAnswer } from '#contract/calendar.ts'
import { webCalendarState } from '#contract/sharing/webCalendars.ts'
import { dayMs, hourMs, minuteMs } from '#domain/time/units.ts'
import { defaultLimits } from '../../../limits.ts'
import { byText } from '../../../byText.ts'
import { clause } from '../../testing/harness.ts'
import { eventsIn, homeOf, march, standUp, type Home } from '../../testing/homeOf.ts'
import { listening } from '../../testing/listening.ts'
import { fileWith, scriptedWeb, type ScriptedWeb } from '../../testing/scriptedWeb.ts'
import { people, type World, type WorldOptions } from '../../testing/world.ts'

const address = 'https://club.example/private-7f3a/basic.ics'

const onWeb = (
  title: string,
  tell: (world: World, web: ScriptedWeb, alice: Home) => Promise<void>,
  settings: WorldOptions['settings'] = {},
) => {
  const web = scriptedWeb()
  clause(
    title,
    async (world) => {
      web.files.clear()
      web.asked.length = 0
      web.turn = Promise.resolve()
      web.tookMs = 0
      await tell(world, web, await homeOf(world, 'alice'))
    },
    { webFiles: web, settings: { readsWebCalendars: true, ...settings } },
  )
}

const subscribe = (home: Home, id = 'club', href = address, more: object = {}) =>
  home.ask('POST', '.json', { body: { id, 'calendarserver:source': { href }, ...more } })

async function subscribed(home: Home, more: object = {}): Promise<string> {
  const answer = await subscribe(home, 'club', address, more)
  expect(answer.status).toBe(201)
  return (answer.headers.get('location') ?? '').slice(`/dav/api/calendars/${home.id}`.length, -'.json'.length)
}

async function entryOf(home: Home) {
  const list = v.parse(calendarList, await (await home.ask('GET', '.json')).json())
  const entries = (list._embedded?.['dav:calendar'] ?? []).map((each) => v.parse(calendarEntry, each))
  return entries.find((each) => each._links.self.href.includes('/web~'))
}

const changed = v.looseObject({ status: v.number() })

const titlesIn = async (home: Home, path: string) =>
  eventsIn(await home.report(`${path}.json`, march))
    .map((each) => v.parse(v.string(), each['summary']))
    .toSorted(byText)

const refresh = (world: World, home: Home, path: string) =>
  world.fetch('POST', `/api/calendars/${home.id}${path}/refresh`, { as: 'alice' })

onWeb('CAL-31 a file on the web is a calendar that is only read', async (_, web, alice) => {
  web.files.set(address, fileWith(['X-WR-CALNAME:Tennis club'], 'Match', 'Training'))
  const path = await subscribed(alice)
  expect(path).toBe(`/web~${alice.id}~club`)
  const entry = await entryOf(alice)
  expect(entry).toMatchObject({
    'dav:name': 'Tennis club',
    'calendarserver:source': {
      _links: { self: { href: address } },
      'kalends:readAt': '2027-03-10T09:00:00.000Z',
    },
  })
  expect(entry?.['calendarserver:ctag']).toBeUndefined()
  expect(await titlesIn(alice, path)).toEqual(['Match', 'Training'])
  expect(await titlesIn(alice, '/events')).toEqual(['Match', 'Training'])
  const answer = await alice.ask('REPORT', `${path}.json`, { body: march })
  const text = await answer.text()
  // Alarms are those of somebody else.
  expect(text).not.toContain('valarm')
  const [item] = JSON.parse(text)._embedded['dav:item']
  const event = item._links.self.href.slice(`/dav/api/calendars/${alice.id}`.length)
  for (const [method, body] of [
    ['PUT', standUp('match')],
    ['DELETE', undefined],
  ] as const)
    expect((await alice.ask(method, event, { body })).status).toBe(403)
  const share = { share: { set: [{ 'dav:href': `mailto:${people.bob.email}`, 'dav:read': true }] } }
  expect((await alice.ask('POST', `${path}.json`, { body: share })).status).toBe(403)
  expect((await alice.ask('ACL', `${path}.json`, { body: { public_right: '{DAV:}read' } })).status).toBe(403)
})

onWeb(
  'CAL-31 it is renamed like a copy, and unsubscribed from without a trace',
  async (world, web, alice) => {
    web.files.set(address, fileWith([], 'Match'))
    const path = await subscribed(alice, { 'dav:name': 'Sport', 'apple:color': '#336699' })
    expect(await entryOf(alice)).toMatchObject({ 'dav:name': 'Sport', 'apple:color': '#336699' })
    const change = { 'dav:name': 'Tennis', 'apple:color': '#993366' }
    expect((await alice.ask('PROPPATCH', `${path}.json`, { body: change })).status).toBe(204)
    expect(await entryOf(alice)).toMatchObject(change)
    expect((await alice.ask('DELETE', `${path}.json`)).status).toBe(204)
    expect(await entryOf(alice)).toBeUndefined()
    expect((await alice.ask('GET', `${path}.json`)).status).toBe(404)
    expect(await world.ports.store.webCalendars.ofUser(alice.id)).toEqual([])
    const bin = await world.fetch('GET', '/api/bin', { as: 'alice' })
    expect(await bin.json()).toMatchObject({ items: [], total: 0 })
    expect((await subscribe(alice)).status).toBe(201)
  },
)

onWeb('CAL-31 whatever is wrong with an address, the answer is the same', async (_, web, alice) => {
  web.files.set('https://club.example/page', '<!doctype html><title>Sign in</title>')
  const answers = []
  for (const href of [
    'https://club.example/missing.ics',
    'https://club.example/page',
    'https://me:secret@club.example/basic.ics',
    'https://club.example/basic.ics#part',
    'ftp://club.example/basic.ics',
    'file:///etc/passwd',
    'https://',
    `https://club.example/${'a'.repeat(2000)}`,
  ]) {
    const answer = await subscribe(alice, 'club', href)
    answers.push(`${answer.status} ${await answer.text()}`)
  }
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toContain('422')
  expect(answers[0]).toContain('calendar-not-read')
  expect(web.asked).toEqual(['https://club.example/missing.ics', 'https://club.example/page'])
  expect(await entryOf(alice)).toBeUndefined()
})

onWeb(
  'CAL-31 an address is subscribed to once, and a person has so many',
  async (world, web, alice) => {
    web.files.set(address, fileWith([], 'Match'))
    web.files.set('https://club.example/other.ics', fileWith([], 'Other'))
    await subscribed(alice)
    expect((await subscribe(alice, 'other')).status).toBe(405)
    expect((await subscribe(alice, 'club', 'https://club.example/other.ics')).status).toBe(405)
    expect((await subscribe(alice, 'other', 'webcal://club.example/other.ics')).status).toBe(507)
    // Each person has their own.
    expect((await subscribe(await homeOf(world, 'bob'))).status).toBe(201)
  },
  { limits: { ...defaultLimits, web: { ...defaultLimits.web, calendars: 1 } } },
)

onWeb(
  'CAL-31 a file is read again when it asks for it, and its changes are told',
  async (world, web, alice) => {
    web.files.set(address, fileWith(['REFRESH-INTERVAL;VALUE=DURATION:PT1M'], 'Match', 'Training'))
    const path = await subscribed(alice)
    const token = (await alice.report(`${path}.json`, march))._embedded['sync-token']
    await world.webRead()
    expect(web.asked).toHaveLength(1)
    web.files.set(address, fileWith([], 'Match', 'Final'))
    // Never more often than every quarter of an hour.
    world.pass(14 * minuteMs)
    await world.webRead()
    expect(await titlesIn(alice, path)).toEqual(['Match', 'Training'])
    const stream = await listening(world, 'alice')
    world.pass(minuteMs)
    await world.webRead()
    expect((await stream.next())[0]).toBe('list')
    await stream.stop()
    expect(await titlesIn(alice, path)).toEqual(['Final', 'Match'])
    const changes = await alice.ask('REPORT', `${path}.json`, { body: { 'sync-token': token } })
    const items = v.parse(syncAnswer, await changes.json())['dav:item']
    // What says the same is not written again.
    expect(new Set(items.map((each) => v.parse(changed, each).status))).toEqual(new Set([200, 404]))
    expect(items).toHaveLength(2)
    expect((await entryOf(alice))?.['calendarserver:source']).toMatchObject({
      'kalends:readAt': '2027-03-10T09:15:00.000Z',
    })
  },
)

onWeb('CAL-31 what cannot be read any more stays, and says since when', async (world, web, alice) => {
  web.files.set(address, fileWith([], 'Match'))
  const path = await subscribed(alice)
  web.files.set(address, '<!doctype html>')
  world.pass(hourMs)
  await world.webRead()
  world.pass(2 * hourMs)
  await world.webRead()
  expect((await entryOf(alice))?.['calendarserver:source']).toMatchObject({
    'kalends:readAt': '2027-03-10T09:00:00.000Z',
    'kalends:failingSince': '2027-03-10T10:00:00.000Z',
  })
  expect(await titlesIn(alice, path)).toEqual(['Match'])
  // It is tried less and less often.
  const tried = web.asked.length
  world.pass(3 * hourMs)
  await world.webRead()
  expect(web.asked).toHaveLength(tried)
  web.files.set(address, fileWith([], 'Final'))
  const again = await refresh(world, alice, path)
  expect(v.parse(webCalendarState, await again.json())).toEqual({
    readAt: '2027-03-10T15:00:00.000Z',
    failingSince: null,
  })
  expect(await titlesIn(alice, path)).toEqual(['Final'])
  expect((await entryOf(alice))?.['calendarserver:source']?.['kalends:failingSince']).toBeUndefined()
  expect(world.logged.join()).toContain('web-calendar-not-read')
  expect(world.logged.join()).not.toContain('club.example')
})

onWeb('CAL-31 only a calendar on the web is read again, and not too often', async (world, web, alice) => {
  web.files.set(address, fileWith([], 'Match'))
  const path = await subscribed(alice)
  await alice.create('work')
  expect((await refresh(world, alice, '/work')).status).toBe(404)
  const theirs = await world.fetch('POST', `/api/calendars/${alice.id}${path}/refresh`, { as: 'bob' })
  expect(theirs.status).toBe(403)
  const answers = []
  for (let asked = 0; asked < 30; asked += 1) answers.push((await refresh(world, alice, path)).status)
  expect(answers[0]).toBe(200)
  expect(answers.at(-1)).toBe(429)
})

onWeb('CAL-31 what nobody looks at is read once a day, and then not at all', async (world, web, alice) => {
  web.files.set(address, fileWith([], 'Match'))
  await subscribed(alice)
  const pass = async (ms: number, steps: number) => {
    const before = web.asked.length
    for (let step = 0; step < steps; step += 1) {
      world.pass(ms)
      await world.webRead()
    }
    return web.asked.length - before
  }
  expect(await pass(hourMs, 48)).toBe(48)
  expect(await pass(hourMs, 48)).toBeLessThan(4)
  await pass(dayMs, 30)
  expect(await pass(dayMs, 30)).toBe(0)
  // Sessions have ended meanwhile, for the test with cookies.
  const headers = { authorization: `Bearer ${world.tokenOf('alice')}` }
  await world.fetch('GET', `/dav/api/calendars/${alice.id}.json`, { headers })
  await world.webRead()
  expect(await pass(hourMs, 5)).toBe(5)
})

onWeb('CAL-31 nobody else sees it, its address or that its person is busy', async (world, web, alice) => {
  const guest = `ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:${people.bob.email}`
  const invited = fileWith(['METHOD:REQUEST'], 'Match').replace('SUMMARY', `${guest}\r\nSUMMARY`)
  web.files.set(address, invited)
  const path = await subscribed(alice)
  await world.settled()
  const bob = await homeOf(world, 'bob')
  expect(await titlesIn(bob, '/events')).toEqual([])
  expect((await world.fetch('GET', `/dav/api/calendars/${alice.id}${path}.json`, { as: 'bob' })).status).toBe(
    403,
  )
  const [record] = await world.ports.store.webCalendars.ofUser(alice.id)
  const source = `/dav/api/calendars/${record?.source.homeId}/${record?.source.calendarId}.json`
  for (const as of ['alice', 'bob', 'admin'] as const)
    expect((await world.fetch('GET', source, { as })).status).toBe(404)
  const busy = await world.fetch('POST', '/dav/api/calendars/freebusy', {
    as: 'bob',
    body: { ...march.match, users: [alice.id] },
  })
  const { users } = await busy.json()
  expect(users[0].calendars.flatMap((each: { busy: unknown[] }) => each.busy)).toEqual([])
  // The UID of an event on the web takes that of no event of one's own.
  await alice.put('/events/match.ics', standUp('match'))
  expect(await titlesIn(alice, '/events')).toEqual(['Match', 'Stand-up'])
})

onWeb('CAL-31 private events on the web are not masked for who subscribed', async (_, web, alice) => {
  web.files.set(address, fileWith([], 'Match').replace('SUMMARY', 'CLASS:PRIVATE\r\nSUMMARY'))
  expect(await titlesIn(alice, await subscribed(alice))).toEqual(['Match'])
})

onWeb('CAL-31, CAL-34 what a file says now is no change of anybody', async (world, web, alice) => {
  await alice.create('work')
  web.files.set(address, fileWith([], 'Match'))
  await subscribed(alice)
  world.pass(hourMs)
  web.files.set(address, fileWith([], 'Final'))
  await world.webRead()
  const since = '2027-03-10T08:00:00Z'
  const answer = await world.fetch('GET', `/api/unseen-changes?since=${since}`, { as: 'alice' })
  expect(await answer.json()).toMatchObject({ changes: [], hasMore: false })
})

clause('CAL-31 without the setting nobody subscribes to the web', async (world) => {
  const alice = await homeOf(world, 'alice')
  expect((await subscribe(alice)).status).toBe(403)
})

onWeb('CAL-31 config.json says that there are calendars on the web', async (world) => {
  const config = await world.fetch('GET', '/config.json')
  expect(await config.json()).toMatchObject({ features: { webCalendars: true } })
})

const impatient = { limits: { ...defaultLimits, web: { ...defaultLimits.web, patienceMs: 0 } } }

onWeb(
  'CAL-31 a file that takes long to be read is accepted, and its calendar fills later',
  async (world, web, alice) => {
    const turn = Promise.withResolvers<void>()
    web.turn = turn.promise
    web.files.set(address, fileWith(['X-WR-CALNAME:Tennis club'], 'Match'))
    const path = await subscribed(alice)
    expect(await entryOf(alice)).toMatchObject({
      'dav:name': 'club.example',
      'calendarserver:source': { 'kalends:readAt': '1970-01-01T00:00:00.000Z' },
    })
    expect(await titlesIn(alice, path)).toEqual([])
    turn.resolve()
    await expect.poll(() => titlesIn(alice, path)).toEqual(['Match'])
    await expect
      .poll(() => entryOf(alice))
      .toMatchObject({
        'dav:name': 'Tennis club',
        'calendarserver:source': { 'kalends:readAt': '2027-03-10T09:00:00.000Z' },
      })
    // Whoever asks for it again does not wait either.
    const again = Promise.withResolvers<void>()
    web.turn = again.promise
    web.files.set(address, fileWith([], 'Final'))
    expect((await refresh(world, alice, path)).status).toBe(200)
    again.resolve()
    await expect.poll(() => titlesIn(alice, path)).toEqual(['Final'])
  },
  impatient,
)

onWeb(
  'CAL-31 a file that took long and is no calendar is shown as one that cannot be read',
  async (_, web, alice) => {
    const turn = Promise.withResolvers<void>()
    web.turn = turn.promise
    web.files.set(address, '<!doctype html>')
    await subscribed(alice)
    turn.resolve()
    const failing = { 'calendarserver:source': { 'kalends:failingSince': '2027-03-10T09:00:00.000Z' } }
    await expect.poll(() => entryOf(alice)).toMatchObject(failing)
  },
  impatient,
)

onWeb('CAL-31 what costs much to read is read less often', async (world, web, alice) => {
  const isReadAfter = async (milliseconds: number) => {
    web.asked.length = 0
    world.pass(milliseconds)
    await world.webRead()
    return web.asked.length > 0
  }
  web.tookMs = minuteMs
  web.files.set(address, fileWith(['X-PUBLISHED-TTL:PT1H'], 'Match'))
  await subscribed(alice)
  expect(await isReadAfter(3 * hourMs)).toBe(false)
  expect(await isReadAfter(hourMs + minuteMs)).toBe(true)
  // One that costs a day of that is read once a day all the same.
  web.tookMs = hourMs
  web.files.set(address, fileWith(['X-PUBLISHED-TTL:PT1H'], 'Final'))
  expect(await isReadAfter(4 * hourMs + minuteMs)).toBe(true)
  expect(await isReadAfter(23 * hourMs)).toBe(false)
  expect(await isReadAfter(2 * hourMs)).toBe(true)
})
