import { expect } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { defaultLimits } from '../../limits.ts'
import { clause } from '../testing/harness.ts'
import { calendarWith, eventsIn, homeOf, march, type Home } from '../testing/homeOf.ts'
import { people, type World } from '../testing/world.ts'

const [alice, bob] = [people.alice.email, people.bob.email]
const guest = (address: string, partstat = 'NEEDS-ACTION'): JCalProperty => [
  'attendee',
  { partstat, rsvp: 'TRUE' },
  'cal-address',
  `mailto:${address}`,
]
const organizer = (address: string): JCalProperty => ['organizer', {}, 'cal-address', `mailto:${address}`]
const text = (name: string, value: string): JCalProperty => [name, {}, 'text', value]
const meeting = (
  change: Partial<Record<'start' | 'end' | 'title', string>> = {},
  ...guests: JCalProperty[]
) =>
  calendarWith([
    text('uid', 'plan'),
    ['dtstart', {}, 'date-time', change.start ?? '2027-03-15T09:00:00Z'],
    ['dtend', {}, 'date-time', change.end ?? '2027-03-15T10:00:00Z'],
    text('summary', change.title ?? 'Plan'),
    organizer(alice),
    guest(alice, 'ACCEPTED'),
    ...guests,
  ])

const meetingCalled = (name: string, ...guests: JCalProperty[]) =>
  JSON.parse(JSON.stringify(meeting({ title: name }, ...guests)).replace('"plan"', JSON.stringify(name)))

/** Everybody's calendar, once everything has been carried to its recipients. */
const calendarsOf = async (world: World) => ({
  alices: await homeOf(world, 'alice'),
  bobs: await homeOf(world, 'bob'),
  admins: await homeOf(world, 'admin'),
})
const inMarch = async (world: World, home: Home) => {
  await world.settled()
  return eventsIn(await home.report('/events.json', march))
}
const copyOf = async (world: World, home: Home) => {
  await world.settled()
  const found = await home.ask('REPORT', '/events.json', { body: march })
  const [item] = (await found.json())._embedded['dav:item']
  return {
    path: String(item._links.self.href).split(home.id).slice(1).join(home.id),
    data: item.data,
    etag: item.etag,
  }
}
const binAt = async (world: World, path: string) =>
  (await world.fetch('GET', `/api/bin?path=${encodeURIComponent(path)}`, { as: 'alice' })).json()
const [quietly, loudly] = [{ 'schedule-reply': 'F' }, { 'schedule-reply': 'T' }]
/** The same object with one's answer. */
const answering = (data: unknown, address: string, partstat: string) => replaced(data, address, { partstat })
const replaced = (data: unknown, address: string, parameters: object): unknown =>
  JSON.parse(
    JSON.stringify(data, (_, each: unknown) =>
      Array.isArray(each) && each[0] === 'attendee' && each[3] === `mailto:${address}`
        ? ['attendee', { ...each[1], ...parameters }, ...each.slice(2)]
        : each,
    ),
  )
const answersIn = async (world: World, home: Home) => {
  const { data } = await copyOf(world, home)
  return Object.fromEntries(
    data[2][0][1]
      .filter(([name]: readonly string[]) => name === 'attendee')
      .map(([, parameters, , address]: JCalProperty) => [address, parameters['partstat']]),
  )
}

clause(
  'CAL-28 who is invited has the event in the default calendar, and no alarm of others',
  async (world) => {
    const { alices, bobs, admins } = await calendarsOf(world)
    await alices.put('/events/1.ics', meeting({}, guest(bob)))
    expect(await inMarch(world, bobs)).toMatchObject([{ uid: 'plan', summary: 'Plan' }])
    expect(await answersIn(world, bobs)).toEqual({
      [`mailto:${alice}`]: 'ACCEPTED',
      [`mailto:${bob}`]: 'NEEDS-ACTION',
    })
    expect(await inMarch(world, admins)).toEqual([])
  },
)

