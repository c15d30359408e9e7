import { expect } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { roomNotes } from '#contract/rooms/roomNotes.ts'
import { clause } from '../../testing/harness.ts'
import { calendarWith, eventsIn, homeOf, march, type Home } from '../../testing/homeOf.ts'
import { scriptedPostbox } from '../../testing/scriptedPostbox.ts'
import { people, type PersonName, type World } from '../../testing/world.ts'

const aurora = { name: 'Aurora', address: 'aurora@kalends.example', capacity: 8, place: 'Second floor' }
const cellar = { name: 'Cellar', address: 'cellar@kalends.example', bookers: [people.bob.email] }

const save = (world: World, value: unknown, headers: Readonly<Record<string, string>> = {}) =>
  world.fetch('PUT', '/api/configurations?scope=platform', {
    as: 'admin',
    headers,
    body: [{ name: 'core', configurations: [{ name: 'resources', value }] }],
  })
async function listed(world: World, ...rooms: readonly object[]) {
  expect((await save(world, rooms)).status).toBe(204)
}
const found = async (world: World, body: object, as: PersonName = 'alice') => {
  const answer = await world.fetch('POST', '/api/people/search', { as, body })
  expect(answer.status).toBe(200)
  return answer.json()
}
const idOf = async (world: World, { address }: { readonly address: string }): Promise<string> => {
  const answer = await world.fetch('GET', `/api/users?email=${address}`, { as: 'alice' })
  return (await answer.json()).id
}

type Rule = Readonly<Record<string, string | number>>
const repeating = (rule: Rule): JCalProperty => ['rrule', {}, 'recur', rule]
type When = { readonly start?: string; readonly end?: string; readonly rule?: Rule; readonly uid?: string }
const attendee = (address: string, parameters: object = {}): JCalProperty => [
  'attendee',
  { cutype: 'ROOM', partstat: 'NEEDS-ACTION', ...parameters },
  'cal-address',
  `mailto:${address}`,
]
const meeting = (organizer: PersonName, when: When, ...guests: readonly JCalProperty[]) =>
  calendarWith([
    ['uid', {}, 'text', when.uid ?? `of-${organizer}`],
    ['summary', {}, 'text', 'Secret plan'],
    ['dtstart', {}, 'date-time', when.start ?? '2027-03-15T09:00:00Z'],
    ['dtend', {}, 'date-time', when.end ?? '2027-03-15T10:00:00Z'],
    ...(when.rule === undefined ? [] : [repeating(when.rule)]),
    ['organizer', {}, 'cal-address', `mailto:${people[organizer].email}`],
    ...guests,
  ])

/** What the event of an organizer says of a room, by the dates of its VEVENTs. */
async function answersOf(world: World, home: Home, path: string, { address } = aurora) {
  await world.settled()
  const [, , components] = await (
    await home.ask('GET', path, { headers: { accept: 'application/calendar+json' } })
  ).json()
  return components.flatMap(([name, properties]: [string, JCalProperty[]]) => {
    const own = properties.find((each) => each[0] === 'attendee' && each[3] === `mailto:${address}`)
    return name !== 'vevent' || own === undefined ? [] : [own[1]]
  })
}
const booked = { partstat: 'ACCEPTED' }
const taken = { partstat: 'DECLINED', 'x-response-comment': roomNotes.taken }

const busyOf = async (world: World, id: string, as: PersonName = 'alice') => {
  const body = { ...march.match, users: [id] }
  const answer = await world.fetch('POST', '/dav/api/calendars/freebusy', { as, body })
  return (await answer.json()).users
}

clause('CFG-13 the list of rooms is saved and read, with an ETag of its own', async (world) => {
  await listed(world, aurora, cellar)
  const read = await world.fetch('POST', '/api/configurations?scope=platform', {
    as: 'admin',
    body: [{ name: 'core', keys: ['resources'] }],
  })
  const [{ configurations }] = await read.json()
  expect(configurations).toMatchObject([{ name: 'resources', value: [aurora, cellar] }])
  const etag = read.headers.get('etag') ?? ''
  expect((await save(world, [aurora], { 'if-match': etag })).status).toBe(204)
  expect((await save(world, [cellar], { 'if-match': etag })).status).toBe(412)
  expect((await (await world.fetch('GET', '/config.json')).json()).features.rooms).toBe(true)
  await listed(world)
  expect((await (await world.fetch('GET', '/config.json')).json()).features.rooms).toBe(false)
})

