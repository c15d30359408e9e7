import { expect } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { clause } from '../../testing/harness.ts'
import { homeOf } from '../../testing/homeOf.ts'
import { giveAnswer, heldOf, invited, meetingOf, silently } from '../../testing/meetings.ts'
import { attendee, guest, posted } from '../../testing/posted.ts'
import { people, type World } from '../../testing/world.ts'

const { bob } = people

/** Alice's meeting with Bob and Ada. */
async function planned(world: World) {
  const [alices, bobs, adas] = await Promise.all([
    homeOf(world, 'alice'),
    homeOf(world, 'bob'),
    homeOf(world, 'admin'),
  ])
  const write = async (title: string, guests: readonly JCalProperty[], headers = {}) => {
    world.pass(1000)
    const body = meetingOf('alice', { title }, ...guests)
    expect((await alices.ask('PUT', '/events/1.ics', { body, headers })).ok).toBe(true)
    await world.settled()
  }
  await write('Plan', [invited('bob'), invited('admin')])
  const valuesOf = async (home: typeof bobs) => (await heldOf(world, home))?.values
  return { alices, bobs, adas, write, valuesOf }
}

clause('CAL-28 who was removed without being told is told with the next change', async (world) => {
  const { adas, write, valuesOf } = await planned(world)
  await write('Plan', [invited('bob')], silently)
  expect(await valuesOf(adas)).not.toHaveProperty('status')
  await write('New plan', [invited('bob')])
  expect(await valuesOf(adas)).toMatchObject({ status: 'CANCELLED', summary: 'Plan' })
})

clause('CAL-28 an answer tells the others nothing that they were not to be told', async (world) => {
  const { alices, bobs, adas, write, valuesOf } = await planned(world)
  await write('Secret', [invited('bob'), invited('admin')], silently)
  await giveAnswer(world, bobs, 'bob', 'ACCEPTED')
  expect((await heldOf(world, alices))?.answers).toMatchObject({ [bob.email]: 'ACCEPTED' })
  expect(await valuesOf(adas)).toMatchObject({ summary: 'Plan' })
  await write('New plan', [invited('bob'), invited('admin')])
  expect(await heldOf(world, adas)).toMatchObject({
    values: { summary: 'New plan' },
    answers: { [bob.email]: 'ACCEPTED' },
  })
})

clause('CAL-28 who was removed without being told is told that all of it is cancelled', async (world) => {
  const { alices, adas, write, valuesOf } = await planned(world)
  await write('Plan', [invited('bob')], silently)
  await alices.ask('DELETE', '/events/1.ics')
  await world.settled()
  expect(await valuesOf(adas)).toMatchObject({ status: 'CANCELLED' })
})

posted(
  'CAL-30 a guest elsewhere who was removed without being told gets a mail with the next change',
  async (world, postbox, alices) => {
    const write = async (title: string, guests: readonly JCalProperty[], headers = {}) => {
      await alices.ask('PUT', '/events/1.ics', { body: meetingOf('alice', { title }, ...guests), headers })
      await world.settled()
    }
    await write('Plan', [attendee(guest), invited('bob')])
    await write('Plan', [invited('bob')], silently)
    const mails = () => postbox.sent.filter(({ to }) => to === guest).map(({ subject }) => subject)
    expect(mails()).toEqual(['Invitation: Plan'])
    await write('New plan', [invited('bob')])
    expect(mails()).toEqual(['Invitation: Plan', 'Cancelled: Plan'])
  },
)
