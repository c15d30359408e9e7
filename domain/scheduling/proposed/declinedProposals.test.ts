import { expect, test } from 'vitest'
import type { JCal, JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { text } from '../../testing/jcalProperties.ts'
import { nothingHeld } from '../ItipMessage.ts'
import { declineCounter } from './declineCounter.ts'
import { declinedProposals } from './declinedProposals.ts'

const address = 'guest@far.example'
const proposed = { 'x-proposed-start': '2027-03-16T13:00:00Z', 'x-proposed-end': '2027-03-16T14:00:00Z' }
const declined = { ...proposed, 'x-proposed-status': 'DECLINED' }
const vevent = (parameters: JCalParameters, ...properties: readonly JCalProperty[]): JCal[2][number] => [
  'vevent',
  [
    text('uid', 'u1'),
    text('description', 'Long'),
    ['organizer', {}, 'cal-address', 'mailto:ada@kalends.example'],
    ['attendee', parameters, 'cal-address', `mailto:${address}`],
    ['attendee', {}, 'cal-address', 'mailto:other@far.example'],
    ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
    ...properties,
  ],
  [],
]
const event = (parameters: JCalParameters, ...properties: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [vevent(parameters, ...properties)],
]
const held = (data: JCal) => ({
  data,
  state: { ...nothingHeld.state, revision: { sequence: 4, dtstamp: '' } },
})
const told = (before: JCal, after: JCal) => declinedProposals(address, before, held(after))

test('a proposal that is declined now is told to who proposed it, with the revision of the event', () => {
  expect(told(event(proposed), event(declined))).toMatchObject({
    method: 'DECLINECOUNTER',
    uid: 'u1',
    recipient: address,
    sequence: 4,
    parts: [''],
  })
  expect(told(event({}), event(declined))?.parts).toEqual([''])
})

test.each([
  ['what was declined before', event(declined), event(declined)],
  ['what waits for a decision', event({}), event(proposed)],
  ['what is proposed anew', event(declined), event(proposed)],
  ['whom somebody else tells', event(proposed), event({ ...declined, 'schedule-agent': 'CLIENT' })],
])('nothing is told of %s', (_, before, after) => {
  expect(told(before, after)).toBeNull()
})

test('a series has one message for a proposal that its overrides repeat', () => {
  const weekly: JCalProperty = ['rrule', {}, 'recur', { freq: 'WEEKLY', count: 3 }]
  const date: JCalProperty = ['recurrence-id', {}, 'date-time', '2027-03-22T09:00:00Z']
  const [name, properties] = event(proposed, weekly)
  const series = (parameters: JCalParameters): JCal => [
    name,
    properties,
    [vevent(parameters, weekly), vevent(proposed, date)],
  ]
  expect(told(series(proposed), series(declined))?.parts).toEqual([''])
})

test('the mailed message names the event, its guest alone and where to answer', () => {
  const counter = declineCounter(held(event(declined)), {
    address,
    parts: [''],
    replyTo: 'calendar@kalends.example',
    note: 'Sorry',
  })
  const names = counter?.data[2][0]?.[1].map(([name]) => name)
  expect(names).toEqual(['uid', 'organizer', 'attendee', 'dtstart', 'dtstamp', 'sequence', 'comment'])
  expect(JSON.stringify(counter?.data)).toContain('mailto:calendar@kalends.example')
  expect(
    declineCounter(held(event(proposed)), { address, parts: [''], replyTo: undefined, note: '' }),
  ).toBeNull()
})
