import { expect } from 'vitest'
import * as v from 'valibot'
import {
  unseenChangesAnswer,
  unseenLimits,
  type UnseenChangesAnswer,
} from '#contract/unseen/unseenChanges.ts'
import type { RightName } from '#contract/sharing/shares.ts'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { binOf } from '../../testing/binOf.ts'
import { copyIn } from '../../testing/copyIn.ts'
import { clause } from '../../testing/harness.ts'
import { at, calendarWith, homeOf, standUp, summary, uid, type Home } from '../../testing/homeOf.ts'
import { people, type PersonName, type World } from '../../testing/world.ts'

const unseen = async (world: World, as: PersonName, since?: string) => {
  const query = since === undefined ? '' : `?since=${since}`
  const answer = await world.fetch('GET', `/api/unseen-changes${query}`, { as })
  expect(answer.status).toBe(200)
  return v.parse(unseenChangesAnswer, await answer.json())
}
const looks = (world: World, as: PersonName, looked: object) =>
  world.fetch('PATCH', '/api/user/settings', { as, body: { looked } })
const give = (home: Home, right: RightName, name: PersonName = 'bob') => {
  const set = [{ 'dav:href': `mailto:${people[name].email}`, [`dav:${right}`]: true }]
  return home.ask('POST', '/work.json', { body: { share: { set } } })
}
const meeting = (title: string, hour: string, ...more: readonly JCalProperty[]) =>
  calendarWith([
    uid('one'),
    summary(title),
    at('dtstart', `2027-03-15T${hour}:00:00Z`),
    at('dtend', `2027-03-15T${hour}:30:00Z`),
    ...more,
  ])

const over = calendarWith([
  uid('old'),
  summary('Old'),
  at('dtstart', '2027-03-01T09:00:00Z'),
  at('dtend', '2027-03-01T10:00:00Z'),
])

/** What a state says, in short: `Stand-up 09`. The service adds stamps to what is written. */
const inShort = (jcal: JCal | null): string | null => {
  const [, properties = []] = jcal?.[2][0] ?? []
  const valueOf = (name: string) => JSON.stringify(properties.find(([each]) => each === name)?.[3])
  return jcal && `${valueOf('summary').slice(1, -1)} ${valueOf('dtstart').slice(12, 14)}`
}
const allInShort = ({ changes }: UnseenChangesAnswer) =>
  changes.map(({ kind, before, after }) => [kind, inShort(before), inShort(after)])

/** Alice's calendar with an event, shared with Bob; and when all of that was done. */
async function sharedWith(world: World, right: RightName) {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.create('work')
  await give(alice, right)
  await alice.put('/work/one.ics', meeting('Stand-up', '09'))
  world.pass(1000)
  const { until } = await unseen(world, 'bob')
  world.pass(1000)
  return { alice, bob, until, copy: await copyIn(bob) }
}

clause('CAL-34 who never looked is told of nothing, and from when on to ask', async (world) => {
  const { alice, until } = await sharedWith(world, 'read')
  await alice.put('/work/one.ics', meeting('Stand-up', '10'))
  expect(await unseen(world, 'bob')).toMatchObject({ changes: [], hasMore: false })
  expect((await unseen(world, 'bob', until)).changes).toHaveLength(1)
  const wrong = await world.fetch('GET', '/api/unseen-changes?since=yesterday', { as: 'bob' })
  expect(wrong.status).toBe(400)
})

clause('CAL-34 what others did since is told once for each event, as it was and as it is', async (world) => {
  const { alice, bob, until, copy } = await sharedWith(world, 'read')
  await alice.put('/work/one.ics', meeting('Stand-up', '10'))
  world.pass(1000)
  await alice.put('/work/two.ics', standUp('two'))
  // What is over is left out.
  await alice.put('/work/old.ics', over)
  world.pass(1000)
  await alice.put('/work/one.ics', meeting('Retro', '11'))
  const answer = await unseen(world, 'bob', until)
  const { changes } = answer
  const by = { id: alice.id, displayName: 'Alice Archer' }
  const moved = changes.find(({ kind }) => kind === 'moved')
  expect(moved).toMatchObject({
    path: `/dav/api/calendars/${bob.id}${copy}/one.ics`,
    by,
    mayUndo: false,
  })
  expect(allInShort(answer)).toEqual([
    ['moved', 'Stand-up 09', 'Retro 11'],
    ['added', null, 'Stand-up 09'],
  ])
  // What one did oneself is no news.
  expect((await unseen(world, 'alice', until)).changes).toEqual([])
})

clause('CAL-34 a deleted event is told of until it is back; one that came and went is not', async (world) => {
  const { alice, until } = await sharedWith(world, 'read-write')
  await alice.put('/work/two.ics', standUp('two'))
  for (const name of ['one', 'two']) await alice.ask('DELETE', `/work/${name}.ics`)
  const answer = await unseen(world, 'bob', until)
  expect(allInShort(answer)).toEqual([['cancelled', 'Stand-up 09', null]])
  expect(answer.changes).toMatchObject([{ by: { id: alice.id }, mayUndo: true }])
  const item = (await binOf(world, 'alice')).find(({ path }) => path.endsWith('/one.ics'))
  await world.fetch('POST', `/api/bin/${item?.id}/restore`, { as: 'alice' })
  expect((await unseen(world, 'bob', until)).changes).toEqual([])
})

