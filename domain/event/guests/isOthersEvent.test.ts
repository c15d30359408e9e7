import { expect, test } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { isOthersEvent } from './isOthersEvent.ts'

const mine = ['alice@example.org', 'a.moreau@example.org']
const organizedBy = (...organizer: readonly JCalProperty[]) => ['vevent', organizer, []] as const

test('an event without an organizer is nobody else’s', () => {
  expect(isOthersEvent(organizedBy(), mine)).toBe(false)
})

test.each(['mailto:alice@example.org', 'MAILTO:Alice@Example.org', 'mailto:a.moreau@example.org'])(
  '%s is my own address',
  (address) => {
    expect(isOthersEvent(organizedBy(['organizer', {}, 'cal-address', address]), mine)).toBe(false)
  },
)

test('an event that Bob organises is Bob’s, also for somebody without an address', () => {
  const vevent = organizedBy(['organizer', { cn: 'Bob' }, 'cal-address', 'mailto:bob@example.org'])
  expect(isOthersEvent(vevent, mine)).toBe(true)
  expect(isOthersEvent(vevent, [])).toBe(true)
})
