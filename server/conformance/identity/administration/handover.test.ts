import { expect } from 'vitest'
import * as v from 'valibot'
import type { JCalProperty } from '#contract/jcal.ts'
import { bareOf } from '#domain/scheduling/people.ts'
import { clause } from '../../testing/harness.ts'
import { calendarWith, eventsIn, homeOf, march, standUp, type Home } from '../../testing/homeOf.ts'
import { people, type World } from '../../testing/world.ts'

const [alice, bob, admin] = [people.alice.email, people.bob.email, people.admin.email]
const person = (name: string, email: string, partstat?: string): JCalProperty => [
  name,
  partstat === undefined ? {} : { partstat },
  'cal-address',
  `mailto:${email}`,
]
const meeting = (uid: string, start: string, organizer: string, ...guests: readonly string[]) =>
  calendarWith([
    ['uid', {}, 'text', uid],
    ['dtstart', {}, 'date-time', start],
    ['summary', {}, 'text', uid],
    person('organizer', organizer),
    person('attendee', organizer, 'ACCEPTED'),
    ...guests.map((each) => person('attendee', each, 'NEEDS-ACTION')),
  ])

const handOver = (world: World, to: string, from: string = alice) =>
  world.fetch('POST', `/api/users/${from}/handover`, { as: 'admin', body: { to } })

const homes = async (world: World) => ({
  alices: await homeOf(world, 'alice'),
  bobs: await homeOf(world, 'bob'),
  admins: await homeOf(world, 'admin'),
})
const titlesIn = async (home: Home) =>
  eventsIn(await home.report('/events.json', march)).map((each) => each['summary'])

/** The calendars of a home: their names, and their paths after the home. */
async function calendarsOf(home: Home) {
  const answer = await home.ask('GET', '.json?personal=true&withRights=true')
  const { _embedded } = v.parse(listed, await answer.json())
  return new Map(
    _embedded['dav:calendar'].map((entry) => [
      entry['dav:name'],
      { path: entry._links.self.href.split(home.id).slice(1).join(home.id), entry },
    ]),
  )
}

const listed = v.object({
  _embedded: v.object({
    'dav:calendar': v.array(
      v.looseObject({
        'dav:name': v.string(),
        _links: v.object({ self: v.object({ href: v.string() }) }),
      }),
    ),
  }),
})

/** The event of a UID in a home: its organizer, status, sequence, and the answers. */
async function found(home: Home, uid: string) {
  const answer = await home.ask('REPORT', '.json', { body: { uid } })
  if (answer.status !== 200) return null
  const [{ data }] = (await answer.json())._embedded['dav:item']
  const properties: readonly JCalProperty[] = data[2].find(
    ([name]: readonly string[]) => name === 'vevent',
  )[1]
  const valueOf = (name: string) => properties.find((each) => each[0] === name)?.[3]
  return {
    organizer: valueOf('organizer'),
    status: valueOf('status'),
    sequence: valueOf('sequence'),
    answers: Object.fromEntries(
      properties.filter(([name]) => name === 'attendee').map((each) => [bareOf(each), each[1]['partstat']]),
    ),
  }
}