clause('CAL-28 an answer reaches the organizer and the other guests', async (world) => {
  const { alices, bobs, admins } = await calendarsOf(world)
  await alices.put('/events/1.ics', meeting({}, guest(bob), guest(people.admin.email)))
  const { path, data } = await copyOf(world, bobs)
  await bobs.put(path, answering(data, bob, 'ACCEPTED'))
  for (const home of [alices, bobs, admins])
    expect(await answersIn(world, home)).toMatchObject({ [`mailto:${bob}`]: 'ACCEPTED' })
})

clause(
  'CAL-28 a note goes with an answer to the organizer alone, and with the next one it is gone',
  async (world) => {
    const { alices, bobs, admins } = await calendarsOf(world)
    await alices.put('/events/1.ics', meeting({}, guest(bob), guest(people.admin.email)))
    const answer = async (note: string) => {
      const { path, data } = await copyOf(world, bobs)
      await bobs.put(path, replaced(data, bob, { partstat: 'DECLINED', 'x-response-comment': note }))
    }
    await answer('On leave, "sorry"\nBob')
    const notes = async (home: Home) =>
      JSON.stringify((await copyOf(world, home)).data).includes('On leave, ')
    expect([await notes(alices), await notes(bobs), await notes(admins)]).toEqual([true, true, false])
    await alices.put('/events/1.ics', meeting({ title: 'New plan' }, guest(bob), guest(people.admin.email)))
    expect([await notes(alices), await notes(bobs), await notes(admins)]).toEqual([true, true, false])
    await answer('')
    expect([await notes(alices), await notes(bobs)]).toEqual([false, false])
  },
)

clause('CAL-28 another time asks again, another title does not', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  await alices.put('/events/1.ics', meeting({}, guest(bob)))
  const { path, data } = await copyOf(world, bobs)
  await bobs.put(path, answering(data, bob, 'ACCEPTED'))
  await world.settled()
  await alices.put('/events/1.ics', meeting({ title: 'New plan' }, guest(bob)))
  expect(await inMarch(world, bobs)).toMatchObject([{ summary: 'New plan' }])
  expect(await answersIn(world, bobs)).toMatchObject({ [`mailto:${bob}`]: 'ACCEPTED' })
  await alices.put('/events/1.ics', meeting({ end: '2027-03-15T11:00:00Z' }, guest(bob)))
  expect(await answersIn(world, bobs)).toMatchObject({ [`mailto:${bob}`]: 'NEEDS-ACTION' })
  expect(await answersIn(world, alices)).toMatchObject({ [`mailto:${bob}`]: 'NEEDS-ACTION' })
  expect(await inMarch(world, bobs)).toMatchObject([{ dtend: '2027-03-15T11:00:00Z', sequence: 1 }])
})

clause('CAL-28 what is deleted is cancelled for its guests, until they dismiss it', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  await alices.put('/events/1.ics', meeting({}, guest(bob)))
  const { path } = await copyOf(world, bobs)
  await alices.ask('DELETE', '/events/1.ics')
  expect(await inMarch(world, bobs)).toMatchObject([{ status: 'CANCELLED' }])
  expect((await bobs.ask('DELETE', path)).status).toBe(200)
  expect(await inMarch(world, bobs)).toEqual([])
  // Back from the bin, it is there for everybody again, if they are told.
  const { items } = await (await world.fetch('GET', '/api/bin', { as: 'alice' })).json()
  await world.fetch('POST', `/api/bin/${items[0].id}/restore`, { as: 'alice', headers: loudly })
  expect(await inMarch(world, bobs)).toMatchObject([{ uid: 'plan' }])
  expect((await inMarch(world, bobs))[0]).not.toHaveProperty('status')
})

clause('CAL-28 who is invited no longer is told so', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  await alices.put('/events/1.ics', meeting({}, guest(bob)))
  await world.settled()
  await alices.put('/events/1.ics', meeting({}))
  expect(await inMarch(world, bobs)).toMatchObject([{ status: 'CANCELLED' }])
})

