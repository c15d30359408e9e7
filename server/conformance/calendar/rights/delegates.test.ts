import { expect } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { clause } from '../../testing/harness.ts'
import { calendarWith, eventsIn, homeOf, march, summary, uid, type Home } from '../../testing/homeOf.ts'
import { people, type World } from '../../testing/world.ts'

const jCal = { headers: { accept: 'application/calendar+json' } }
const mailto = (name: keyof typeof people) => `mailto:${people[name].email}`

/** A meeting of Alice with the administrator. */
const meeting = (title: string, sentBy?: string, start = '2027-03-15T09:00:00Z') =>
  calendarWith([
    ['uid', {}, 'text', 'plan'],
    ['dtstart', {}, 'date-time', start],
    ['dtend', {}, 'date-time', '2027-03-15T12:00:00Z'],
    ['summary', {}, 'text', title],
    ['organizer', { ...(sentBy !== undefined && { 'sent-by': sentBy }) }, 'cal-address', mailto('alice')],
    ['attendee', { partstat: 'NEEDS-ACTION' }, 'cal-address', mailto('admin')],
  ])

/** Alice's calendar, which Bob may change, and the paths of one event in it for both. */
async function delegated(world: World) {
  const [alice, bob, admin] = [
    await homeOf(world, 'alice'),
    await homeOf(world, 'bob'),
    await homeOf(world, 'admin'),
  ]
  await alice.create('work')
  const set = [{ 'dav:href': mailto('bob'), 'dav:read-write': true }]
  expect((await alice.ask('POST', '/work.json', { body: { share: { set } } })).status).toBe(200)
  const list = await (await bob.ask('GET', '.json?sharedDelegationStatus=accepted')).json()
  const href = String(list._embedded['dav:calendar'][0]._links.self.href)
  const copy = href.slice(href.indexOf(bob.id) + bob.id.length).replace('.json', '/1.ics')
  return { alice, bob, admin, copy, own: '/work/1.ics' }
}

const propertiesAt = async (home: Home, path: string, name: string): Promise<readonly JCalProperty[]> => {
  const data: JCal = await (await home.ask('GET', path, jCal)).json()
  return data[2].flatMap(([, properties]) => properties.filter((each) => each[0] === name))
}
const sentBy = async (home: Home, path: string) =>
  (await propertiesAt(home, path, 'organizer')).map(([, parameters]) => parameters['sent-by'])
const invited = async (world: World, home: Home) => {
  await world.settled()
  return eventsIn(await home.report('/events.json', march))
}

clause('CAL-28 who invites in the calendar of somebody else is named as the sender', async (world) => {
  const { alice, bob, admin, copy, own } = await delegated(world)
  await bob.put(copy, meeting('Plan'))
  expect(await sentBy(alice, own)).toEqual([mailto('bob')])
  expect(await invited(world, admin)).toMatchObject([{ summary: 'Plan', organizer: mailto('alice') }])
  const found = await admin.ask('REPORT', '/events.json', { body: march })
  expect(JSON.stringify(await found.json())).toContain(`"sent-by":"${mailto('bob')}"`)
  // What is said already stays when somebody else writes.
  await alice.put(own, meeting('New plan', mailto('bob')))
  expect(await sentBy(alice, own)).toEqual([mailto('bob')])
})

clause('CAL-28 nobody can be named as the sender who is not', async (world) => {
  const { alice, bob, copy, own } = await delegated(world)
  await bob.put(copy, meeting('Plan', mailto('admin')))
  expect(await sentBy(alice, own)).toEqual([mailto('bob')])
  await alice.ask('DELETE', own)
  await alice.put('/work/1.ics', meeting('Plan', mailto('admin')))
  expect(await sentBy(alice, own)).toEqual([undefined])
  // A change of the owner's meeting does not make it another's.
  await bob.put(copy, meeting('New plan'))
  expect(await sentBy(alice, own)).toEqual([undefined])
  await bob.put(copy, meeting('New plan', mailto('admin')))
  expect(await sentBy(alice, own)).toEqual([mailto('bob')])
})

