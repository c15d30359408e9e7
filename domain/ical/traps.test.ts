import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { instancesIn } from '../event/instancesIn.ts'
import { readRule } from '../recurrence/readRule.ts'
import { zoneNamed } from '../time/Zone.ts'
import { parseICalendar } from './parseICalendar.ts'
import { printICalendar } from './printICalendar.ts'
import { epochMs } from '../time/units.ts'

// Surprising behaviour of ical.js, and how our oracle avoids it. If the first half of a test fails, ical.js
// has changed.

const utc = zoneNamed('UTC')
const year = { start: epochMs(Date.UTC(2027, 0, 1)), end: epochMs(Date.UTC(2028, 0, 1)) }
const time = (name: string, text: string, parameters = {}): JCalProperty => [
  name,
  parameters,
  'date-time',
  text,
]
const vevent = (uid: string, ...properties: JCalProperty[]): JCalComponent => [
  'vevent',
  [['uid', {}, 'text', uid], ...properties],
  [],
]

test('an override belongs to the series of its UID, whatever is beside it', () => {
  const jcal: JCal = [
    'vcalendar',
    [],
    [
      vevent('daily', time('dtstart', '2027-03-15T09:00:00Z'), [
        'rrule',
        {},
        'recur',
        { freq: 'DAILY', count: 2 },
      ]),
      vevent('other', time('recurrence-id', '2027-03-16T09:00:00Z'), time('dtstart', '2027-03-16T20:00:00Z')),
    ],
  ]
  const [first] = new ICAL.Component([...jcal]).getAllSubcomponents('vevent')
  expect(first && Object.keys(new ICAL.Event(first).exceptions)).toEqual(['2027-03-16T09:00:00Z'])
  expect(instancesIn(jcal, year, utc).instances.map(({ start }) => start)).toEqual([
    epochMs(Date.UTC(2027, 2, 15, 9)),
    epochMs(Date.UTC(2027, 2, 16, 9)),
    epochMs(Date.UTC(2027, 2, 16, 20)),
  ])
})

test('many events in one object are read as many, and not each with all of them', () => {
  const looked = { siblings: 0 }
  const watched = (component: JCalComponent) =>
    new Proxy([...component] as const, {
      get: (target, name) => {
        looked.siblings += name === '1' ? 1 : 0
        return Reflect.get(target, name)
      },
    })
  const count = 500
  const jcal: JCal = [
    'vcalendar',
    [],
    Array.from({ length: count }, (_, index) =>
      watched(vevent(`e${index}`, time('dtstart', '2027-03-15T09:00:00Z'))),
    ),
  ]
  expect(instancesIn(jcal, year, utc).instances).toHaveLength(count)
  expect(looked.siblings).toBeLessThan(20 * count)
})

test('WKST is a name on the wire, and a number that was received is read', () => {
  const parsed = ICAL.Property.fromString('RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU').toJSON()
  expect(parsed[3]).toMatchObject({ wkst: 1 })
  const file = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART:20270315T090000Z',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const [object] = parseICalendar(file).objects
  expect(JSON.stringify(object?.jcal)).toContain('"wkst":"SU"')
  expect(object && printICalendar(object.jcal)).toContain('WKST=SU')
  expect(readRule({ freq: 'WEEKLY', wkst: 1 })?.weekStartsOn).toBe(0)
  expect(readRule({ freq: 'WEEKLY', wkst: 2 })?.weekStartsOn).toBe(1)
})

test('a time in a zone that its object does not define is in that zone', () => {
  const zoned = vevent('a', time('dtstart', '2027-03-29T09:00:00', { tzid: 'Europe/Paris' }))
  const start = new ICAL.Component(['vevent', [...zoned[1]], []]).getFirstPropertyValue('dtstart')
  expect(start instanceof ICAL.Time && start.zone?.tzid).toBe('floating')
  expect(instancesIn(['vcalendar', [], [zoned]], year, utc).instances.map((each) => each.start)).toEqual([
    epochMs(Date.UTC(2027, 2, 29, 7)),
  ])
})
