import { expect } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { clause } from '../../testing/harness.ts'
import { eventsIn, homeOf, march, standUp } from '../../testing/homeOf.ts'
import { giveAnswer, heldOf, invited, meetingOf } from '../../testing/meetings.ts'
import { people, type World } from '../../testing/world.ts'

const before = people.alice.email
const now = 'alice.baker@kalends.example'

const changeEmail = (world: World, body: object, who: string = before) =>
  world.fetch('PUT', `/api/users/${who}/email`, { as: 'admin', body })

/** The provider says another address of Alice from now on. */
function atProvider(world: World, email: string): void {
  world.provider.tokens.set(world.tokenOf('alice'), { ...people.alice, email })
  world.pass(61_000)
}

const alicesUser = async (world: World) => (await world.fetch('GET', '/api/user', { as: 'alice' })).json()

clause('ID-26 who gets another address stays who they are, with all that is theirs', async (world) => {
  const alices = await homeOf(world, 'alice')
  await alices.put('/events/1.ics', standUp('one', ['class', {}, 'text', 'PRIVATE']))
  expect((await changeEmail(world, { email: now })).status).toBe(204)
  atProvider(world, now)
  expect(await alicesUser(world)).toMatchObject({ id: alices.id, preferredEmail: now, emails: [now, before] })
  expect(eventsIn(await alices.report('/events.json', march))).toHaveLength(1)
  // Others find her by both, and read the new one alone, unless they see her calendar.
  for (const email of [now, before]) {
    const found = await world.fetch('GET', `/api/users?email=${email}`, { as: 'bob' })
    const [person] = [await found.json()].flat()
    expect(person).toMatchObject({ id: alices.id, emails: [now] })
  }
  const search = async (q: string) => {
    const answer = await world.fetch('POST', '/api/people/search', { as: 'bob', body: { q } })
    return (await answer.json()).map((each: { id: string; emailAddresses: unknown }) => [
      each.id,
      each.emailAddresses,
    ])
  }
  expect(await search(before)).toEqual([[alices.id, [{ value: now }, { value: before }]]])
  expect(await search(now)).toEqual([[alices.id, [{ value: now }]]])
  expect(await search(before.slice(0, -1))).toEqual([])
  await homeOf(world, 'bob')
  const share = { set: [{ 'dav:href': `mailto:${people.bob.email}`, 'dav:read': true }], remove: [] }
  await alices.ask('POST', '/events.json', { body: { share } })
  const known = await (await world.fetch('GET', `/api/users/${alices.id}`, { as: 'bob' })).json()
  expect(known.emails).toEqual([now, before])
  expect(world.logged.some((line) => line.startsWith('email-changed'))).toBe(true)
})

clause('ID-26 meetings go on under the address that others know', async (world) => {
  const [alices, bobs] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alices.put('/events/plan.ics', meetingOf('alice', {}, invited('bob')))
  await bobs.put('/events/lunch.ics', meetingOf('bob', { uid: 'lunch', title: 'Lunch' }, invited('alice')))
  await world.settled()
  expect((await changeEmail(world, { email: now })).status).toBe(204)
  atProvider(world, now)

  // What she organizes: an answer reaches her, and a change reaches the guest.
  await giveAnswer(world, bobs, 'bob', 'ACCEPTED')
  expect((await heldOf(world, alices))?.answers).toEqual({ 'bob@kalends.example': 'ACCEPTED' })
  const own = await heldOf(world, alices)
  const moved = JSON.parse(JSON.stringify(own?.data).replace('2027-03-15T09', '2027-03-16T09'))
  await alices.put(own?.path ?? '', moved)
  expect((await heldOf(world, bobs))?.values['dtstart']).toBe('2027-03-16T09:00:00Z')

  // What she is invited to: she answers, and what is not hers she may not change.
  const lunch = await heldOf(world, alices, 'lunch')
  const later = JSON.parse(JSON.stringify(lunch?.data).replace('2027-03-15T09', '2027-03-15T10'))
  expect((await alices.ask('PUT', lunch?.path ?? '', { body: later })).status).toBe(403)
  const declined = JSON.parse(JSON.stringify(lunch?.data).replace('NEEDS-ACTION', 'DECLINED'))
  await alices.put(lunch?.path ?? '', declined)
  expect((await heldOf(world, bobs, 'lunch'))?.answers).toEqual({ [before]: 'DECLINED' })
  const busy = await world.fetch('POST', '/dav/api/calendars/freebusy', {
    as: 'bob',
    body: { start: '20270315T000000', end: '20270317T000000', users: [alices.id] },
  })
  expect(
    (await busy.json()).users[0].calendars.flatMap(({ busy: times }: { busy: unknown[] }) => times),
  ).toHaveLength(1)

  // An invitation to the address before reaches her as well.
  await bobs.put('/events/tea.ics', meetingOf('bob', { uid: 'tea', title: 'Tea' }, invited('alice')))
  expect((await heldOf(world, alices, 'tea'))?.values['summary']).toBe('Tea')
})

