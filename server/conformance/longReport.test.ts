import { expect } from 'vitest'
import type { EventRecord } from '../store.ts'
import { clause } from './harness.ts'
import { homeOf, march, namesIn, standUp, type Home } from './homeOf.ts'
import { startOfTime, type World } from './world.ts'

/** More than are held at a time, put past the service to save an hour of requests; two of them cannot be read. */
async function thousandEvents({ ports: { store } }: World, { id }: Home): Promise<readonly string[]> {
  const names = Array.from({ length: 1201 }, (_, index) => `event-${String(index).padStart(4, '0')}`)
  for (const [index, eventId] of names.entries()) {
    const record: EventRecord = {
      homeId: id,
      calendarId: id,
      eventId,
      uid: eventId,
      jcal: index % 700 === 699 ? '{"not":"jCal"}' : JSON.stringify(standUp(eventId)),
      etag: `"${index}"`,
      startUtc: startOfTime,
      lastUtc: startOfTime + 1,
      modifiedAt: startOfTime,
    }
    await store.events.put(record, { kind: 'none' })
  }
  return names.filter((_, index) => index % 700 !== 699).map((name) => `${name}.ics`)
}

clause('CAL-7 a report of a thousand events holds each of them once, in their order', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/last.ics', standUp('last'))
  const names = await thousandEvents(world, alice)
  expect(namesIn(await alice.report(`/${alice.id}.json`, march))).toEqual(names)
  expect(namesIn(await alice.report('/events.json', march))).toEqual([...names, 'last.ics'])
  expect(world.logged).toContain('events-unreadable {"unreadable":1}')
  const answer = await alice.report('/events.json', { ...march, expand: false })
  expect(answer._embedded['sync-token']).toContain('kalends-sync:')
})

clause(
  'CAL-7 a long report that the store cannot finish breaks off, and never looks whole',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    await thousandEvents(world, alice)
    const answer = await alice.ask('REPORT', '/events.json', { body: march })
    const reader = answer.body?.getReader()
    await reader?.read()
    world.store.trouble = 'unavailable'
    const rest = async () => {
      let part = await reader?.read()
      while (part && !part.done) part = await reader?.read()
    }
    // Over HTTP all of it may be under way already; then it is whole.
    if (world.stage === 'core') await expect(rest()).rejects.toThrow('stopped by the test')
    else await rest().catch(() => undefined)
    world.store.trouble = 'none'
    expect((await alice.ask('GET', '.json')).status).toBe(200)
  },
)
