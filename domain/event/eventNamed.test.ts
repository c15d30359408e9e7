import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { eventNamed } from './eventNamed.ts'

const reader = { viewZone: 'Europe/Paris', myAddresses: [] }

const item = (...vevents: readonly (readonly JCalProperty[])[]) => {
  const data: JCal = ['vcalendar', [], vevents.map((properties) => ['vevent', [...properties], []])]
  return { calendarId: 'work', eventId: 'choir', etag: null, data }
}
const uid: JCalProperty = ['uid', {}, 'text', 'choir']
const at = (name: string, when: string): JCalProperty => [name, { tzid: 'Europe/Paris' }, 'date-time', when]
const titled = (title: string): JCalProperty => ['summary', {}, 'text', title]
const daily: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY' }]

test('an event that does not repeat is found at any time', () => {
  const found = eventNamed(item([uid, at('dtstart', '1999-03-15T18:00:00'), titled('Choir')]), null, reader)
  expect(found).toMatchObject({ title: 'Choir', occurrence: null, key: 'work/choir/' })
})

test('one occurrence of a series is found by its name, with its own properties', () => {
  const series = item(
    [uid, at('dtstart', '2027-03-15T18:00:00'), daily, titled('Choir')],
    [
      uid,
      at('recurrence-id', '2027-06-01T18:00:00'),
      at('dtstart', '2027-06-02T20:00:00'),
      titled('Concert'),
    ],
  )
  expect(eventNamed(series, '2027-05-31T16:00:00Z', reader)).toMatchObject({ title: 'Choir' })
  expect(eventNamed(series, '2027-06-01T16:00:00Z', reader)).toMatchObject({ title: 'Concert' })
})

test('an event that the object does not have is not found', () => {
  const series = item([uid, at('dtstart', '2027-03-15T18:00:00'), daily, titled('Choir')])
  expect(eventNamed(series, '2027-03-14T17:00:00Z', reader)).toBeNull()
  expect(eventNamed(series, 'nonsense', reader)).toBeNull()
  expect(eventNamed(series, null, reader)).toBeNull()
  expect(
    eventNamed(item([uid, at('dtstart', '2027-03-15T18:00:00')]), '2027-03-15T17:00:00Z', reader),
  ).toBeNull()
})
