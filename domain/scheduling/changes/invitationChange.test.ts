import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { zoneNamed } from '../../time/Zone.ts'
import { invitationChange, wasAnswered } from './invitationChange.ts'

const zone = zoneNamed('UTC')
const emails = ['bob@example.org']
const text = (name: string, value: string): JCalProperty => [name, {}, 'text', value]
type Given = {
  readonly title?: string
  readonly place?: string
  readonly start?: string
  readonly answer?: string
}
const vevent = (
  { title = 'Plan', place = 'Hall', start = '2027-03-15T09:00:00Z', answer = 'NEEDS-ACTION' }: Given,
  more: readonly JCalProperty[] = [],
): JCalComponent => [
  'vevent',
  [
    text('uid', 'plan'),
    ['dtstart', {}, 'date-time', start],
    ['duration', {}, 'duration', 'PT1H'],
    text('summary', title),
    text('location', place),
    ['organizer', {}, 'cal-address', 'mailto:alice@example.org'],
    ['attendee', { partstat: answer }, 'cal-address', 'mailto:bob@example.org'],
    ...more,
  ],
  [],
]
const of = (...vevents: readonly JCalComponent[]): JCal => ['vcalendar', [], [...vevents]]
const diff = (versions: readonly (JCal | null)[], occurrence: string | null = null) => {
  const { title, location, when } = invitationChange(versions, { occurrence, emails, zone })
  const hours = when?.map((each) =>
    each.kind === 'timed' ? new Date(each.start).toISOString().slice(5, 16) : '',
  )
  return [title, location, hours].map((each) => each?.join(' > ') ?? '')
}

test('what was answered is compared with what is, whatever was in between', () => {
  const now = of(vevent({ title: 'New plan', start: '2027-03-17T09:00:00Z' }))
  const between = of(vevent({ start: '2027-03-16T09:00:00Z' }))
  const answered = of(vevent({ place: 'Roof', answer: 'ACCEPTED' }))
  const first = of(vevent({ place: 'Cellar' }))
  expect(diff([now, null, between, answered, first])).toEqual([
    'Plan > New plan',
    'Roof > Hall',
    '03-15T09:00 > 03-17T09:00',
  ])
  expect(diff([now, between, first])).toEqual([
    'Plan > New plan',
    'Cellar > Hall',
    '03-15T09:00 > 03-17T09:00',
  ])
})

test('what is new has not changed', () => {
  expect(diff([of(vevent({}))])).toEqual(['', '', ''])
  expect(diff([])).toEqual(['', '', ''])
  expect(diff([of(vevent({ answer: 'ACCEPTED' })), of(vevent({}))])).toEqual(['', '', ''])
})

test('a date of a series is compared with itself, and with the one before if all were moved', () => {
  const weekly: readonly JCalProperty[] = [['rrule', {}, 'recur', { freq: 'WEEKLY' }]]
  const series = of(vevent({}, weekly))
  const id = '2027-03-22T09:00:00Z'
  const moved = of(
    vevent({}, weekly),
    vevent({ start: '2027-03-23T10:00:00Z' }, [['recurrence-id', {}, 'date-time', id]]),
  )
  expect(diff([moved, series], id)).toEqual(['', '', '03-22T09:00 > 03-23T10:00'])
  expect(diff([moved, series], '2027-03-29T09:00:00Z')).toEqual(['', '', ''])
  const later = of(vevent({ start: '2027-03-16T11:00:00Z' }, weekly))
  expect(diff([later, series], '2027-03-23T11:00:00Z')).toEqual(['', '', '03-22T09:00 > 03-23T11:00'])
})

test('who answered what was before is asked again, and who got it later is not', () => {
  const now = of(vevent({ start: '2027-03-17T09:00:00Z' }))
  const asked = (...former: readonly (JCal | null)[]) =>
    wasAnswered([now, ...former], { occurrence: null, emails })
  expect(asked(null, of(vevent({ answer: 'TENTATIVE' })))).toBe(true)
  expect(asked(of(vevent({})))).toBe(false)
  expect(asked()).toBe(false)
  expect(wasAnswered([of(vevent({ answer: 'ACCEPTED' }))], { occurrence: null, emails })).toBe(false)
})
