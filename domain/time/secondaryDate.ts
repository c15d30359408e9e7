import type { IsoDate } from './units.ts'

/** The calendars in which dates are said beside ours, by their CLDR names. */
export type SecondaryCalendar = 'islamic-umalqura' | 'hebrew' | 'buddhist'

/** Where people use each, by ISO 3166 codes. */
const regions: readonly (readonly [SecondaryCalendar, string])[] = [
  [
    'islamic-umalqura',
    'AE AF AL AZ BD BH DJ DZ EG EH ER ID IQ IR JO KM KW LB LY MA MR MV MY NE OM PK PS QA SA SD SY TD TJ TM TN TR UZ XK YE',
  ],
  ['hebrew', 'IL'],
  ['buddhist', 'TH'],
]

const calendars: ReadonlyMap<string, SecondaryCalendar> = new Map(
  regions.flatMap(([calendar, codes]) => codes.split(' ').map((region) => [region, calendar] as const)),
)

/**
 * The calendar in which people of a region say dates beside ours: the first that we can of CLDR's calendar
 * preferences; null without one. `Intl.Locale.getCalendars` has the same, but not in every browser, and its
 * first answer takes 15 ms.
 *
 * @param region ISO 3166, two capitals
 */
export const secondaryCalendarOf = (region: string): SecondaryCalendar | null => calendars.get(region) ?? null

/** The 1-based day of the month that a date is in another calendar. */
export const dayIn = (date: IsoDate, calendar: SecondaryCalendar): number =>
  Temporal.PlainDate.from(date).withCalendar(calendar).day
