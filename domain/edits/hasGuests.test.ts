import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { hasGuests } from './hasGuests.ts'

const event = (...properties: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [['vevent', [['uid', {}, 'text', '1'], ...properties], []]],
]
const organizer: JCalProperty = ['organizer', {}, 'cal-address', 'mailto:alice@kalends.example']
const attendee = (address: string): JCalProperty => ['attendee', {}, 'cal-address', address]

test.each<[string, JCal, boolean]>([
  ['nobody is invited', event(), false],
  [
    'the organizer alone attends, written otherwise',
    event(organizer, attendee('MAILTO:Alice@kalends.example')),
    false,
  ],
  [
    'somebody else attends',
    event(organizer, attendee('mailto:alice@kalends.example'), attendee('mailto:bob@kalends.example')),
    true,
  ],
  ['somebody attends, and nobody organizes', event(attendee('mailto:bob@kalends.example')), true],
])('%s', (_, data, expected) => {
  expect(hasGuests(data)).toBe(expected)
})