clause('CAL-28 a guest changes what is theirs, and nothing else', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  await alices.put('/events/1.ics', meeting({}, guest(bob)))
  const { path, data } = await copyOf(world, bobs)
  const [name, properties, [[, inside]]] = data
  const changed = (more: JCalProperty) => [
    name,
    properties,
    [['vevent', [...inside.filter(([each]: readonly string[]) => each !== more[0]), more], []]],
  ]
  const refused = await bobs.ask('PUT', path, { body: changed(text('summary', 'Mine')) })
  expect([refused.status, (await refused.json()).error.details]).toEqual([
    403,
    'Only its organizer can change this of an event with guests: summary.',
  ])
  await bobs.put(path, changed(text('color', 'teal')))
  await bobs.put(path, changed(text('dtstamp', '2027-03-01T00:00:00Z')))
  await alices.put('/events/1.ics', meeting({ title: 'New plan' }, guest(bob)))
  expect(await inMarch(world, alices)).toMatchObject([{ summary: 'New plan' }])
  expect(await inMarch(world, bobs)).toMatchObject([{ summary: 'New plan' }])
})

clause(
  'CAL-28 to delete an invitation is to decline it, and to bring it back takes that back',
  async (world) => {
    const { alices, bobs } = await calendarsOf(world)
    await alices.put('/events/1.ics', meeting({}, guest(bob)))
    const { path, data } = await copyOf(world, bobs)
    await bobs.put(path, answering(data, bob, 'ACCEPTED'))
    await bobs.ask('DELETE', path)
    expect(await answersIn(world, alices)).toMatchObject({ [`mailto:${bob}`]: 'DECLINED' })
    await bobs.put(path, answering(data, bob, 'ACCEPTED'))
    expect(await answersIn(world, alices)).toMatchObject({ [`mailto:${bob}`]: 'ACCEPTED' })
  },
)

clause('CAL-28 what is deleted and brought back without telling anybody asks nobody again', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  await alices.put('/events/1.ics', meeting({}, guest(bob)))
  const { path, data } = await copyOf(world, bobs)
  await bobs.put(path, answering(data, bob, 'ACCEPTED'))
  await world.settled()
  const headers = { 'schedule-reply': 'F' }
  await alices.ask('DELETE', '/events/1.ics', { headers })
  const { items } = await (await world.fetch('GET', '/api/bin', { as: 'alice' })).json()
  await world.fetch('POST', `/api/bin/${items[0].id}/restore`, { as: 'alice', headers })
  expect((await inMarch(world, bobs))[0]).not.toHaveProperty('status')
  for (const home of [alices, bobs])
    expect(await answersIn(world, home)).toMatchObject({ [`mailto:${bob}`]: 'ACCEPTED' })
})

clause('CAL-28 Schedule-Reply: F and an import tell nobody', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  await alices.put('/events/1.ics?import', meeting({}, guest(bob)))
  expect(await inMarch(world, bobs)).toEqual([])
  await alices.ask('DELETE', '/events/1.ics')
  const silent = { headers: { 'schedule-reply': 'F' }, body: meeting({}, guest(bob)) }
  await alices.ask('PUT', '/events/2.ics', silent)
  expect(await inMarch(world, bobs)).toEqual([])
})

clause(
  'CAL-28 what the organizer says with a change goes to the guests, and is no part of the event',
  async (world) => {
    const { alices, bobs } = await calendarsOf(world)
    await alices.put('/events/1.ics', meeting({}, guest(bob)))
    await world.settled()
    const saying = (note: string) => ({ 'x-schedule-note': encodeURIComponent(note) })
    const body = meeting({ start: '2027-03-15T09:30:00Z' }, guest(bob))
    await alices.ask('PUT', '/events/1.ics', { headers: saying('Later: fête, "sorry"\nAlice'), body })
    expect(await inMarch(world, bobs)).toMatchObject([{ comment: 'Later: fête, "sorry"\nAlice' }])
    expect((await inMarch(world, alices))[0]).not.toHaveProperty('comment')
    // It belongs to one change.
    await alices.put('/events/1.ics', meeting({ start: '2027-03-15T09:30:00Z', title: 'New' }, guest(bob)))
    expect((await inMarch(world, bobs))[0]).not.toHaveProperty('comment')
    await alices.ask('DELETE', '/events/1.ics', { headers: saying('Alas') })
    expect(await inMarch(world, bobs)).toMatchObject([{ status: 'CANCELLED', comment: 'Alas' }])
    const malformed = { headers: { 'x-schedule-note': '%E0%A4%A' }, body: meeting({}, guest(bob)) }
    expect((await alices.ask('PUT', '/events/2.ics', malformed)).status).toBe(201)
  },
)

