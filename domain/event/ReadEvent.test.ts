import { expect, expectTypeOf, test } from 'vitest'
import { plainEvent } from '../testing/plainEvent.ts'
import { instantOf } from '../time/instantOf.ts'
import type { CalendarEvent, PlainEvent } from './CalendarEvent.ts'

const when = {
  kind: 'timed',
  start: instantOf('2027-03-15T09:00:00', 'UTC'),
  end: instantOf('2027-03-15T10:00:00', 'UTC'),
  zone: 'UTC',
} as const

test('an event that reads its details on demand cannot be spread: the copy would have no title', () => {
  const event: CalendarEvent = plainEvent('Tea', when)
  // oxlint-disable-next-line typescript/no-misused-spread -- what it reports is what is tested
  const copy = { ...event, when }
  expectTypeOf(copy).not.toExtend<CalendarEvent>()
  // @ts-expect-error a title is among what a spread leaves behind
  expect(copy.title).toBe('Tea')
})

test('a plain one can be, and is still an event', () => {
  const event: PlainEvent = plainEvent('Tea', when)
  const copy = { ...event, title: 'Cake' }
  expectTypeOf(copy).toExtend<CalendarEvent>()
  expect(copy).toMatchObject({ title: 'Cake', eventId: 'Tea' })
})