clause('CFG-13 what is wrong with a list of rooms is named', async (world) => {
  await world.homeOf('bob')
  const problems = async (value: unknown) => {
    const answer = await save(world, value)
    expect(answer.status).toBe(400)
    return (await answer.json()).error.details
  }
  expect(await problems([{ ...aurora, address: 'aurora' }])).toBe(
    'core->resources: 0/address must be an e-mail address',
  )
  expect(await problems([aurora, { ...cellar, address: 'cellar@elsewhere.example' }])).toBe(
    'core->resources: 1/address must be in a domain of this service: kalends.example',
  )
  expect(await problems([{ ...aurora, address: people.bob.email }])).toBe(
    'core->resources: 0/address is the address of a person',
  )
  expect(await problems([{ ...aurora, name: ' ', capacity: 0.5 }])).toContain(
    'core->resources: 0/name must not be empty\ncore->resources: 0/capacity must be a whole number',
  )
  expect(await problems([aurora, aurora])).toBe('core->resources: must not hold the same address twice')
  expect(await problems([{ ...aurora, bookers: ['bob'] }])).toContain('0/bookers')
  expect(await problems({})).toBe('core->resources: must be a list of rooms')
  const many = Array.from({ length: 501 }, (_, at) => ({ name: 'R', address: `r${at}@kalends.example` }))
  expect(await problems(many)).toBe('core->resources: must have at most 500 rooms')
  const both = [
    {
      name: 'core',
      configurations: [
        { name: 'resources', value: [] },
        { name: 'openid-connect', value: {} },
      ],
    },
  ]
  const answer = await world.fetch('PUT', '/api/configurations?scope=platform', { as: 'admin', body: both })
  expect(answer.status).toBe(400)
})

clause('PPL-1 rooms are found by those who ask for them, and people by their kinds', async (world) => {
  const bob = await world.homeOf('bob')
  await listed(world, aurora, cellar, { name: 'Ballroom', address: 'ball@kalends.example', capacity: 80 })
  const room = {
    id: await idOf(world, aurora),
    objectType: 'resource',
    emailAddresses: [{ value: aurora.address }],
    names: [{ displayName: 'Aurora' }],
    photos: [],
    capacity: 8,
    place: 'Second floor',
    isBookable: true,
  }
  expect(await found(world, { q: 'aur' })).toEqual([])
  for (const q of ['aur', 'floor sec', 'aurora@'])
    expect(await found(world, { q, objectTypes: ['resource'] })).toEqual([room])
  const names = async (body: object, as?: PersonName) =>
    (await found(world, body, as)).map(
      (each: { names: { displayName: string }[] }) => each.names[0]?.displayName,
    )
  expect(await names({ q: '', objectTypes: ['resource'] })).toEqual(['Aurora', 'Ballroom', 'Cellar'])
  expect(await names({ q: '', objectTypes: ['resource'], capacity: 9 })).toEqual(['Ballroom', 'Cellar'])
  expect(await names({ q: 'kalends', objectTypes: ['user', 'resource'], limit: 2 })).toEqual([
    'Ada Admin',
    'Bob Baker',
  ])
  expect(await names({ q: 'floor', objectTypes: ['user', 'resource'] })).toEqual(['Aurora'])
  expect(await names({ q: 'kalends', objectTypes: ['group'] })).toEqual([])
  expect(await names({ q: 'bo', objectTypes: ['contact'] })).toEqual([])
  expect(await names({ q: 'bo', objectTypes: [] })).toEqual(['Bob Baker'])
  const [ours] = await found(world, { q: 'cel', objectTypes: ['resource'] }, 'bob')
  expect(ours.isBookable).toBe(true)
  expect((await found(world, { q: 'cel', objectTypes: ['resource'] }))[0].isBookable).toBe(false)
  for (const body of [{ q: '' }, { q: '', objectTypes: ['resource', 'user'] }, { q: 'aa', capacity: 0 }])
    expect((await world.fetch('POST', '/api/people/search', { as: 'alice', body })).status).toBe(400)
  expect(bob).not.toBe(room.id)
})

