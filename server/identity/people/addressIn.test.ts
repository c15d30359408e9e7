import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { addressIn } from './addressIn.ts'

const person = (name: string, email: string): JCalProperty => [name, {}, 'cal-address', `mailto:${email}`]
const meeting = (organizer: string, guest: string): JCal => [
  'vcalendar',
  [],
  [['vevent', [person('organizer', organizer), person('attendee', guest)], []]],
]

const ada = { email: 'Ädä@example.org', formerEmails: ['ada@example.org'] }

test('a person takes part by the address that is in the object, a former one too', () => {
  expect(addressIn(ada, meeting('ada@example.org', 'bob@example.org'))).toBe('ada@example.org')
  expect(addressIn(ada, meeting('bob@example.org', 'ada@example.org'))).toBe('ada@example.org')
  expect(addressIn(ada, null, meeting('bob@example.org', 'ada@example.org'))).toBe('ada@example.org')
})

test('and by their own where it is there or none is, as objects compare it', () => {
  expect(addressIn(ada, meeting('ÄDÄ@example.org', 'bob@example.org'))).toBe('ädä@example.org')
  expect(addressIn(ada, meeting('bob@example.org', 'eve@example.org'))).toBe('ädä@example.org')
  expect(addressIn({ email: ada.email }, null)).toBe('ädä@example.org')
})
