import { expect, test } from 'vitest'
import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { invitedAs } from './invitedAs.ts'

const person = (name: string, address: string): JCalProperty => [name, {}, 'cal-address', address]
const organizer = person('organizer', 'mailto:bob@example.org')
const event = (...people: JCalProperty[]): JCalComponent => ['vevent', people, []]
const mine = ['alice@example.org', 'a.archer@example.org']

test('who is among the guests of somebody else’s event is invited, by the address that stands there', () => {
  const guest = person('attendee', 'MAILTO:A.Archer@example.org')
  expect(invitedAs(event(organizer, guest), mine)).toBe('A.Archer@example.org')
  expect(invitedAs(event(organizer, person('attendee', 'mailto:carol@example.org')), mine)).toBeNull()
  expect(invitedAs(event(guest), mine)).toBeNull()
  expect(invitedAs(event(person('organizer', 'mailto:alice@example.org'), guest), mine)).toBeNull()
})