clause(
  'CAL-28 a room that is free accepts, and tells when it is busy, and for what to nobody',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    await listed(world, aurora)
    await alice.put(
      '/events/1.ics',
      meeting('alice', {}, attendee(aurora.address), attendee(people.bob.email)),
    )
    expect(await answersOf(world, alice, '/events/1.ics')).toMatchObject([booked])
    const id = await idOf(world, aurora)
    const busy = [{ start: '2027-03-15T09:00:00Z', end: '2027-03-15T10:00:00Z' }]
    for (const person of ['bob', 'admin'] as const)
      expect(await busyOf(world, id, person)).toEqual([{ id, calendars: [{ id, busy }] }])
    const stored = await world.ports.store.events.byUid(id, 'of-alice')
    expect(stored?.jcal).not.toMatch(/Secret|summary/)
  },
)

clause('CAL-28 a room that is taken declines and says so, whatever answer it is sent with', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await listed(world, aurora)
  await alice.put('/events/1.ics', meeting('alice', {}, attendee(aurora.address)))
  await world.settled()
  const claimed = attendee(aurora.address, { partstat: 'ACCEPTED' })
  const half = { start: '2027-03-15T09:30:00Z', end: '2027-03-15T10:30:00Z' }
  await bob.put('/events/2.ics', meeting('bob', half, claimed))
  expect(await answersOf(world, bob, '/events/2.ics')).toMatchObject([taken])
  // What only touches it is free.
  const next = { start: '2027-03-15T10:00:00Z', end: '2027-03-15T10:30:00Z' }
  await bob.put('/events/2.ics', meeting('bob', next, attendee(aurora.address)))
  expect(await answersOf(world, bob, '/events/2.ics')).toMatchObject([booked])
  expect(await answersOf(world, alice, '/events/1.ics')).toMatchObject([booked])
})

clause('CAL-28 a booking that moves is looked at again, and its former hour is free', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await listed(world, aurora)
  const noon = { start: '2027-03-15T12:00:00Z', end: '2027-03-15T13:00:00Z' }
  await alice.put('/events/1.ics', meeting('alice', {}, attendee(aurora.address)))
  await world.settled()
  await bob.put('/events/2.ics', meeting('bob', noon, attendee(aurora.address)))
  expect(await answersOf(world, bob, '/events/2.ics')).toMatchObject([booked])
  await alice.put('/events/1.ics', meeting('alice', noon, attendee(aurora.address)))
  expect(await answersOf(world, alice, '/events/1.ics')).toMatchObject([taken])
  await bob.put('/events/2.ics', meeting('bob', {}, attendee(aurora.address)))
  expect(await answersOf(world, bob, '/events/2.ics')).toMatchObject([booked])
})

clause('CAL-28 what is deleted, and a room that is taken off the list, is free again', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await listed(world, aurora)
  const id = await idOf(world, aurora)
  const busy = async () => {
    await world.settled()
    const [entry] = await busyOf(world, id)
    return entry.calendars.length
  }
  await alice.put('/events/1.ics', meeting('alice', {}, attendee(aurora.address)))
  expect(await busy()).toBe(1)
  await alice.put('/events/1.ics', meeting('alice', {}, attendee(people.bob.email)))
  expect(await busy()).toBe(0)
  await alice.put('/events/1.ics', meeting('alice', {}, attendee(aurora.address)))
  expect(await busy()).toBe(1)
  await alice.ask('DELETE', '/events/1.ics')
  expect(await busy()).toBe(0)
  await bob.put('/events/2.ics', meeting('bob', {}, attendee(aurora.address)))
  expect(await answersOf(world, bob, '/events/2.ics')).toMatchObject([booked])
})

