import { expect, test } from 'vitest'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { epochMs } from '#domain/time/units.ts'
import { briefDateText, dateText } from './dateText.ts'

const nine = epochMs(Date.UTC(2027, 2, 16, 8))
const timed = {
  kind: 'timed',
  start: nine,
  end: epochMs(nine + 3_600_000),
  zone: 'Europe/Paris',
} as const
const when: EventWhen = timed

test('an English date has its day first, as in the application', () => {
  expect(dateText(when, 'en')).toMatch(/^Tuesday,? 16 March 2027.*09:00.*10:00/)
  expect(briefDateText(when, 'en')).toMatch(/^Tue,? 16 Mar, 09:00$/)
})

test.for(['en', 'fr', 'de', 'es', 'ar'] as const)(
  'in %s the digits of dates are Western ones',
  (language) => {
    expect(dateText(when, language)).toMatch(/16.*2027.*\b09:00.*10:00/)
    expect(dateText(when, language)).not.toMatch(/[٠-٩]/)
  },
)

test('whole days say so with the comma of the language', () => {
  const days = { kind: 'allDay', first: '2027-03-16', last: '2027-03-17' } as EventWhen
  expect(dateText(days, 'en')).toMatch(/2027, all day$/)
  expect(dateText(days, 'ar')).toMatch(/2027، طوال اليوم$/)
})

test.for([
  ['en', '(Central European Time)'],
  ['fr', '(heure d’Europe centrale)'],
  ['de', '(Mitteleuropäische Zeit)'],
  ['es', '(hora de Europa central)'],
  ['ar', '(توقيت وسط أوروبا)'],
] as const)('in %s the zone has its whole name, once, behind the times', ([language, zone]) => {
  expect(dateText(when, language).endsWith(` ${zone}`)).toBe(true)
  const overnight = { ...timed, end: epochMs(nine + 20 * 3_600_000) }
  expect(dateText(overnight, language).split(zone)).toHaveLength(2)
})

test('a zone that nobody knows is UTC, and no zone has no name', () => {
  expect(dateText({ ...timed, zone: 'Custom/One' }, 'en')).toMatch(
    /08:00.*09:00 \(Coordinated Universal Time\)$/,
  )
  expect(dateText({ ...timed, zone: null }, 'en')).toMatch(/09:00$/)
})

test('the first day of a month is 1er in French, and no other', () => {
  const days = { kind: 'allDay', first: '2027-01-01', last: '2027-01-11' } as EventWhen
  expect(dateText(days, 'fr')).toMatch(/^vendredi 1er.*lundi 11 janvier 2027/)
  expect(briefDateText(days, 'fr')).toBe('ven. 1er janv.')
  expect(briefDateText(days, 'en')).toBe('Fri 1 Jan')
})
