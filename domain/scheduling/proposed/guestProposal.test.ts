import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { text } from '../../testing/jcalProperties.ts'
import { epochMs } from '../../time/units.ts'
import { nothingHeld } from '../ItipMessage.ts'
import { withProposal, withProposalDeclined } from '../proposal.ts'
import { timeProposalsIn } from '../timeProposalsIn.ts'
import { zoneNamed } from '../../time/Zone.ts'
import { guestProposal, typedTimeIn } from './guestProposal.ts'
import { isProposed } from './isProposed.ts'

const address = 'guest@far.example'
const paris = { tzid: 'Europe/Paris' }
const common: readonly JCalProperty[] = [
  text('uid', 'u1'),
  ['organizer', {}, 'cal-address', 'mailto:ada@kalends.example'],
  ['attendee', {}, 'cal-address', `mailto:${address}`],
]
const weekly: JCalProperty = ['rrule', {}, 'recur', { freq: 'WEEKLY', count: 4 }]
const vevent = (...properties: readonly JCalProperty[]): JCalComponent => [
  'vevent',
  [...common, ...properties],
  [],
]
const start = (value: string): JCalProperty => ['dtstart', paris, 'date-time', value]
const hour: JCalProperty = ['duration', {}, 'duration', 'PT1H']
const calendar = (...vevents: readonly JCalComponent[]): JCal => ['vcalendar', [], [...vevents]]

/** Mondays at nine; the third is an hour later, and the last is cancelled. Clocks change on 28 March. */
const series = calendar(
  vevent(start('2027-03-15T09:00:00'), hour, weekly),
  vevent(['recurrence-id', paris, 'date-time', '2027-03-29T09:00:00'], start('2027-03-29T10:00:00'), hour),
  vevent(
    ['recurrence-id', paris, 'date-time', '2027-04-05T09:00:00'],
    start('2027-04-05T09:00:00'),
    hour,
    text('status', 'CANCELLED'),
  ),
)
const [second, third, cancelled] = ['2027-03-22T08:00:00Z', '2027-03-29T07:00:00Z', '2027-04-05T07:00:00Z']

test.each([
  ['a date as the series has it', second, { date: '2027-03-22', start: '09:00', end: '10:00' }],
  ['a date at a time of its own', third, { date: '2027-03-29', start: '10:00', end: '11:00' }],
])('the time to begin with is that of %s', (_, date, time) => {
  expect(typedTimeIn(series, date)).toEqual({ ...time, zone: 'Europe/Paris' })
})

test.each([
  ['all of the series', series, null],
  ['a date that is cancelled', series, cancelled],
  ['a date that the series does not have', series, '2027-03-23T08:00:00Z'],
  ['whole days', calendar(vevent(['dtstart', {}, 'date', '2027-03-15'], weekly)), '2027-03-22'],
])('no time is proposed for %s', (_, data, date) => {
  expect(typedTimeIn(data, date)).toBeNull()
  expect(propose(data, date)).toBeNull()
})

const propose = (data: JCal, of: string | null, time: { start?: string; end?: string } = {}) =>
  guestProposal(
    { data, state: nothingHeld.state },
    { address, of, date: '2027-03-30', start: '14:00', end: '15:30', ...time, note: '', now: epochMs(0) },
  )

test.each([second, third])('a proposal for one date names it, and stands there alone (%s)', (date) => {
  const message = propose(series, date)
  const after = message && withProposal(series, message)
  expect(after && timeProposalsIn(after, zoneNamed('UTC'))).toMatchObject([
    {
      part: date,
      when: { start: Date.UTC(2027, 2, 30, 12), end: Date.UTC(2027, 2, 30, 13, 30), zone: 'Europe/Paris' },
      isDeclined: false,
    },
  ])
})

test('who is invited to one date alone proposes a time for it', () => {
  const [, date] = series[2]
  const alone = date === undefined ? null : calendar(date)
  expect(alone && typedTimeIn(alone, third)).toMatchObject({ start: '10:00', end: '11:00' })
  const message = alone && propose(alone, third)
  expect(alone && message && timeProposalsIn(withProposal(alone, message), zoneNamed('UTC'))).toMatchObject([
    { part: third },
  ])
  expect(alone && propose(alone, null)).toBeNull()
})

test('a proposal that stands there is known, also declined; another time or note is not', () => {
  const message = propose(series, second)
  if (message === null) throw new Error('no proposal')
  const after = withProposal(series, message)
  expect(isProposed(series, message)).toBe(false)
  expect(isProposed(after, message)).toBe(true)
  expect(isProposed(withProposalDeclined(after, second, address), message)).toBe(true)
  const later = propose(after, second, { end: '16:00' })
  expect(later && isProposed(after, later)).toBe(false)
})

test('what is no time is no proposal', () => {
  expect(propose(series, second, { end: '14:00' })).toBeNull()
  expect(propose(series, second, { start: '24:00' })).toBeNull()
})