clause('CAL-28 a room is told what guests are not, and its answer is no news for them', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await listed(world, aurora)
  const id = await idOf(world, aurora)
  const [room, guest] = [attendee(aurora.address), attendee(people.bob.email, { cutype: 'INDIVIDUAL' })]
  const starts = async () => {
    await world.settled()
    const [entry] = await busyOf(world, id)
    const times = entry.calendars.flatMap((each: { busy: readonly { start: string }[] }) => each.busy)
    return times.map((each: { start: string }) => each.start)
  }
  const bobs = async () => eventsIn(await bob.report('/events.json', march))
  const quietly = { 'schedule-reply': 'F' }
  await alice.put('/events/1.ics', meeting('alice', {}, room, guest))
  expect(await starts()).toEqual(['2027-03-15T09:00:00Z'])
  const noon = { start: '2027-03-15T12:00:00Z', end: '2027-03-15T13:00:00Z' }
  const moved = meeting('alice', noon, room, guest)
  expect((await alice.ask('PUT', '/events/1.ics', { body: moved, headers: quietly })).status).toBe(200)
  expect(await starts()).toEqual([noon.start])
  expect(await answersOf(world, alice, '/events/1.ics')).toMatchObject([booked])
  expect(await bobs()).toMatchObject([{ dtstart: '2027-03-15T09:00:00Z' }])
  await alice.ask('DELETE', '/events/1.ics', { headers: quietly })
  expect(await starts()).toEqual([])
  const { items } = await (await world.fetch('GET', '/api/bin', { as: 'alice' })).json()
  await world.fetch('POST', `/api/bin/${items[0].id}/restore`, { as: 'alice' })
  expect(await starts()).toEqual([noon.start])
  expect(await bobs()).toMatchObject([{ dtstart: '2027-03-15T09:00:00Z' }])
  // What waits for guests is told them, although the room is told something else meanwhile.
  await alice.put('/events/1.ics', meeting('alice', {}, room, guest))
  await alice.ask('PUT', '/events/1.ics', { body: moved, headers: quietly })
  expect(await starts()).toEqual([noon.start])
})

clause(
  'CAL-28 of a series a room declines the dates on which it is taken, and all if they are many',
  async (world) => {
    const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
    await listed(world, aurora)
    await alice.put(
      '/events/1.ics',
      meeting(
        'alice',
        { start: '2027-03-17T09:00:00Z', end: '2027-03-17T10:00:00Z' },
        attendee(aurora.address),
      ),
    )
    await world.settled()
    const daily = meeting('bob', { rule: { freq: 'DAILY', count: 5 } }, attendee(aurora.address))
    await bob.put('/events/2.ics', daily)
    expect(await answersOf(world, bob, '/events/2.ics')).toMatchObject([
      booked,
      { partstat: 'DECLINED', 'x-response-comment': roomNotes['taken-on-dates'] },
    ])
    const both = { rule: { freq: 'DAILY', count: 9 }, uid: 'both' }
    await alice.put('/events/3.ics', meeting('alice', both, attendee(aurora.address)))
    expect(await answersOf(world, alice, '/events/3.ics')).toMatchObject([taken])
    const hourly = {
      rule: { freq: 'HOURLY' },
      uid: 'hourly',
      start: '2027-04-15T09:00:00Z',
      end: '2027-04-15T09:30:00Z',
    }
    await alice.put('/events/4.ics', meeting('alice', hourly, attendee(aurora.address)))
    expect(await answersOf(world, alice, '/events/4.ics')).toMatchObject([
      { partstat: 'DECLINED', 'x-response-comment': roomNotes['too-many-dates'] },
    ])
  },
)

