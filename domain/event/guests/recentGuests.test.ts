import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { recentGuests } from './recentGuests.ts'

const meeting = (dtstamp: string, organizer: string, ...guests: readonly string[]): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['dtstamp', {}, 'date-time', `2027-03-${dtstamp}T09:00:00Z`],
        ['organizer', {}, 'cal-address', `mailto:${organizer}@kalends.example`],
        ...guests.map(
          (name) => ['attendee', { cn: name }, 'cal-address', `mailto:${name}@kalends.example`] as const,
        ),
      ],
      [],
    ],
  ],
]

const names = (objects: readonly JCal[], limit = 8) =>
  recentGuests(objects, ['Alice@kalends.example'], limit).map(({ name }) => name)

test('who was asked last comes first, each once', () => {
  const objects = [meeting('10', 'alice', 'bob', 'carol'), meeting('12', 'alice', 'dan', 'Bob')]
  expect(names(objects)).toEqual(['dan', 'Bob', 'carol'])
  expect(names(objects, 2)).toEqual(['dan', 'Bob'])
})

test('guests of others and oneself are not among them', () => {
  expect(names([meeting('10', 'eve', 'alice', 'carol'), meeting('11', 'alice', 'alice', 'bob')])).toEqual([
    'bob',
  ])
  expect(names([['vcalendar', [], []]])).toEqual([])
})
