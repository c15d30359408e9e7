import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { withAnswersToday } from './withAnswersToday.ts'

const meeting = (title: string, alice: string, bob: string): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'u1'],
        ['dtstart', {}, 'date-time', '2027-03-15T10:00:00Z'],
        ['summary', {}, 'text', title],
        ['organizer', {}, 'cal-address', 'mailto:carol@kalends.example'],
        ['attendee', { partstat: alice }, 'cal-address', 'mailto:alice@kalends.example'],
        ['attendee', { partstat: bob }, 'cal-address', 'mailto:bob@kalends.example'],
      ],
      [],
    ],
  ],
]
const former = meeting('Plan', 'ACCEPTED', 'ACCEPTED')
const now = meeting('Other plan', 'DECLINED', 'DECLINED')

test('the organizer brings back what they wrote, and not what guests answered then', () => {
  expect(withAnswersToday(former, now, ['carol@kalends.example'])).toEqual(
    meeting('Plan', 'DECLINED', 'DECLINED'),
  )
})

test('a guest brings back their own answer alone', () => {
  expect(withAnswersToday(former, now, ['Alice@kalends.example'])).toEqual(
    meeting('Plan', 'ACCEPTED', 'DECLINED'),
  )
})

test('what is no meeting comes back as it was', () => {
  const plain: JCal = ['vcalendar', [], [['vevent', [['uid', {}, 'text', 'u1']], []]]]
  expect(withAnswersToday(plain, now, ['alice@kalends.example'])).toBe(plain)
})