clause('ID-25 the calendars of people who left are somebody else’s, with their shares', async (world) => {
  const { alices, bobs, admins } = await homes(world)
  await alices.create('work')
  await alices.ask('PROPPATCH', '/work.json', { body: { 'dav:name': 'Work' } })
  await alices.ask('POST', '/work.json', {
    body: { share: { set: [{ 'dav:href': `mailto:${admin}`, 'dav:read': true }], remove: [] } },
  })
  const secret = await world.fetch('POST', `/api/calendars/${alices.id}/work/secret-address`, {
    as: 'alice',
    body: { shows: 'all' },
  })
  const { url } = await secret.json()
  await alices.put('/work/1.ics', standUp('one'))
  await alices.put('/events/2.ics', standUp('two', ['class', {}, 'text', 'PRIVATE']))
  await alices.put('/events/3.ics', standUp('three'))
  const answer = await handOver(world, bob)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ calendars: 2, meetings: 0 })

  const calendars = await calendarsOf(bobs)
  expect([...calendars.keys()]).toEqual(['#default', 'Alice Archer', 'Work (Alice Archer)'])
  expect(await titlesIn(bobs)).toEqual(['Stand-up', 'Stand-up'])
  // It is Bob's own now: he may change it, and Ada still sees it.
  const { path = '' } = calendars.get('Work (Alice Archer)') ?? {}
  expect(JSON.stringify(calendars.get('Work (Alice Archer)')?.entry)).toContain(admin)
  await bobs.put(path.replace('.json', '/4.ics'), standUp('four'))
  expect(eventsIn(await bobs.report(path, march))).toHaveLength(2)
  const copies = await admins.ask('GET', '.json?sharedDelegationStatus=accepted')
  const [copy] = (await copies.json())._embedded['dav:calendar']
  expect(copy['dav:name']).toBe('Work')
  const shared = await admins.report(copy._links.self.href.split(admins.id)[1], march)
  expect(eventsIn(shared)).toHaveLength(2)
  expect((await world.fetch('GET', new URL(url).pathname)).status).toBe(404)
  // What is private stays with Alice, who is let in no more.
  expect((await alices.ask('GET', '/events/2.ics')).status).toBe(403)
  await world.fetch('DELETE', `/api/users/${alice}/block`, { as: 'admin' })
  world.pass(2000)
  expect(await titlesIn(alices)).toEqual(['Stand-up'])
  expect((await alices.ask('GET', '/events/2.ics')).status).toBe(200)
  expect((await alices.ask('GET', '/work.json')).status).toBe(404)
})

clause('ID-25 coming meetings have another organizer, and the answers hold', async (world) => {
  const { alices, bobs, admins } = await homes(world)
  await alices.put('/events/plan.ics', meeting('plan', '2027-03-15T09:00:00Z', alice, admin, bob))
  await alices.put('/events/over.ics', meeting('over', '2027-03-01T09:00:00Z', alice, admin))
  await world.settled()
  const copy = await admins.ask('REPORT', '.json', { body: { uid: 'plan' } })
  const [{ data, _links }] = (await copy.json())._embedded['dav:item']
  const accepted = JSON.parse(JSON.stringify(data), (_, each: unknown) =>
    Array.isArray(each) && each[3] === `mailto:${admin}`
      ? ['attendee', { partstat: 'ACCEPTED' }, 'cal-address', each[3]]
      : each,
  )
  const at = String(_links.self.href).split(admins.id).slice(1).join(admins.id)
  await admins.put(at, accepted)
  await world.settled()
  expect((await found(alices, 'plan'))?.answers).toMatchObject({ [admin]: 'ACCEPTED' })

  expect(await (await handOver(world, bob)).json()).toEqual({ calendars: 1, meetings: 1 })
  await world.settled()
  const own = await found(bobs, 'plan')
  expect(own).toMatchObject({ organizer: `mailto:${bob}`, status: undefined })
  expect(own?.answers).toEqual({ [bob]: 'ACCEPTED', [admin]: 'ACCEPTED' })
  const guests = await found(admins, 'plan')
  expect(guests).toMatchObject({ organizer: `mailto:${bob}`, status: undefined, sequence: own?.sequence })
  expect(guests?.answers).toEqual({ [bob]: 'ACCEPTED', [admin]: 'ACCEPTED' })
  expect(await found(admins, 'over')).toMatchObject({ organizer: `mailto:${alice}` })
  expect(await titlesIn(bobs)).toEqual(['over', 'plan'])

  // The new organizer moves it, and the guest is asked again.
  const { path = '' } = (await calendarsOf(bobs)).get('Alice Archer') ?? {}
  const event = path.replace('.json', '/plan.ics')
  const stored = await bobs.ask('GET', event, { headers: { accept: 'application/calendar+json' } })
  const moved = JSON.parse((await stored.text()).replace('2027-03-15T09:00:00Z', '2027-03-16T09:00:00Z'))
  await bobs.put(event, moved)
  await world.settled()
  expect((await found(admins, 'plan'))?.answers).toEqual({ [bob]: 'ACCEPTED', [admin]: 'NEEDS-ACTION' })
})