/** Alice's meeting with Bob, whose address becomes another one after he has accepted. */
async function withBobOfTwo(world: World) {
  const [alices, bobs] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  const write = async (...guests: readonly JCalProperty[]) => {
    world.pass(1000)
    await alices.put('/events/plan.ics', meetingOf('alice', {}, ...guests))
    return (await heldOf(world, bobs)) ?? { path: '', data: [], values: {}, answers: {} }
  }
  await write(invited('bob'))
  await giveAnswer(world, bobs, 'bob', 'ACCEPTED')
  expect((await changeEmail(world, { email: robert }, people.bob.email)).status).toBe(204)
  world.provider.tokens.set(world.tokenOf('bob'), { ...people.bob, email: robert })
  world.pass(61_000)
  const answersAtAlice = async () => (await heldOf(world, alices))?.answers
  return { bobs, write, answersAtAlice }
}

const robert = 'robert@kalends.example'
const robertInvited: JCalProperty = [
  'attendee',
  { partstat: 'NEEDS-ACTION' },
  'cal-address',
  `mailto:${robert}`,
]

clause('ID-26 a guest who is invited by the new address in place of the former one stays', async (world) => {
  const { write, answersAtAlice } = await withBobOfTwo(world)
  const copy = await write(robertInvited)
  expect(copy.values).not.toHaveProperty('status')
  expect(copy.answers).toEqual(await answersAtAlice())
  // Who is invited by neither is not any more.
  expect((await write(invited('admin'))).values).toHaveProperty('status', 'CANCELLED')
})

clause('ID-26 a guest who is invited by both addresses answers by either', async (world) => {
  const { bobs, write, answersAtAlice } = await withBobOfTwo(world)
  const copy = await write(invited('bob'), robertInvited)
  expect(copy.answers).toEqual(await answersAtAlice())
  for (const [email, partstat] of [
    [people.bob.email, 'TENTATIVE'],
    [robert, 'DECLINED'],
  ] as const) {
    const held = await heldOf(world, bobs)
    const data = JSON.parse(JSON.stringify(held?.data), (_, each: unknown) =>
      Array.isArray(each) && each[3] === `mailto:${email}` && each[0] === 'attendee'
        ? ['attendee', { ...each[1], partstat }, ...each.slice(2)]
        : each,
    )
    await bobs.put(copy.path, data)
    await world.settled()
    expect(await answersAtAlice()).toMatchObject({ [email]: partstat })
  }
  expect((await write(robertInvited)).answers).toEqual(await answersAtAlice())
})

clause('ID-26 nobody signs in with an address that somebody had before', async (world) => {
  const alices = await homeOf(world, 'alice')
  expect((await changeEmail(world, { email: now })).status).toBe(204)
  const token = crypto.randomUUID()
  world.provider.tokens.set(token, { ...people.alice, sub: 'another', email: before })
  const headers = { authorization: `Bearer ${token}` }
  const refused = await world.fetch('GET', '/api/user', { headers })
  expect([refused.status, (await refused.json()).error.reason]).toEqual([403, 'blocked'])
  // Once it leads to her no more, it is anybody's.
  expect((await changeEmail(world, { email: now, former: [] }, now)).status).toBe(204)
  world.pass(61_000)
  const other = await (await world.fetch('GET', '/api/user', { headers })).json()
  expect(other.preferredEmail).toBe(before)
  expect(other.id).not.toBe(alices.id)
})