clause('CAL-34, USR-1 what was looked at is no news any more, each event or all', async (world) => {
  const { alice, until } = await sharedWith(world, 'read')
  await looks(world, 'bob', { until })
  await alice.put('/work/one.ics', meeting('Stand-up', '10'))
  await alice.put('/work/two.ics', standUp('two'))
  const first = await unseen(world, 'bob')
  const one = first.changes.find(({ kind }) => kind === 'moved')
  await looks(world, 'bob', { events: [{ id: one?.id, until: one?.at }] })
  expect((await unseen(world, 'bob')).changes).toMatchObject([{ kind: 'added' }])
  world.pass(1000)
  await alice.put('/work/one.ics', meeting('Stand-up', '12'))
  expect(allInShort(await unseen(world, 'bob'))).toContainEqual(['moved', 'Stand-up 10', 'Stand-up 12'])
  await looks(world, 'bob', { until: (await unseen(world, 'bob')).until })
  expect((await unseen(world, 'bob')).changes).toEqual([])
})

clause('CAL-34 what the reader wrote meanwhile counts as seen', async (world) => {
  const { alice, bob, until, copy } = await sharedWith(world, 'read-write')
  await alice.put('/work/one.ics', meeting('Stand-up', '10'))
  world.pass(1000)
  await bob.put(`${copy}/one.ics`, meeting('Stand-up', '11'))
  expect((await unseen(world, 'bob', until)).changes).toEqual([])
  const answer = await unseen(world, 'alice', until)
  expect(allInShort(answer)).toEqual([['moved', 'Stand-up 10', 'Stand-up 11']])
  expect(answer.changes).toMatchObject([{ by: { id: bob.id }, mayUndo: true }])
})

clause(
  'CAL-10, CAL-34 of private events only the times are told, also if they were private',
  async (world) => {
    const { alice, until } = await sharedWith(world, 'read-write')
    await alice.put('/work/one.ics', meeting('Clinic', '10', ['class', {}, 'text', 'PRIVATE']))
    const answer = await unseen(world, 'bob', until)
    expect(answer.changes).toMatchObject([{ kind: 'moved', mayUndo: false }])
    expect(JSON.stringify(answer)).not.toMatch(/Clinic|Stand-up/)
    expect(JSON.stringify(answer)).toContain('Busy')
  },
)

clause(
  'CAL-23, CAL-34 nothing is told from before a calendar was shared, or by busy times',
  async (world) => {
    const { alice, bob, until } = await sharedWith(world, 'freebusy')
    await alice.put('/work/one.ics', meeting('Stand-up', '10'))
    expect((await unseen(world, 'bob', until)).changes).toEqual([])
    world.pass(1000)
    await give(alice, 'read')
    expect((await unseen(world, 'bob', until)).changes).toEqual([])
    world.pass(1000)
    await alice.put('/work/one.ics', meeting('Stand-up', '11'))
    expect(allInShort(await unseen(world, 'bob', until))).toEqual([['moved', 'Stand-up 10', 'Stand-up 11']])
    const remove = [{ 'dav:href': `mailto:${people.bob.email}` }]
    await alice.ask('POST', '/work.json', { body: { share: { remove } } })
    expect((await unseen(world, 'bob', until)).changes).toEqual([])
    expect(bob.id).not.toBe(alice.id)
  },
)

clause('CAL-28, CAL-34 what an organizer changes is told to the guest, who cannot undo it', async (world) => {
  const [alice, bob] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
  await alice.create('work')
  const guests = [
    ['organizer', {}, 'cal-address', `mailto:${people.alice.email}`],
    ['attendee', { partstat: 'ACCEPTED' }, 'cal-address', `mailto:${people.alice.email}`],
    ['attendee', { partstat: 'NEEDS-ACTION' }, 'cal-address', `mailto:${people.bob.email}`],
  ] as const
  const { until } = await unseen(world, 'bob')
  world.pass(1000)
  await alice.put('/work/one.ics', meeting('Lunch', '12', ...guests))
  await expect
    .poll(async () => (await unseen(world, 'bob', until)).changes)
    .toMatchObject([{ kind: 'added', by: { id: alice.id }, mayUndo: false }])
  const [told] = (await unseen(world, 'bob', until)).changes
  expect(told?.path.startsWith(`/dav/api/calendars/${bob.id}/${bob.id}/`)).toBe(true)
})

clause('CAL-34, CAL-37 as much is told as an answer has room for', async (world) => {
  const { alice, until } = await sharedWith(world, 'read')
  for (let number = 0; number <= unseenLimits.changes; number += 1)
    await alice.put(`/work/e${number}.ics`, standUp(`e${number}`))
  const answer = await unseen(world, 'bob', until)
  expect([answer.changes.length, answer.hasMore]).toEqual([unseenLimits.changes, true])
})

clause('CAL-34, CAL-36 a server says whether it tells what others changed', async (world) => {
  const alice = await homeOf(world, 'alice')
  const features = { unseenChanges: true }
  expect(await (await alice.ask('GET', '.json')).json()).toMatchObject({ 'kalends:features': features })
  expect(await (await world.fetch('GET', '/config.json')).json()).toMatchObject({ features })
})
