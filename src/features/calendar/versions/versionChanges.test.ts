import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { formatChange } from './formatChange.ts'
import { versionChanges } from './versionChanges.ts'
import { eachOn } from '../../../ui/testing/eachOn.ts'

eachOn('2027-03-15')

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const zone = 'Europe/Paris'
const text = (name: string, value: string): JCalProperty => [name, {}, 'text', value]
const time = (name: string, value: string): JCalProperty => [name, { tzid: zone }, 'date-time', value]
const day = (name: string, value: string): JCalProperty => [name, {}, 'date', value]
const weekly: JCalProperty = ['rrule', {}, 'recur', { freq: 'WEEKLY' }]
const nine = [time('dtstart', '2027-03-15T09:00:00'), time('dtend', '2027-03-15T10:00:00')]
const ten = [time('dtstart', '2027-03-15T10:00:00'), time('dtend', '2027-03-15T11:30:00')]
const tomorrow = [time('dtstart', '2027-03-16T09:00:00'), time('dtend', '2027-03-16T10:00:00')]
const allDay = [day('dtstart', '2027-03-15'), day('dtend', '2027-03-16')]
const vevent = (
  properties: readonly JCalProperty[],
  inside: readonly JCalComponent[] = [],
): JCalComponent => ['vevent', [text('uid', 'a'), ...properties], [...inside]]
const of = (...vevents: readonly JCalComponent[]): JCal => ['vcalendar', [], [...vevents]]
const lunch = (properties: readonly JCalProperty[], inside?: readonly JCalComponent[]) =>
  of(vevent([text('summary', 'Lunch'), ...properties], inside))
const guest = (name: string): JCalProperty => [
  'attendee',
  { cn: name },
  'cal-address',
  `mailto:${name.toLowerCase()}@kalends.example`,
]
const alarm: JCalComponent = [
  'valarm',
  [text('action', 'DISPLAY'), ['trigger', {}, 'duration', '-PT10M']],
  [],
]

const table: readonly (readonly [what: string, before: JCal, after: JCal, words: readonly string[]])[] = [
  ['nothing', lunch(nine), lunch(nine), []],
  ['stamps', lunch(nine), lunch([...nine, ['sequence', {}, 'integer', 3]]), []],
  ['a title', lunch(nine), of(vevent([text('summary', 'Tea'), ...nine])), ['Title: Lunch → Tea']],
  ['a time', lunch(nine), lunch(ten), ['Time: 09:00 – 10:00 → 10:00 – 11:30']],
  [
    'another day',
    lunch(nine),
    lunch(tomorrow),
    ['Time: Monday 15 March, 09:00 to 10:00 → Tuesday 16 March, 09:00 to 10:00'],
  ],
  [
    'all day',
    lunch(nine),
    lunch(allDay),
    ['Time: Monday 15 March, 09:00 to 10:00 → Monday 15 March, all day'],
  ],
  [
    'a rule',
    lunch(nine),
    lunch([...nine, weekly]),
    ['Time: Monday 15 March, 09:00 to 10:00 → Monday 15 March, 09:00 to 10:00 · Every week'],
  ],
  [
    'a place that is new',
    lunch(nine),
    lunch([...nine, text('location', 'Paris')]),
    ['Location: Paris (new)'],
  ],
  [
    'a place that went',
    lunch([...nine, text('location', 'Paris')]),
    lunch(nine),
    ['Location: Paris (removed)'],
  ],
  ['a long text', lunch(nine), lunch([...nine, text('description', 'Bring a coat')]), ['Description: new']],
  [
    'another long text',
    lunch([...nine, text('description', 'Bring a coat')]),
    lunch([...nine, text('description', 'Bring a hat')]),
    ['Description: changed'],
  ],
  [
    'availability',
    lunch(nine),
    lunch([...nine, text('transp', 'TRANSPARENT')]),
    ['Availability: Busy → Free'],
  ],
  ['visibility', lunch(nine), lunch([...nine, text('class', 'PRIVATE')]), ['Visibility: Public → Private']],
  ['a reminder', lunch(nine), lunch(nine, [alarm]), ['Reminders: 10 minutes before (new)']],
  [
    'guests',
    lunch([...nine, guest('Bob')]),
    lunch([...nine, guest('Bob'), guest('Carol')]),
    ['Guests: Bob → Bob and Carol'],
  ],
  [
    'an answer',
    lunch([...nine, guest('Bob')]),
    lunch([
      ...nine,
      ['attendee', { cn: 'Bob', partstat: 'ACCEPTED' }, 'cal-address', 'mailto:bob@kalends.example'],
    ]),
    ['Guests: changed'],
  ],
  [
    'one date of a series',
    lunch([...nine, weekly]),
    of(
      vevent([text('summary', 'Lunch'), ...nine, weekly]),
      vevent([text('summary', 'Tea'), ...ten, time('recurrence-id', '2027-03-22T09:00:00')]),
    ),
    ['Other dates of the series: changed'],
  ],
  ['what no field shows', lunch(nine), lunch([...nine, text('x-odd', 'a')]), ['Other details: changed']],
  [
    'several things',
    lunch(nine),
    of(vevent([text('summary', 'Tea'), ...ten, text('location', 'Roof')])),
    ['Title: Lunch → Tea', 'Time: 09:00 – 10:00 → 10:00 – 11:30', 'Location: Roof (new)'],
  ],
]

test.each(table)('%s in words', (_, before, after, words) => {
  expect(versionChanges(before, after, zone).map((change) => formatChange(change, zone))).toEqual(words)
})