clause('ID-26 an account that the new address has opened makes place if nothing is in it', async (world) => {
  const alices = await homeOf(world, 'alice')
  await alices.put('/events/1.ics', standUp('one'))
  const token = crypto.randomUUID()
  world.provider.tokens.set(token, { ...people.alice, email: now })
  const headers = { authorization: `Bearer ${token}` }
  const { id } = await (await world.fetch('GET', '/api/user', { headers })).json()
  const event = `/dav/api/calendars/${id}/events/2.ics`
  expect((await world.fetch('PUT', event, { headers, body: standUp('two') })).status).toBe(201)
  expect((await changeEmail(world, { email: now })).status).toBe(403)
  await world.fetch('DELETE', event, { headers })
  expect((await changeEmail(world, { email: now })).status).toBe(204)
  const signedIn = await (await world.fetch('GET', '/api/user', { headers })).json()
  expect(signedIn).toMatchObject({ id: alices.id, preferredEmail: now })
})

clause(
  'ID-26 no address of a room, of another organisation, of somebody else, and none is refused',
  async (world) => {
    await homeOf(world, 'alice')
    await homeOf(world, 'bob')
    const statusOf = async (body: object, who?: string) => (await changeEmail(world, body, who)).status
    expect(await statusOf({ email: 'alice' })).toBe(400)
    expect(await statusOf({ email: 'alice@elsewhere.example' })).toBe(403)
    expect(await statusOf({ email: now, former: ['never@kalends.example'] })).toBe(400)
    expect(await statusOf({ email: now }, 'nobody@kalends.example')).toBe(404)
    // An administrator would be none any more.
    expect(await statusOf({ email: 'ada.new@kalends.example' }, people.admin.email)).toBe(403)
    expect(
      (await world.fetch('PUT', `/api/users/${before}/email`, { as: 'bob', body: { email: now } })).status,
    ).toBe(403)
    expect(await alicesUser(world)).toMatchObject({ emails: [before] })
  },
)

clause(
  'ID-26 an administrator who has nothing in the calendar makes no place for somebody else',
  async (world) => {
    await homeOf(world, 'alice')
    const administrators = await (await world.fetch('GET', '/api/user', { as: 'admin' })).json()
    const refused = await changeEmail(world, { email: people.admin.email })
    expect([refused.status, (await refused.json()).error.details]).toEqual([
      403,
      expect.stringContaining('an administrator has this address'),
    ])
    const still = await (await world.fetch('GET', '/api/user', { as: 'admin' })).json()
    expect(still).toMatchObject({ id: administrators.id, isPlatformAdmin: true })
    expect(await alicesUser(world)).toMatchObject({ isPlatformAdmin: false, emails: [before] })
  },
)

clause('ID-26 an organizer who writes herself down by another address stays the organizer', async (world) => {
  const [alices, bobs] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alices.put('/events/plan.ics', meetingOf('alice', {}, invited('bob')))
  expect((await changeEmail(world, { email: now })).status).toBe(204)
  atProvider(world, now)
  const self: JCalProperty = ['attendee', { partstat: 'NEEDS-ACTION' }, 'cal-address', `mailto:${now}`]
  await alices.put('/events/plan.ics', meetingOf('alice', {}, invited('bob'), self))
  await world.settled()
  const events = async () => eventsIn(await alices.report('/events.json', march))
  expect(await events()).toHaveLength(1)
  expect(JSON.stringify(await heldOf(world, alices))).not.toContain(
    'schedule-status":"1.1"},"cal-address","mailto:alice',
  )

  // She changes it, and takes herself off and on, and is not told of it; her guest is.
  await alices.put('/events/plan.ics', meetingOf('alice', { title: 'Another plan' }, invited('bob'), self))
  expect((await heldOf(world, bobs))?.values['summary']).toBe('Another plan')
  await alices.put('/events/plan.ics', meetingOf('alice', { title: 'Third plan' }, invited('bob')))
  expect((await heldOf(world, bobs))?.values['summary']).toBe('Third plan')
  await alices.put('/events/plan.ics', meetingOf('alice', { title: 'Last plan' }, invited('bob'), self))
  await world.settled()
  expect(await events()).toMatchObject([{ summary: 'Last plan' }])
  // What she deletes is cancelled, and not declined.
  await alices.ask('DELETE', '/events/plan.ics')
  await world.settled()
  expect((await heldOf(world, bobs))?.values).toHaveProperty('status', 'CANCELLED')
  expect(await events()).toEqual([])
})
