import { epochMs, utcDay, type DayNumber } from '../time/units.ts'
import { gregorianScale, scaleOf, type CalendarScale, type Month } from './CalendarScale.ts'

/**
 * The calendar system named by RSCALE (RFC 7529 4.1; names of CLDR), in any case; null for one that cannot be
 * calculated: those that depend on observing the sky, and unknown ones. Calendar systems that only count
 * years differently have the months of the Gregorian calendar. All others reach from 1901 to 2099, where the
 * tables of all browsers agree. Each is created on first use.
 */
export function scaleNamed(rscale: string): CalendarScale | null {
  const name = rscale.toUpperCase()
  if (likeGregorian.has(name)) return gregorianScale
  const id = calendarIds.get(name)
  if (id === undefined) return null
  const months = scales.get(id) ?? monthsOf(id)
  scales.set(id, months)
  return months.length === 0 ? null : scaleOf(months)
}

const likeGregorian: ReadonlySet<string> = new Set([
  'GREGORIAN',
  'GREGORY',
  'ISO8601',
  'BUDDHIST',
  'JAPANESE',
  'ROC',
])

/** What Temporal calls them. */
const calendarIds: ReadonlyMap<string, string> = new Map([
  ...['CHINESE', 'COPTIC', 'DANGI', 'ETHIOPIC', 'HEBREW', 'INDIAN', 'PERSIAN'].map(
    (name) => [name, name.toLowerCase()] as const,
  ),
  ...['ISLAMIC-CIVIL', 'ISLAMIC-TBLA', 'ISLAMIC-UMALQURA'].map((name) => [name, name.toLowerCase()] as const),
  ['ETHIOPIC-AMETE-ALEM', 'ethioaa'],
])

const scales = new Map<string, readonly Month[]>()

/**
 * The months of all years that begin and end within 1900 and 2100; none if Temporal does not have the
 * calendar.
 */
function monthsOf(id: string): readonly Month[] {
  const months: Month[] = []
  try {
    let day = Temporal.PlainDate.from('1901-01-01').withCalendar(id).with({ month: 1, day: 1 })
    for (const end = Temporal.PlainDate.from('2101-01-01'); Temporal.PlainDate.compare(day, end) < 0;) {
      const { year, monthCode, daysInMonth: length } = day
      months.push({ year, number: numberOf(monthCode), first: dayNumberOf(day), length })
      day = day.add({ days: length })
    }
    return months.filter(({ year }) => year < day.year)
  } catch {
    return []
  }
}

/** `M05L` of Temporal, the leap month after the fifth, is 5.5. */
const numberOf = (monthCode: string) => Number(monthCode.slice(1, 3)) + (monthCode.endsWith('L') ? 0.5 : 0)

const dayNumberOf = (date: Temporal.PlainDate): DayNumber =>
  utcDay(epochMs(date.withCalendar('iso8601').toZonedDateTime('UTC').epochMilliseconds))