clause('ID-25 a meeting that is there twice is handed over twice, and told once', async (world) => {
  const { alices, bobs, admins } = await homes(world)
  await alices.create('backup')
  const plan = meeting('plan', '2027-03-15T09:00:00Z', alice, admin)
  await alices.put('/events/plan.ics', plan)
  await world.settled()
  expect((await alices.ask('PUT', '/backup/saved.ics?import', { body: plan })).status).toBe(201)
  await admins.put('/events/lunch.ics', meeting('lunch', '2027-03-16T12:00:00Z', admin, alice))
  await world.settled()
  const invitation = await alices.ask('REPORT', '.json', { body: { uid: 'lunch' } })
  const [{ data }] = (await invitation.json())._embedded['dav:item']
  expect((await alices.ask('PUT', '/backup/lunch.ics?import', { body: data })).status).toBe(201)

  const answer = await handOver(world, bob)
  expect([answer.status, await answer.json()]).toEqual([200, { calendars: 2, meetings: 2 }])
  await world.settled()
  expect(await titlesIn(bobs)).toEqual(['plan', 'plan'])
  const guests = await found(admins, 'plan')
  expect(guests).toMatchObject({ organizer: `mailto:${bob}`, status: undefined })
  expect((await found(admins, 'lunch'))?.answers).toMatchObject({ [alice]: 'DECLINED' })
})

clause('ID-25 what others invited them to is declined, and is not handed over', async (world) => {
  const { bobs, admins } = await homes(world)
  await admins.put('/events/lunch.ics', meeting('lunch', '2027-03-16T12:00:00Z', admin, alice))
  await world.settled()
  expect((await handOver(world, bob)).status).toBe(200)
  await world.settled()
  expect((await found(admins, 'lunch'))?.answers).toMatchObject({ [alice]: 'DECLINED' })
  expect(await found(bobs, 'lunch')).toBeNull()
})

clause('ID-25 handing over a second time makes no empty calendars', async (world) => {
  const { alices, bobs } = await homes(world)
  for (const name of ['work', 'planned']) await alices.create(name)
  await alices.ask('PROPPATCH', '/planned.json', { body: { 'dav:name': 'Planned' } })
  await alices.put('/work/1.ics', standUp('one', ['class', {}, 'text', 'PRIVATE']))
  await alices.put('/work/2.ics', standUp('two'))
  await alices.put('/events/3.ics', standUp('three'))
  expect(await (await handOver(world, bob)).json()).toEqual({ calendars: 3, meetings: 0 })
  const handed = [...(await calendarsOf(bobs)).keys()]
  // An empty one of hers goes, too.
  expect(handed).toContain('Planned (Alice Archer)')
  expect(await (await handOver(world, bob)).json()).toEqual({ calendars: 0, meetings: 0 })
  expect([...(await calendarsOf(bobs)).keys()]).toEqual(handed)
})

clause('ID-25 calendars go to somebody else of the domain who is there', async (world) => {
  await homes(world)
  expect((await handOver(world, alice)).status).toBe(400)
  expect((await handOver(world, 'nobody@kalends.example')).status).toBe(404)
  expect((await handOver(world, bob, admin)).status).toBe(403)
  await world.fetch('PUT', `/api/users/${bob}/block`, { as: 'admin' })
  expect((await handOver(world, bob)).status).toBe(403)
  // Nothing happened, not even that she is blocked.
  const alices = await homeOf(world, 'alice')
  expect((await alices.ask('GET', '.json')).status).toBe(200)
})
