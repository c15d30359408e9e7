import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { text } from '../../testing/jcalProperties.ts'
import { epochMs } from '../../time/units.ts'
import { nothingHeld } from '../ItipMessage.ts'
import { withProposal, withProposalDeclined } from '../proposal.ts'
import { timeProposalsIn } from '../timeProposalsIn.ts'
import { zoneNamed } from '../../time/Zone.ts'
import { guestProposal } from './guestProposal.ts'
import { isProposed } from './isProposed.ts'
import { proposalFor } from './proposalFor.ts'
import { typedTimeIn, type TypedTime } from './typedTime.ts'

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
  expect(typedTimeIn(series, date)).toEqual({ ...time, last: '', zone: 'Europe/Paris' })
})

test.each([
  ['all of the series', series, null],
  ['a date that is cancelled', series, cancelled],
  ['a date that the series does not have', series, '2027-03-23T08:00:00Z'],
])('no time is proposed for %s', (_, data, date) => {
  expect(typedTimeIn(data, date)).toBeNull()
  expect(tried(data, date)).toBe('no-time')
})

const tried = (
  data: JCal,
  of: string | null,
  { isForAll = false, now = 0, ...time }: Partial<TypedTime> & { isForAll?: boolean; now?: number } = {},
) =>
  guestProposal(
    { data, state: nothingHeld.state },
    {
      address,
      of,
      isForAll,
      time: { date: '2027-03-30', last: '', start: '14:00', end: '15:30', ...time },
      note: '',
      now: epochMs(now),
    },
  )
const propose = (...given: Parameters<typeof tried>) => {
  const message = tried(...given)
  return typeof message === 'string' ? null : message
}
const proposalsIn = (data: JCal, message: ReturnType<typeof propose>) =>
  message && timeProposalsIn(withProposal(data, message), zoneNamed('UTC'))

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

test('what is no other time to come is no proposal', () => {
  expect(tried(series, second, { end: '14:00' })).toBe('no-time')
  expect(tried(series, second, { start: '24:00' })).toBe('no-time')
  expect(tried(series, second, { date: '2027-02-30' })).toBe('no-time')
  expect(tried(series, second, { date: '2027-03-22', start: '09:00', end: '10:00' })).toBe('same-time')
  expect(tried(series, second, { now: Date.UTC(2027, 2, 30, 13, 30) })).toBe('over')
  expect(tried(series, second, { now: Date.UTC(2027, 2, 30, 13, 29) })).toMatchObject({ method: 'COUNTER' })
})

test('for all dates the first one is moved as theirs is, also after clocks have changed', () => {
  const message = propose(series, second, {
    isForAll: true,
    date: '2027-03-23',
    start: '08:30',
    end: '10:30',
  })
  expect(proposalsIn(series, message)).toMatchObject([
    { part: '', when: { start: Date.UTC(2027, 2, 16, 7, 30), end: Date.UTC(2027, 2, 16, 9, 30) } },
  ])
  const april = calendar(vevent(start('2027-03-15T09:00:00'), hour, weekly))
  const later = propose(april, '2027-03-29T07:00:00Z', { isForAll: true, start: '11:00', end: '12:00' })
  const [proposal] = proposalsIn(april, later) ?? []
  expect(proposal).toMatchObject({ part: '', when: { start: Date.UTC(2027, 2, 16, 10) } })
  // Told by a date in summer time, it is what was typed.
  expect(proposal && proposalFor(april, proposal, '2027-03-29T07:00:00Z')).toMatchObject({
    was: { start: Date.UTC(2027, 2, 29, 7) },
    when: { start: Date.UTC(2027, 2, 30, 9), end: Date.UTC(2027, 2, 30, 10) },
  })
})

test('whole days are proposed by the first and the last of them', () => {
  const days = calendar(
    vevent(['dtstart', {}, 'date', '2027-03-15'], ['dtend', {}, 'date', '2027-03-17'], weekly),
  )
  expect(typedTimeIn(days, '2027-03-22')).toMatchObject({
    date: '2027-03-22',
    last: '2027-03-23',
    zone: null,
  })
  const typed = { date: '2027-03-25', last: '2027-03-25' }
  expect(proposalsIn(days, propose(days, '2027-03-22', typed))).toMatchObject([
    { part: '2027-03-22', when: { kind: 'allDay', first: '2027-03-25', last: '2027-03-25' } },
  ])
  const [proposal] = proposalsIn(days, propose(days, '2027-03-22', { ...typed, isForAll: true })) ?? []
  expect(proposal).toMatchObject({ part: '', when: { first: '2027-03-18', last: '2027-03-18' } })
  expect(proposal && proposalFor(days, proposal, '2027-03-29')).toMatchObject({
    was: { first: '2027-03-29', last: '2027-03-30' },
    when: { first: '2027-04-01', last: '2027-04-01' },
  })
  expect(tried(days, '2027-03-22', { ...typed, last: '2027-03-24' })).toBe('no-days')
})

test('what goes on after midnight may end on the day after again', () => {
  const night = calendar(vevent(start('2027-03-15T22:00:00'), ['duration', {}, 'duration', 'PT4H']))
  expect(typedTimeIn(night, null)).toMatchObject({ start: '22:00', end: '02:00' })
  expect(proposalsIn(night, propose(night, null, { start: '23:00', end: '03:00' }))).toMatchObject([
    { when: { start: Date.UTC(2027, 2, 30, 21), end: Date.UTC(2027, 2, 31, 1) } },
  ])
})

test('a time without a zone names none', () => {
  const floating = calendar(vevent(['dtstart', {}, 'date-time', '2027-03-15T09:00:00'], hour))
  expect(typedTimeIn(floating, null)).toMatchObject({ start: '09:00', zone: null })
})