clause('CAL-28 only the owner of the calendar invites, and nobody’s event is overwritten', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  const forged = JSON.parse(JSON.stringify(meeting({ title: 'Forged' }, guest(bob))))
  await bobs.put(
    '/events/own.ics',
    calendarWith([text('uid', 'plan'), ['dtstart', {}, 'date', '2027-03-16']]),
  )
  await homeOf(world, 'admin').then((admins) => admins.put('/events/1.ics', forged))
  await alices.put('/events/1.ics', meeting({}, guest(bob)))
  const [own, ...others] = await inMarch(world, bobs)
  expect(own).toMatchObject({ uid: 'plan', dtstart: '2027-03-16' })
  expect(others).toEqual([])
})

clause('CAL-28 each guest has a status: whether the service tells them', async (world) => {
  const { alices } = await calendarsOf(world)
  await alices.put('/events/1.ics', meeting({}, guest(bob), guest('carol@elsewhere.example')))
  const { data } = await copyOf(world, alices)
  const statuses = data[2][0][1]
    .filter(([name]: readonly string[]) => name === 'attendee')
    .map(([, parameters]: JCalProperty) => parameters['schedule-status'])
  expect(statuses).toEqual([undefined, '1.1', '5.2'])
})

clause('CAL-28 an event with guests stays in the calendars of its owner', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  await alices.create('work')
  await alices.put('/events/1.ics', meeting({}, guest(bob)))
  await bobs.create('shared')
  const share = { share: { set: [{ 'dav:href': `mailto:${alice}`, 'dav:read-write': true }], remove: [] } }
  await bobs.ask('POST', '/shared.json', { body: share })
  const { _embedded } = await (await alices.ask('GET', '.json?sharedDelegationStatus=accepted', {})).json()
  const copy = String(_embedded['dav:calendar'][0]._links.self.href).replace('.json', '')
  const move = (destination: string) => alices.ask('MOVE', '/events/1.ics', { headers: { destination } })
  expect((await move(`${copy}/1.ics`)).status).toBe(403)
  expect((await move(`/calendars/${alices.id}/work/1.ics`)).status).toBe(201)
})

clause(
  'CAL-28 a person invites a number of guests a day',
  async (world) => {
    const { alices } = await calendarsOf(world)
    const many = (from: number) =>
      Array.from({ length: 25 }, (_, at) => guest(`guest-${from + at}@elsewhere.example`))
    await alices.put('/events/1.ics', meeting({}, ...many(0)))
    await alices.put('/events/1.ics', meeting({ title: 'The same guests' }, ...many(0)))
    await alices.put(
      '/events/2.ics',
      JSON.parse(JSON.stringify(meeting({}, ...many(50))).replace('plan', 'two')),
    )
    const more = JSON.parse(JSON.stringify(meeting({}, guest(bob))).replace('plan', 'three'))
    const refused = await alices.ask('PUT', '/events/3.ics', { body: more })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(15 * 60 * 60)])
    expect((await alices.ask('GET', '/events/3.ics')).status).toBe(404)
  },
  { settings: { limits: { ...defaultLimits, invitationsPerDay: 50 } } },
)

const invitation = (more: readonly string[] = []) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:invited',
    'DTSTAMP:20270301T080000Z',
    'DTSTART:20270316T090000Z',
    'DTEND:20270316T100000Z',
    'SUMMARY:From elsewhere',
    'ORGANIZER:mailto:carol@elsewhere.example',
    `ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:${bob}`,
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
const message = (change: object = {}) => ({
  method: 'REQUEST',
  uid: 'invited',
  sender: 'mailto:carol@elsewhere.example',
  recipient: bob,
  sequence: 0,
  ical: invitation(),
  ...change,
})
const send = async (home: Home, body: object) =>
  (await home.ask('POST', '.json', { headers: { 'x-http-method-override': 'ITIP' }, body })).status

