import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { eventsIn } from './eventsIn.ts'
import { rangeOf } from './rangeOf.ts'

const view = { window: rangeOf('2027-03-15'), viewZone: 'Europe/Paris', myAddresses: [] }

const object = (...properties: JCal[1][number][]): JCal => ['vcalendar', [], [['vevent', properties, []]]]
const standUp = {
  calendarId: 'work',
  eventId: 'stand-up',
  etag: null,
  data: object(['uid', {}, 'text', 'stand-up'], ['dtstart', {}, 'date', '2027-03-15']),
}

test('an object is parsed once for a view: the same events are not drawn again', () => {
  const answer = { items: [standUp], skipped: 0 }
  const [first] = eventsIn([answer], view).events
  const [second] = eventsIn([{ ...answer, items: [...answer.items] }], view).events
  expect(first?.uid).toBe('stand-up')
  expect(second).toBe(first)
})

test('a calendar without an answer yet has no events', () => {
  expect(eventsIn([undefined], view)).toEqual({ events: [], isCapped: false, skipped: 0 })
})

test('objects that cannot be read are counted, and the others are there', () => {
  const withoutStart = { ...standUp, eventId: 'x', data: object(['uid', {}, 'text', 'x']) }
  const { events, skipped } = eventsIn([{ items: [withoutStart, standUp], skipped: 2 }], view)
  expect(events).toHaveLength(1)
  expect(skipped).toBe(3)
})

test('a declined event is hidden, or kept to be struck through', () => {
  const declined = {
    ...standUp,
    data: object(
      ['uid', {}, 'text', 'stand-up'],
      ['dtstart', {}, 'date', '2027-03-15'],
      ['attendee', { partstat: 'DECLINED' }, 'cal-address', 'mailto:alice@example.org'],
    ),
  }
  const mine = { ...view, myAddresses: ['alice@example.org'] }
  const answers = [{ items: [declined], skipped: 0 }]
  expect(eventsIn(answers, mine).events).toEqual([])
  expect(eventsIn(answers, mine, 'struck').events.map(({ reply }) => reply)).toEqual(['declined'])
})
