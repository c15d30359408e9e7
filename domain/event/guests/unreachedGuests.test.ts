import { expect, test } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { unreachedGuests } from './unreachedGuests.ts'

const guest = (address: string, status?: string): JCalProperty => [
  'attendee',
  status === undefined ? {} : { 'schedule-status': status },
  'cal-address',
  `mailto:${address}`,
]

test('who could not be told is known by the status of their invitation', () => {
  const guests = [
    guest('told@x.org', '1.1'),
    guest('nobody@x.org', '5.2'),
    guest('wrong', '3.7'),
    guest('new@x.org'),
  ]
  expect([...unreachedGuests(['vevent', guests, []])]).toEqual(['nobody@x.org', 'wrong'])
})