clause('CAL-29 a message from elsewhere changes the copy of its recipient', async (world) => {
  const { bobs } = await calendarsOf(world)
  expect(await send(bobs, message())).toBe(204)
  expect(await inMarch(world, bobs)).toMatchObject([{ uid: 'invited', summary: 'From elsewhere' }])
  expect(await send(bobs, message({ method: 'CANCEL', sequence: 1, ical: invitation(['SEQUENCE:1']) }))).toBe(
    204,
  )
  expect(await inMarch(world, bobs)).toMatchObject([{ status: 'CANCELLED' }])
  // The first one again is late.
  expect(await send(bobs, message())).toBe(204)
  expect(await inMarch(world, bobs)).toMatchObject([{ status: 'CANCELLED' }])
})

const carol = 'carol@elsewhere.example'
/** Carol's answer to Alice's meeting, as a mail brings it. */
const replyOf = (partstat: string, dtstamp: string) =>
  message({
    method: 'REPLY',
    uid: 'plan',
    sender: `mailto:${carol}`,
    recipient: `mailto:${alice}`,
    dtstamp,
    ical: invitation([`ATTENDEE;PARTSTAT=${partstat}:mailto:${carol}`])
      .replace('UID:invited', 'UID:plan')
      .replace(`ORGANIZER:mailto:${carol}`, `ORGANIZER:mailto:${alice}`)
      .replace(`ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:${bob}\r\n`, ''),
  })

clause(
  'CAL-29 an answer by hand stands in its organizer’s event, and reaches the other guests',
  async (world) => {
    const { alices, bobs } = await calendarsOf(world)
    await alices.put('/events/1.ics', meeting({}, guest(bob), guest(carol)))
    await world.settled()
    expect(await send(alices, replyOf('ACCEPTED', '20270310T100000Z'))).toBe(204)
    for (const home of [alices, bobs])
      expect(await answersIn(world, home)).toMatchObject({ [`mailto:${carol}`]: 'ACCEPTED' })
    // What was written before it is late.
    expect(await send(alices, replyOf('DECLINED', '20270310T095900Z'))).toBe(204)
    expect(await answersIn(world, alices)).toMatchObject({ [`mailto:${carol}`]: 'ACCEPTED' })
    expect(await send(alices, replyOf('TENTATIVE', '20270310T101000Z'))).toBe(204)
    for (const home of [alices, bobs])
      expect(await answersIn(world, home)).toMatchObject({ [`mailto:${carol}`]: 'TENTATIVE' })
  },
)

/** RFC 5546 1.4 and 3.2: the organizer asks and cancels, those who are asked answer and propose. */
clause('CAL-29 who may send which message', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  await alices.put('/events/1.ics', meeting({}, guest(bob), guest(carol)))
  await world.settled()
  const by = (sender: string, body: object) => ({ ...body, sender })
  const asked = message({ uid: 'plan', ical: invitation().replace('UID:invited', 'UID:plan') })
  for (const [who, home, body, status] of [
    ['an organizer asks', bobs, message(), 204],
    ['a guest asks', bobs, by(bob, message()), 403],
    ['a stranger asks', bobs, by('eve@elsewhere.example', message()), 403],
    ['somebody else asks to an event that has an organizer', bobs, asked, 403],
    ['a guest cancels', bobs, by(bob, message({ method: 'CANCEL' })), 403],
    ['an organizer cancels', bobs, message({ method: 'CANCEL', sequence: 1 }), 204],
    ['a guest answers', alices, replyOf('ACCEPTED', '20270310T100000Z'), 204],
    ['a stranger answers', alices, by('eve@elsewhere.example', replyOf('ACCEPTED', '20270310T100000Z')), 403],
    ['an organizer answers', alices, by(alice, replyOf('ACCEPTED', '20270310T100000Z')), 403],
    ['an organizer proposes', alices, by(alice, { ...asked, method: 'COUNTER' }), 403],
    ['a method of another object', bobs, message({ method: 'PUBLISH' }), 400],
  ] as const)
    expect(await send(home, body), who).toBe(status)
})

