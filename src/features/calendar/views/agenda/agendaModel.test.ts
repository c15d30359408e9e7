import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { daysFrom } from '#domain/time/dates.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { AgendaMonth } from './AgendaMonth.ts'
import { agendaModel } from './agendaModel.ts'
import { agendaAfter } from './agendaAfter.ts'

const paris = zoneNamed('Europe/Paris')
const march = daysFrom('2027-03-01', 31)
const marchAndApril = daysFrom('2027-03-01', 61)

const timed = (title: string, start: string, end: string) =>
  plainEvent(title, {
    kind: 'timed',
    start: epochMs(Date.parse(start)),
    end: epochMs(Date.parse(end)),
    zone: null,
  })
const allDay = (title: string, first: IsoDate, last = first) =>
  plainEvent(title, { kind: 'allDay', first, last })

const lines = (months: readonly AgendaMonth[]) =>
  months.flatMap(({ entries }) =>
    entries.map((entry) =>
      entry.kind === 'free'
        ? `${entry.first} to ${entry.last}`
        : [entry.date, ...entry.events.map(({ event, day, days }) => `${event.title} ${day}/${days}`)].join(
            ', ',
          ),
    ),
  )

test('days without events are folded into one line, up to the end of their month', () => {
  const lunch = timed('Lunch', '2027-03-10T11:00Z', '2027-03-10T12:00Z')
  expect(lines(agendaModel([lunch], marchAndApril, paris, '2026-01-01'))).toEqual([
    '2027-03-01 to 2027-03-09',
    '2027-03-10, Lunch 1/1',
    '2027-03-11 to 2027-03-31',
    '2027-04-01 to 2027-04-30',
  ])
})

test('today has a line of its own, even without events', () => {
  expect(lines(agendaModel([], march, paris, '2027-03-16'))).toEqual([
    '2027-03-01 to 2027-03-15',
    '2027-03-16',
    '2027-03-17 to 2027-03-31',
  ])
})

test('all-day events come first, then those that began before, then the others by time', () => {
  const events = [
    timed('Review', '2027-03-02T13:00Z', '2027-03-02T14:00Z'),
    timed('Stand-up', '2027-03-02T08:00Z', '2027-03-02T08:15Z'),
    allDay('Fair', '2027-03-02'),
    timed('Night train', '2027-03-01T21:00Z', '2027-03-02T06:00Z'),
  ]
  const [, second] = lines(agendaModel(events, march, paris, '2026-01-01'))
  expect(second).toBe('2027-03-02, Fair 1/1, Night train 2/2, Stand-up 1/1, Review 1/1')
})

test('an event of several days is on each of them, also over the end of a month', () => {
  const trip = allDay('Trip', '2027-03-31', '2027-04-02')
  expect(lines(agendaModel([trip], marchAndApril, paris, '2026-01-01')).slice(1, 4)).toEqual([
    '2027-03-31, Trip 1/3',
    '2027-04-01, Trip 2/3',
    '2027-04-02, Trip 3/3',
  ])
})

test('what came from before and ends later counts its days from its first', () => {
  const cruise = allDay('Cruise', '2027-02-26', '2027-04-05')
  expect(lines(agendaModel([cruise], march, paris, '2026-01-01'))[0]).toBe('2027-03-01, Cruise 4/39')
})

test('an event is on its days in the zone of the view', () => {
  const call = timed('Call', '2027-03-10T23:30Z', '2027-03-10T23:45Z')
  expect(lines(agendaModel([call], march, paris, '2026-01-01'))[1]).toBe('2027-03-11, Call 1/1')
})

test('a new event changes its month, and all other months stay identical', () => {
  const wanted = { days: marchAndApril, zone: paris, today: '2027-03-16' } as const
  const trip = allDay('Trip', '2027-03-10')
  const before = agendaAfter({ ...wanted, events: [trip] }, null)
  const after = agendaAfter({ ...wanted, events: [trip, allDay('Fair', '2027-04-10')] }, before)
  expect(after.map((month, index) => month === before[index])).toEqual([true, false])
})

test('in a month that changes, its unchanged days stay identical', () => {
  const wanted = { days: marchAndApril, zone: paris, today: '2027-03-16' } as const
  const [trip, visit] = [allDay('Trip', '2027-03-10'), allDay('Visit', '2027-03-12')]
  const [first = null] = agendaAfter({ ...wanted, events: [trip, visit] }, null)
  const [after = null] = agendaAfter(
    { ...wanted, events: [trip, allDay('Visit', '2027-03-12')] },
    first && [first],
  )
  expect(after?.entries.map((entry, index) => entry === first?.entries[index])).toEqual([
    true,
    true,
    true,
    false,
    true,
    true,
    true,
  ])
})

test('a place where an event was before somebody else moved it has no line', () => {
  const tea = timed('Tea', '2027-03-10T11:00Z', '2027-03-10T12:00Z')
  const was = { ...timed('Tea', '2027-03-09T11:00Z', '2027-03-09T12:00Z'), unseen: 'was' } as const
  const drawn = agendaModel([tea], march, paris, '2026-01-01')
  expect(lines(agendaModel([was, tea], march, paris, '2026-01-01'))).toEqual(lines(drawn))
})
