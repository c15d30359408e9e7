import fc from 'fast-check'
import { expect } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { anyDetail } from '#domain/ical/testing/anyProperty.ts'
import { clause } from '../testing/harness.ts'
import { homeOf } from '../testing/homeOf.ts'

const path = '/events/any.ics'
const asJCal = { accept: 'application/calendar+json' }
const asText = { accept: 'text/calendar' }

const holding = (properties: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', 'test'],
  ],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'any'],
        ['dtstamp', {}, 'date-time', '2027-03-01T00:00:00Z'],
        ['dtstart', {}, 'date', '2027-03-15'],
        ...properties,
      ],
      [],
    ],
  ],
]

/** Rules are expanded at once; other tests are about them. */
const isSeries = ([name]: JCalProperty) => ['rrule', 'exrule', 'rdate', 'exdate'].includes(name)

clause('CAL-11 all properties of an event come back unchanged, as jCal and as text', async (world) => {
  const alice = await homeOf(world, 'alice')
  const details = fc.array(
    anyDetail.filter((property) => !isSeries(property)),
    { minLength: 10, maxLength: 40 },
  )
  await assertProperty(
    fc.asyncProperty(details, async (properties) => {
      const object = holding(properties)
      await alice.put(path, object)
      expect(await (await alice.ask('GET', path, { headers: asJCal })).json()).toEqual(object)
      const text = await (await alice.ask('GET', path, { headers: asText })).text()
      await alice.put(path, text)
      expect(await (await alice.ask('GET', path, { headers: asJCal })).json()).toEqual(object)
    }),
    { numRuns: 20 },
  )
})