clause('CAL-29 a message is its recipient’s, and of who may send it', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  for (const missing of ['uid', 'sender', 'recipient', 'ical'])
    expect(await send(bobs, message({ [missing]: undefined })), missing).toBe(400)
  expect(await send(bobs, message({ ical: 'BEGIN:VCALENDAR' }))).toBe(400)
  expect(await send(bobs, message({ uid: 'other' }))).toBe(400)
  expect(await send(alices, message())).toBe(403)
  expect(await send(bobs, message({ sender: 'eve@elsewhere.example' }))).toBe(403)
  expect(await send(bobs, message({ method: 'REPLY', sender: 'eve@elsewhere.example' }))).toBe(403)
  expect(await inMarch(world, bobs)).toEqual([])
})

clause(
  'CAL-29 another time that a guest proposes reaches the organizer, and changes nothing',
  async (world) => {
    const { alices, bobs, admins } = await calendarsOf(world)
    await alices.put('/events/1.ics', meeting({}, guest(bob)))
    await world.settled()
    const counter = message({
      method: 'COUNTER',
      uid: 'plan',
      sender: bob,
      recipient: `mailto:${alice}`,
      ical: invitation()
        .replace('UID:invited', 'UID:plan')
        .replaceAll('20270316', '20270317')
        .replace('carol@elsewhere.example', alice),
    })
    expect(await send(admins, counter)).toBe(403)
    expect(await send(admins, { ...counter, sender: people.admin.email })).toBe(403)
    expect(await send(bobs, counter)).toBe(204)
    const { data } = await copyOf(world, alices)
    const proposing = data[2][0][1].find(([, , , address]: JCalProperty) => address === `mailto:${bob}`)
    expect(proposing[1]).toMatchObject({
      'x-proposed-start': '2027-03-17T09:00:00Z',
      'x-proposed-end': '2027-03-17T10:00:00Z',
    })
    expect(await inMarch(world, alices)).toMatchObject([{ dtstart: '2027-03-15T09:00:00Z' }])
    // Its sender sees it in their copy.
    expect(JSON.stringify((await copyOf(world, bobs)).data)).toContain('"x-proposed-start":"2027-03-17')
  },
)

clause(
  'CAL-29 what is proposed stands in the copy of who proposed it, until it is decided',
  async (world) => {
    const { alices, bobs, admins } = await calendarsOf(world)
    const both = [guest(bob), guest(people.admin.email)]
    await alices.put('/events/1.ics', meeting({}, ...both))
    await world.settled()
    const counter = message({
      method: 'COUNTER',
      uid: 'plan',
      sender: bob,
      recipient: alice,
      ical: invitation(['COMMENT:Later suits me'])
        .replace('UID:invited', 'UID:plan')
        .replaceAll('20270316', '20270317')
        .replace('carol@elsewhere.example', alice),
    })
    expect(await send(bobs, counter)).toBe(204)
    const proposals = async (home: Home) => {
      const { data } = await copyOf(world, home)
      const found = data[2][0][1].find(([, , , address]: JCalProperty) => address === `mailto:${bob}`)
      const { 'x-proposed-comment': comment, 'x-proposed-status': status } = found[1]
      return [comment, status]
    }
    expect(await proposals(alices)).toEqual(['Later suits me', undefined])
    expect(await proposals(bobs)).toEqual(['Later suits me', undefined])
    expect(await proposals(admins)).toEqual([undefined, undefined])
    const { data } = await copyOf(world, alices)
    await alices.put('/events/1.ics', replaced(data, bob, { 'x-proposed-status': 'DECLINED' }))
    expect(await proposals(bobs)).toEqual(['Later suits me', 'DECLINED'])
    const moved = { start: '2027-03-17T09:00:00Z', end: '2027-03-17T10:00:00Z' }
    const { data: declined } = await copyOf(world, alices)
    const times = JSON.stringify(declined)
      .replaceAll('2027-03-15T09:00:00Z', moved.start)
      .replaceAll('2027-03-15T10:00:00Z', moved.end)
    await alices.put('/events/1.ics', JSON.parse(times))
    for (const home of [alices, bobs]) expect(await proposals(home)).toEqual([undefined, undefined])
    expect(await inMarch(world, bobs)).toMatchObject([{ dtstart: moved.start }])
  },
)

