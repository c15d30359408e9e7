import type { IsoDate } from './units.ts'

/** The calendars in which dates are said beside ours, by their CLDR names. */
export type SecondaryCalendar = 'islamic-umalqura' | 'hebrew' | 'buddhist'

/** What each is called by itself or its family in CLDR, beginning so. */
const families: readonly (readonly [string, SecondaryCalendar])[] = [
  ['islamic', 'islamic-umalqura'],
  ['hebrew', 'hebrew'],
  ['buddhist', 'buddhist'],
]

/**
 * The calendar in which people of a locale say dates beside ours: the first that we can.
 *
 * @param calendars of the locale, the most used first, as `Intl.Locale.getCalendars` gives them
 */
export function secondaryCalendarAmong(calendars: readonly string[]): SecondaryCalendar | null {
  const known = calendars.map((name) => families.find(([family]) => name.startsWith(family))?.[1])
  return known.find((each) => each !== undefined) ?? null
}

/** The 1-based day of the month that a date is in another calendar. */
export const dayIn = (date: IsoDate, calendar: SecondaryCalendar): number =>
  Temporal.PlainDate.from(date).withCalendar(calendar).day