clause(
  'CAL-28 who may not book a room is declined, and so is everybody once it is listed no longer',
  async (world) => {
    const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
    await listed(world, cellar)
    await alice.put('/events/1.ics', meeting('alice', {}, attendee(cellar.address)))
    expect(await answersOf(world, alice, '/events/1.ics', { ...aurora, ...cellar })).toMatchObject([
      { partstat: 'DECLINED', 'x-response-comment': roomNotes['not-allowed'] },
    ])
    await bob.put('/events/2.ics', meeting('bob', {}, attendee(cellar.address)))
    expect(await answersOf(world, bob, '/events/2.ics', { ...aurora, ...cellar })).toMatchObject([booked])
    const id = await idOf(world, cellar)
    await listed(world, aurora)
    expect(await answersOf(world, bob, '/events/2.ics', { ...aurora, ...cellar })).toMatchObject([
      { partstat: 'DECLINED', 'x-response-comment': roomNotes.removed },
    ])
    expect(await busyOf(world, id)).toEqual([])
    const face = await world.fetch('GET', `/api/users?email=${cellar.address}`, { as: 'alice' })
    expect(face.status).toBe(404)
    await bob.put('/events/3.ics', meeting('bob', { uid: 'late' }, attendee(cellar.address)))
    expect(await answersOf(world, bob, '/events/3.ics', { ...aurora, ...cellar })).toMatchObject([
      { partstat: 'NEEDS-ACTION', 'schedule-status': '5.2' },
    ])
    // Listed again it is another room, and free.
    await listed(world, cellar)
    await bob.put('/events/4.ics', meeting('bob', { uid: 'again' }, attendee(cellar.address)))
    expect(await answersOf(world, bob, '/events/4.ics', { ...aurora, ...cellar })).toMatchObject([booked])
  },
)

clause('CAL-28 of two who book a room at once exactly one has it', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await listed(world, aurora)
  await Promise.all([
    alice.put('/events/1.ics', meeting('alice', {}, attendee(aurora.address))),
    bob.put('/events/2.ics', meeting('bob', {}, attendee(aurora.address))),
  ])
  const answers = [
    ...(await answersOf(world, alice, '/events/1.ics')),
    ...(await answersOf(world, bob, '/events/2.ics')),
  ].map(({ partstat }) => partstat)
  expect(answers).toHaveLength(2)
  expect(new Set(answers)).toEqual(new Set(['ACCEPTED', 'DECLINED']))
})

const postbox = scriptedPostbox()
clause(
  'CAL-30 a room gets no mail',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    await listed(world, aurora)
    await alice.put(
      '/events/1.ics',
      meeting('alice', {}, attendee(aurora.address), attendee('carol@elsewhere.example')),
    )
    expect(await answersOf(world, alice, '/events/1.ics')).toMatchObject([
      { ...booked, 'schedule-status': '1.1' },
    ])
    expect(new Set(postbox.sent.map(({ to }) => to))).toEqual(new Set(['carol@elsewhere.example']))
  },
  { mail: postbox.mail, settings: { sendsMail: true } },
)

clause('CAL-28 nobody reads the home of a room, or signs in with its address', async (world) => {
  await listed(world, aurora, { name: 'Odd', address: people.bob.email })
  const id = await idOf(world, aurora)
  for (const as of ['alice', 'admin'] as const) {
    const asks = [
      ['GET', `/dav/api/calendars/${id}.json`],
      ['GET', `/dav/api/calendars/${id}/${id}.json`],
      ['REPORT', `/dav/api/calendars/${id}/${id}.json`, march],
      ['REPORT', `/dav/api/calendars/${id}/events.json`, { type: 'free-busy-query', ...march }],
      ['PUT', `/dav/api/calendars/${id}/${id}/1.ics`, meeting('alice', {})],
      ['DELETE', `/dav/api/calendars/${id}/${id}.json`],
      ['POST', `/dav/api/calendars/${id}.json`, { id: 'mine' }],
    ] as const
    for (const [method, path, body] of asks)
      expect([403, 404]).toContain((await world.fetch(method, path, { as, body })).status)
  }
  const signedIn = await world.fetch('GET', '/api/user', {
    headers: { authorization: `Bearer ${world.tokenOf('bob')}` },
  })
  expect(signedIn.status).toBe(403)
  expect((await signedIn.json()).error.reason).toBe('blocked')
})
