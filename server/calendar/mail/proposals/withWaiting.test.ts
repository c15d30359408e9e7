import { expect, test } from 'vitest'
import { withWaiting, type RevisedWork } from './withWaiting.ts'

const invite = (revision: string): RevisedWork => ({ revision, work: { kind: 'invite' } })
const decline = (revision: string, ...parts: readonly string[]): RevisedWork => ({
  revision,
  work: { kind: 'decline', parts },
})

test('a later invitation takes the place of one that waits', () => {
  expect(withWaiting(null, invite('r1'))).toEqual(invite('r1'))
  expect(withWaiting(invite('r1'), invite('r2'))).toEqual(invite('r2'))
})

test('that a proposal is declined takes the place of nothing: it goes out before what waits, or comes later', () => {
  const waiting = withWaiting(invite('r1'), decline('d2', 'a'))
  expect(waiting).toEqual({
    revision: 'd2',
    work: { kind: 'decline', parts: ['a'], next: { revision: 'r1', work: { kind: 'invite' } } },
  })
  const later = withWaiting(waiting, invite('r3'))
  expect(later).toMatchObject({ work: { parts: ['a'], next: { revision: 'r3' } } })
  expect(later.revision).not.toBe(waiting.revision)
  // Carried again, it changes nothing.
  expect(withWaiting(later, invite('r3'))).toBe(later)
})

test('what is declined meanwhile is said in one mail', () => {
  const one = withWaiting(invite('r1'), decline('d2', 'a'))
  const both = withWaiting(one, decline('d3', 'b', 'a'))
  expect(both).toMatchObject({ revision: 'd3', work: { parts: ['a', 'b'], next: { revision: 'r1' } } })
})

const counter = (revision: string, ...dates: readonly string[]): RevisedWork => ({
  revision,
  work: {
    kind: 'counter',
    data: [
      'vcalendar',
      [],
      dates.map((date) => [
        'vevent',
        [
          ['recurrence-id', {}, 'date-time', date],
          ['summary', {}, 'text', revision],
        ],
        [],
      ]),
    ],
  },
})

test('what an attendee proposes goes out before an answer that waits, of each date what was proposed last', () => {
  const reply: RevisedWork = { revision: 'r1', work: { kind: 'reply', data: ['vcalendar', [], []] } }
  const [first, second] = ['2027-03-15T09:00:00Z', '2027-03-16T09:00:00Z']
  const one = withWaiting(reply, counter('c1', first))
  expect(one).toMatchObject({ revision: 'c1', work: { kind: 'counter', next: { revision: 'r1' } } })
  const both = withWaiting(withWaiting(one, counter('c2', second)), counter('c3', first))
  expect(both).toEqual({
    revision: 'c3',
    work: {
      kind: 'counter',
      next: { revision: 'r1', work: reply.work },
      data: [
        'vcalendar',
        [],
        [counter('c3', first), counter('c2', second)].map(
          ({ work }) => work.kind === 'counter' && work.data[2][0],
        ),
      ],
    },
  })
})