clause(
  'CAL-28 a guest whose storage is full is not told, and the organizer sees it',
  async (world) => {
    const { alices, bobs } = await calendarsOf(world)
    await bobs.put(
      '/events/own.ics',
      calendarWith([text('uid', 'own'), ['dtstart', {}, 'date', '2027-03-20']]),
    )
    await alices.put('/events/1.ics', meeting({}, guest(bob)))
    await world.settled()
    expect(JSON.stringify(await copyOf(world, alices))).toContain('"schedule-status":"5.1"')
    expect(await inMarch(world, bobs)).toMatchObject([{ uid: 'own' }])
    // With room again, the next change is delivered.
    await bobs.ask('DELETE', '/events/own.ics')
    await alices.put('/events/1.ics', meeting({ title: 'New plan' }, guest(bob)))
    expect(await inMarch(world, bobs)).toMatchObject([{ summary: 'New plan' }])
    expect(JSON.stringify(await copyOf(world, alices))).toContain('"schedule-status":"1.1"')
  },
  { settings: { limits: { ...defaultLimits, home: { ...defaultLimits.home, events: 1 } } } },
)

clause(
  'CAL-28, CAL-34 with a calendar its coming meetings are cancelled, until the guests are told that it is back',
  async (world) => {
    const { alices, bobs } = await calendarsOf(world)
    await alices.create('work')
    await alices.put('/work/1.ics', meeting({}, guest(bob)))
    await alices.put(
      '/work/past.ics',
      calendarWith([
        text('uid', 'past'),
        ['dtstart', {}, 'date-time', '2027-03-02T09:00:00Z'],
        text('summary', 'Past'),
        organizer(alice),
        guest(bob),
      ]),
    )
    await world.settled()
    const meetings = async () => {
      const entry = await (await alices.ask('GET', '/work.json?withMeetings=true')).json()
      return entry['kalends:meetings']
    }
    expect(await meetings()).toBe(1)
    const headers = { 'x-schedule-note': encodeURIComponent('Moving house') }
    expect((await alices.ask('DELETE', '/work.json', { headers })).status).toBe(204)
    const found = await inMarch(world, bobs)
    expect(found.find((each) => each['uid'] === 'plan')).toMatchObject({
      status: 'CANCELLED',
      comment: 'Moving house',
    })
    expect(found.find((each) => each['uid'] === 'past')).not.toHaveProperty('status')
    // Back from the bin without being asked, it is told nobody.
    const { items } = await binAt(world, `/calendars/${alices.id}/work.json`)
    expect(items).toMatchObject([{ kind: 'calendar', meetings: 1 }])
    await world.fetch('POST', `/api/bin/${items[0].id}/restore`, { as: 'alice' })
    const still = (await inMarch(world, bobs)).find(({ uid }) => uid === 'plan')
    expect(still).toHaveProperty('status', 'CANCELLED')
    await alices.ask('DELETE', '/work.json', { headers: quietly })
    const again = (await binAt(world, `/calendars/${alices.id}/work.json`)).items[0]
    await world.fetch('POST', `/api/bin/${again.id}/restore`, { as: 'alice', headers: loudly })
    const back = (await inMarch(world, bobs)).find(({ uid }) => uid === 'plan')
    expect(back).toMatchObject({ summary: 'Plan' })
    expect(back).not.toHaveProperty('status', 'CANCELLED')
  },
)

clause('CAL-28 of a calendar that is deleted without telling, guests keep the meetings', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  await alices.create('work')
  await alices.put('/work/1.ics', meeting({}, guest(bob)))
  await alices.put('/events/2.ics', meetingCalled('lunch', guest(bob)))
  await world.settled()
  expect((await alices.ask('DELETE', '/work.json', { headers: quietly })).status).toBe(204)
  expect((await alices.ask('DELETE', '/events/2.ics', { headers: quietly })).status).toBe(200)
  for (const each of await inMarch(world, bobs)) expect(each).not.toHaveProperty('status', 'CANCELLED')
})

