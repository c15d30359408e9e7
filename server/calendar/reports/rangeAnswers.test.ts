import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { addMs, epochMs } from '#domain/time/units.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { withBody } from '../../http/body/BytesResponse.ts'
import type { Store } from '../../store/Store.ts'
import { rangeAnswers, type RangeAnswers } from './rangeAnswers.ts'

const dayMs = 86_400_000
const march = { start: '20270301T000000', end: '20270401T000000' }
const none = { kind: 'none' } as const

const emptyCalendar = (calendarId: string, revision: number) => ({
  homeId: 'h',
  calendarId,
  name: null,
  description: null,
  colour: null,
  order: null,
  revision,
})

/** An event with its first day in 2027 and its length in days. Every third one repeats weekly in a zone. */
function eventOf(calendarId: string, eventId: string, day: number, days: number) {
  const startUtc = epochMs(Date.UTC(2027, 1, 20) + day * dayMs)
  const date = new Date(startUtc).toISOString().slice(0, 10)
  const repeats = day % 3 === 0
  const when = repeats
    ? [
        ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', `${date}T09:00:00`],
        ['rrule', {}, 'recur', { freq: 'WEEKLY', count: 4 }],
      ]
    : [['dtstart', {}, 'date', date]]
  const jcal = JSON.stringify([
    'vcalendar',
    [],
    [['vevent', [['uid', {}, 'text', eventId], ...when, ['summary', {}, 'text', `Été ${day} ${days}`]], []]],
  ])
  const lastUtc = addMs(startUtc, repeats ? 23 * dayMs : days * dayMs)
  return {
    homeId: 'h',
    calendarId,
    eventId,
    uid: eventId,
    jcal,
    etag: `"${day}-${days}"`,
    startUtc,
    lastUtc,
    modifiedAt: epochMs(0),
  }
}

async function report({ answer }: RangeAnswers, store: Store, expand: boolean): Promise<string> {
  const calendars = await store.calendars.ofHome('h')
  const request = new Request('http://kalends.example/', { method: 'REPORT' })
  return withBody(
    await answer(request, {
      scope: { homeId: 'h', calendarId: 'events', calendars },
      match: march,
      expand,
    }),
  ).text()
}

const calendarId = fc.constantFrom('a', 'b')
const eventId = fc.constantFrom('1', '2', '3', 'é', '\uFFFD', '🗓')
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('put'),
      calendarId,
      eventId,
      day: fc.integer({ min: 0, max: 60 }),
      days: fc.integer({ min: 0, max: 9 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete'), calendarId, eventId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rename'), calendarId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop'), calendarId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('makeAnew'), calendarId }) },
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function apply(store: Store, each: Step, number: number): Promise<void> {
  if (each.kind === 'put' && 'day' in each) {
    await store.events.put(eventOf(each.calendarId, each.eventId, each.day, each.days), none)
  } else if (each.kind === 'delete' && 'eventId' in each)
    await store.events.delete({ ...each, homeId: 'h' }, none)
  else if (each.kind === 'rename') await store.calendars.change('h', each.calendarId, { name: `${number}` })
  else if (each.kind === 'drop') await store.calendars.delete('h', each.calendarId)
  else {
    await store.calendars.delete('h', each.calendarId)
    // Created a little later than the last one, by the clock.
    await store.calendars.create(emptyCalendar(each.calendarId, 1 + number * 3))
  }
}

test('an answer updated from the changes equals a new one', async () => {
  await assertProperty(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.boolean(), async (steps, expand) => {
      const store = memoryStore()
      await store.calendars.create(emptyCalendar('a', 1))
      await store.calendars.create(emptyCalendar('b', 1))
      const log = vi.fn<() => void>()
      const keeping = rangeAnswers({ store, log })
      for (const [number, each] of steps.entries()) {
        await apply(store, each, number + 1)
        expect(await report(keeping, store, expand)).toBe(
          await report(rangeAnswers({ store, log }), store, expand),
        )
      }
    }),
    { numRuns: 60 },
  )
})

test('unchanged events are not read again', async () => {
  const store = memoryStore()
  await store.calendars.create(emptyCalendar('a', 1))
  for (let day = 10; day < 30; day += 1) await store.events.put(eventOf('a', `${day}`, day, 1), none)
  const inRange = vi.spyOn(store.events, 'inRange')
  const keeping = rangeAnswers({ store, log: () => undefined })
  await report(keeping, store, true)
  await store.events.put(eventOf('a', '20', 21, 2), none)
  expect(await report(keeping, store, true)).toContain('Été 21 2')
  expect(inRange).toHaveBeenCalledTimes(1)
})
