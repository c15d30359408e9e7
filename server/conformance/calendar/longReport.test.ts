import { expect } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import { addMs } from '#domain/time/units.ts'
import type { EventRecord } from '../../store/records.ts'
import { clause } from '../testing/harness.ts'
import {
  at,
  calendarWith,
  eventsIn,
  homeOf,
  march,
  namesIn,
  standUp,
  uid,
  type Home,
} from '../testing/homeOf.ts'
import { startOfTime, type World } from '../testing/world.ts'

/**
 * More events than are in memory at a time, one of them unreadable. They are written to the store directly,
 * which saves an hour of requests.
 *
 * @param description the length of their descriptions
 */
async function thousandEvents(
  { ports: { store } }: World,
  { id }: Home,
  description = 0,
): Promise<readonly string[]> {
  const text: JCalProperty = ['description', {}, 'text', 'x'.repeat(description)]
  const names = Array.from({ length: 1201 }, (_, index) => `event-${String(index).padStart(4, '0')}`)
  for (const [index, eventId] of names.entries()) {
    const record: EventRecord = {
      homeId: id,
      calendarId: id,
      eventId,
      uid: eventId,
      jcal: index % 700 === 699 ? '{"not":"jCal"}' : JSON.stringify(standUp(eventId, text)),
      etag: `"${index}"`,
      startUtc: startOfTime,
      lastUtc: addMs(startOfTime, 1),
      modifiedAt: startOfTime,
    }
    await store.events.put(record, { kind: 'none' })
  }
  return names.filter((_, index) => index % 700 !== 699).map((name) => `${name}.ics`)
}

clause('CAL-7 a report of a thousand events has each of them once, in order', async (world) => {
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
  'CAL-7 a long report that the store cannot complete breaks off, so that it never looks complete',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    await thousandEvents(world, alice, 4000)
    const answer = await alice.ask('REPORT', '/events.json', { body: march })
    const reader = answer.body?.getReader()
    await reader?.read()
    world.store.trouble = 'unavailable'
    const rest = async () => {
      let part = await reader?.read()
      while (part && !part.done) part = await reader?.read()
    }
    // Over HTTP everything may have been sent already; then it is complete.
    if (world.target === 'core') await expect(rest()).rejects.toThrow('stopped by the test')
    else await rest().catch(() => undefined)
    world.store.trouble = 'none'
    expect((await alice.ask('GET', '.json')).status).toBe(200)
  },
)

clause('CAL-7 a report of large events is complete and in order', async (world) => {
  const alice = await homeOf(world, 'alice')
  const names = await thousandEvents(world, alice, 4000)
  const large: JCalProperty = ['description', {}, 'text', 'é'.repeat(300_000)]
  await alice.put('/events/a-large-one.ics', standUp('a-large-one', large))
  const answer = await alice.report('/events.json', { ...march, expand: false })
  expect(namesIn(answer)).toEqual([...names, 'a-large-one.ics'])
  expect(eventsIn(answer).at(-1)?.['description']).toHaveLength(300_000)
})

clause('CAL-9 a large event that repeats is marked as incomplete', async (world) => {
  const alice = await homeOf(world, 'alice')
  const large: JCalProperty = ['description', {}, 'text', 'x'.repeat(500_000)]
  const daily: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY' }]
  await alice.put('/events/large.ics', standUp('large', large, daily))
  const year = { match: { start: '20270101T000000', end: '20280101T000000' } }
  const answer = await alice.ask('REPORT', '/events.json', { body: year })
  const text = await answer.text()
  expect(text.length).toBeLessThan(9 * 1024 * 1024)
  expect(JSON.parse(text)).toMatchObject({ _embedded: { 'dav:item': [{ isCapped: true }] } })
  expect(text.match(/"recurrence-id"/g)?.length).toBeGreaterThan(10)
})

clause(
  'CAL-22 a calendar of a thousand events is exported completely, and can be read back',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    const names = await thousandEvents(world, alice, 4000)
    const inZone = (name: string, tzid: string) =>
      calendarWith([uid(name), at('dtstart', '2027-03-15T09:00:00', tzid)])
    await alice.put('/events/zoned-1.ics', inZone('zoned-1', 'Europe/Paris'))
    await alice.put('/events/zoned-2.ics', inZone('zoned-2', 'Europe/Paris'))
    await alice.put('/events/zoned-3.ics', inZone('zoned-3', 'Eastern Standard Time'))
    const text = await (await alice.ask('GET', '/events?export')).text()
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.match(/^BEGIN:VTIMEZONE/gm)).toHaveLength(2)
    const { objects, skipped, failure } = parseICalendar(text)
    expect({ failure, skipped }).toEqual({ failure: null, skipped: [] })
    expect(objects.map(({ uid: name }) => `${name}.ics`)).toEqual([
      ...names,
      'zoned-1.ics',
      'zoned-2.ics',
      'zoned-3.ics',
    ])
  },
)