clause('CAL-34 what is back from the bin is told its guests if that is asked for', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  const restored = async (headers = {}) => {
    await alices.ask('DELETE', '/events/1.ics')
    expect(await inMarch(world, bobs)).toMatchObject([{ status: 'CANCELLED' }])
    const { items } = await binAt(world, `/calendars/${alices.id}/${alices.id}/1.ics`)
    expect(items).toMatchObject([{ kind: 'event', meetings: 1 }])
    await world.fetch('POST', `/api/bin/${items[0].id}/restore`, { as: 'alice', headers })
    const [found] = await inMarch(world, bobs)
    return found?.['status'] === 'CANCELLED' ? 'nobody' : 'told'
  }
  await alices.put('/events/1.ics', meeting({}, guest(bob)))
  await world.settled()
  expect(await restored()).toBe('nobody')
  expect(await restored({ 'schedule-reply': 'F' })).toBe('nobody')
  // A later change that is told has them invited again.
  await alices.put('/events/1.ics', meeting({ title: 'New plan' }, guest(bob)))
  expect(await inMarch(world, bobs)).toMatchObject([{ summary: 'New plan' }])
  expect(await restored(loudly)).toBe('told')
})

clause('CAL-28 what was moved and is moved back without telling asks nobody again', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  await alices.put('/events/1.ics', meeting({}, guest(bob)))
  const { path, data } = await copyOf(world, bobs)
  await bobs.put(path, answering(data, bob, 'ACCEPTED'))
  const answers = () => answersIn(world, alices)
  expect(await answers()).toMatchObject({ [`mailto:${bob}`]: 'ACCEPTED' })
  const { data: agreed } = await copyOf(world, alices)
  const write = async (body: unknown, headers = {}) =>
    expect((await alices.ask('PUT', '/events/1.ics', { body, headers })).status).toBe(200)
  const later = JSON.parse(
    JSON.stringify(agreed).replaceAll('T09:00', 'T11:00').replaceAll('T10:00', 'T12:00'),
  )
  await write(later, quietly)
  expect(await answers()).toMatchObject({ [`mailto:${bob}`]: 'NEEDS-ACTION' })
  expect(await inMarch(world, bobs)).toMatchObject([{ dtstart: '2027-03-15T09:00:00Z' }])
  await write(agreed, quietly)
  expect(await answers()).toMatchObject({ [`mailto:${bob}`]: 'ACCEPTED' })
  // Moved without telling, and changed: then they are asked, as the time is another one for them.
  await write(later, quietly)
  await write(JSON.parse(JSON.stringify(later).replaceAll('Plan', 'New plan')))
  expect(await inMarch(world, bobs)).toMatchObject([{ summary: 'New plan', dtstart: '2027-03-15T11:00:00Z' }])
  expect(await answersIn(world, bobs)).toMatchObject({ [`mailto:${bob}`]: 'NEEDS-ACTION' })
})

clause('CAL-28 who deletes a calendar with an invitation declines it', async (world) => {
  const { alices, bobs } = await calendarsOf(world)
  await alices.put('/events/1.ics', meeting({}, guest(bob)))
  const { path } = await copyOf(world, bobs)
  await bobs.create('guestings')
  const moved = await bobs.ask('MOVE', path, {
    headers: { destination: `/dav/api/calendars/${bobs.id}/guestings/1.ics` },
  })
  expect(moved.status).toBe(201)
  expect((await bobs.ask('DELETE', '/guestings.json')).status).toBe(204)
  expect(await answersIn(world, alices)).toMatchObject({ [`mailto:${bob}`]: 'DECLINED' })
})

clause('CAL-25 who removes a copy cancels nothing of what is in it', async (world) => {
  const { alices, bobs, admins } = await calendarsOf(world)
  await alices.create('work')
  await alices.put('/work/1.ics', meeting({}, guest(bob)))
  await alices.ask('POST', '/work.json', {
    body: { share: { set: [{ 'dav:href': `mailto:${people.admin.email}`, 'dav:administration': true }] } },
  })
  await world.settled()
  const { _embedded } = await (await admins.ask('GET', '.json?sharedDelegationStatus=accepted')).json()
  const hrefs: readonly string[] = (_embedded['dav:calendar'] ?? []).map(
    (each: { _links: { self: { href: string } } }) => each._links.self.href,
  )
  const copy = hrefs.find((href) => href.includes('shared~')) ?? ''
  expect((await world.fetch('DELETE', copy.replace(/^.*\/dav/, '/dav'), { as: 'admin' })).status).toBe(204)
  expect((await inMarch(world, bobs))[0]).not.toHaveProperty('status', 'CANCELLED')
})