clause(
  'CAL-28 a delegate changes and cancels a meeting, and answers come back to its owner',
  async (world) => {
    const { alice, bob, admin, copy, own } = await delegated(world)
    await bob.put(copy, meeting('Plan'))
    await world.settled()
    const found = await (await admin.ask('REPORT', '/events.json', { body: march })).json()
    const [item] = found._embedded['dav:item']
    const accepted = JSON.parse(
      JSON.stringify(item.data).replace('"partstat":"NEEDS-ACTION"', '"partstat":"ACCEPTED"'),
    )
    const path = String(item._links.self.href)
    await admin.put(path.slice(path.indexOf(admin.id) + admin.id.length), accepted)
    await world.settled()
    for (const [home, at] of [
      [alice, own],
      [bob, copy],
    ] as const)
      expect(await propertiesAt(home, at, 'attendee')).toMatchObject([
        ['attendee', { partstat: 'ACCEPTED' }, 'cal-address', mailto('admin')],
      ])
    await bob.put(copy, meeting('Plan', undefined, '2027-03-15T10:00:00Z'))
    expect(await invited(world, admin)).toMatchObject([{ dtstart: '2027-03-15T10:00:00Z' }])
    expect((await bob.ask('DELETE', copy)).status).toBe(200)
    expect(await invited(world, admin)).toMatchObject([{ status: 'CANCELLED' }])
    // Nobody else has been told: the delegate is no guest.
    expect(eventsIn(await bob.report('/events.json', march))).toEqual([])
  },
)

/** Alice's event as it would be without guests, in her name. */
const alone = (claimed?: string) => {
  const [name, properties, [[kind, inside]]] = JSON.parse(JSON.stringify(meeting('Plan', claimed)))
  const rest = inside.filter(([each]: readonly string[]) => each !== 'attendee')
  return [name, properties, [[kind, rest, []]]]
}

clause('CAL-28 an import, too, names the one who writes for the owner', async (world) => {
  const { alice, bob, admin, copy, own } = await delegated(world)
  for (const claimed of [undefined, mailto('admin')]) {
    for (const body of [alone(claimed), meeting('Plan', claimed)]) {
      await bob.put(`${copy}?import`, body)
      expect(await sentBy(alice, own)).toEqual([mailto('bob')])
      await alice.ask('DELETE', own)
    }
  }
  await bob.put(`${copy}?import`, meeting('Plan'))
  // Nor is it left out later.
  await bob.put(copy, meeting('New plan'))
  expect(await sentBy(alice, own)).toEqual([mailto('bob')])
  expect(await invited(world, admin)).toMatchObject([{ summary: 'New plan' }])
})

clause('CAL-28 what invited nobody vouches for no sender', async (world) => {
  const { alice, bob, admin, copy, own } = await delegated(world)
  for (const claimed of [undefined, mailto('admin')]) {
    // Written there, or moved there from a calendar of one's own.
    await bob.put(copy, alone(claimed))
    await bob.put(copy, meeting('Plan', claimed))
    expect(await sentBy(alice, own)).toEqual([mailto('bob')])
    await alice.ask('DELETE', own)
    await bob.put('/events/1.ics', alone(claimed))
    const destination = `/dav/api/calendars/${bob.id}${copy}`
    expect((await bob.ask('MOVE', '/events/1.ics', { headers: { destination } })).status).toBe(201)
    await bob.put(copy, meeting('Plan', claimed))
    expect(await sentBy(alice, own)).toEqual([mailto('bob')])
    await alice.ask('DELETE', own)
  }
  await bob.put(copy, meeting('Plan'))
  await world.settled()
  const found = await admin.ask('REPORT', '/events.json', { body: march })
  expect(JSON.stringify(await found.json())).toContain(`"sent-by":"${mailto('bob')}"`)
})

clause('CAL-28 a delegate deletes one of two events of a meeting, which goes on', async (world) => {
  const { alice, bob, admin, copy } = await delegated(world)
  await alice.put('/events/1.ics', meeting('Plan'))
  await bob.put(`${copy}?import`, meeting('Plan'))
  expect((await bob.ask('DELETE', copy)).status).toBe(200)
  const [going] = await invited(world, admin)
  expect(going).toMatchObject({ summary: 'Plan' })
  expect(going).not.toHaveProperty('status')
  expect((await alice.ask('DELETE', '/events/1.ics')).status).toBe(200)
  expect(await invited(world, admin)).toMatchObject([{ status: 'CANCELLED' }])
})

clause('CAL-20, CAL-28 what a delegate moves on a meeting cancels it', async (world) => {
  const { bob, admin, copy } = await delegated(world)
  await bob.put(copy, meeting('Plan'))
  expect(await invited(world, admin)).toMatchObject([{ summary: 'Plan' }])
  await bob.put(
    '/events/1.ics',
    calendarWith([uid('own'), summary('Own'), ['dtstart', {}, 'date', '2027-03-15']]),
  )
  const destination = `/dav/api/calendars/${bob.id}${copy}`
  expect((await bob.ask('MOVE', '/events/1.ics', { headers: { destination } })).status).toBe(204)
  expect(await invited(world, admin)).toMatchObject([{ status: 'CANCELLED' }])
})
