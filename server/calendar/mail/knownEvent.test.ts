import { expect, test } from 'vitest'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { addMs, dayMs, epochMs, hourMs } from '#domain/time/units.ts'
import type { DatesWithin } from './eventInWords.ts'
import { mailedDatesChange, datesToCome, knownEventText, readKnownEvent } from './knownEvent.ts'

const monday = epochMs(Date.UTC(2027, 2, 15, 9))
const at = (days: number, hours = 0): EventWhen => {
  const start = addMs(monday, days * dayMs + hours * hourMs)
  return { kind: 'timed', start, end: addMs(start, hourMs), zone: 'Europe/Paris' }
}
const year = (day: number, ...whens: readonly EventWhen[]): DatesWithin => {
  const since = addMs(monday, day * dayMs)
  return { since, until: addMs(since, 366 * dayMs), whens }
}
const knowing = (dates: DatesWithin) => readKnownEvent(knownEventText({ title: 'Plan', place: '', dates }))

test('that time has passed is no change: dates that are over and further ones', () => {
  const known = knowing(year(0, at(0), at(7), at(14)))
  const later = year(8, at(14), at(370))
  expect(mailedDatesChange(known, later)).toEqual({ gone: [], added: [] })
})

test('a date that moved is gone where it was, and added where it is', () => {
  const known = knowing(year(0, at(0), at(7), at(14)))
  expect(mailedDatesChange(known, year(0, at(0), at(7, 2), at(14)))).toEqual({
    gone: [at(7)],
    added: [at(7, 2)],
  })
})

test('of many dates no more are known than were remembered', () => {
  const daily = Array.from({ length: 80 }, (_, day) => at(day))
  const known = knowing(year(0, ...daily))
  expect(mailedDatesChange(known, year(0, ...daily))).toEqual({ gone: [], added: [] })
})

test('whole days are remembered as days', () => {
  const days = (first: '2027-03-15' | '2027-03-16'): EventWhen => ({ kind: 'allDay', first, last: first })
  const known = knowing(year(0, days('2027-03-15')))
  const { gone, added } = mailedDatesChange(known, year(0, days('2027-03-16')))
  expect([gone, added]).toEqual([[days('2027-03-15')], [days('2027-03-16')]])
})

test('of a single event it says when it was, also if that is over', () => {
  const known = knowing({ ...year(0, at(0)), since: epochMs(0) })
  expect(mailedDatesChange(known, { ...year(5, at(5)), since: epochMs(0) }).gone).toEqual([at(0)])
})

test('the dates that somebody knows and that are to come', () => {
  const known = knowing(year(0, at(0), at(7), at(14)))
  expect(datesToCome(known, addMs(monday, 2 * dayMs))).toEqual([at(7), at(14)])
})

test('what an earlier version stored has no dates to compare', () => {
  const known = readKnownEvent('{"title":"Plan","dates":["Monday"],"place":"Rosa"}')
  expect(known).toEqual({ title: 'Plan', place: 'Rosa', next: null })
  expect(mailedDatesChange(known, year(0, at(0)))).toEqual({ gone: [], added: [] })
})
