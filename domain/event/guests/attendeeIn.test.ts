import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { attendeeIn } from './attendeeIn.ts'

const person = (name: string, address: string): JCalProperty => [name, {}, 'cal-address', `mailto:${address}`]
const vevent = (...people: JCalProperty[]): JCalComponent => ['vevent', people, []]
const organizer = person('organizer', 'bob@example.org')
const me = person('attendee', 'alice@example.org')

test('an object is an invitation if one of its occurrences is', () => {
  const object = (...events: JCalComponent[]): JCal => ['vcalendar', [], events]
  expect(attendeeIn(object(vevent(organizer), vevent(organizer, me)), ['Alice@example.org'])).toBe(
    'alice@example.org',
  )
  expect(attendeeIn(object(vevent(organizer), vevent(me)), ['alice@example.org'])).toBeNull()
})
