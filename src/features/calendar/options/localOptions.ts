import * as v from 'valibot'
import type { Weekday } from '#domain/time/units.ts'
import { isoOptions, usualHours, type ViewOptions } from './ViewOptions.ts'

/** 7 is Sunday. */
const isoWeekday = v.picklist([1, 2, 3, 4, 5, 6, 7])
/** The one that is usual first. */
const hourCycles = v.tupleWithRest([v.string()], v.string())
const weekInfo = v.object({ firstDay: isoWeekday, weekend: v.array(isoWeekday) })

/**
 * The usual view options of a region.
 *
 * @param locale of the browser: `en-GB`. One without data about weeks gets those of ISO 8601
 */
export function localOptions(locale: string): ViewOptions {
  const asked = new Intl.Locale(locale)
  const known = v.safeParse(weekInfo, told(asked, 'getWeekInfo', 'weekInfo'))
  const firstDay = known.success ? weekdayOf(known.output.firstDay) : isoOptions.firstDay
  const weekend = known.success ? known.output.weekend.map(weekdayOf) : isoOptions.weekend
  return {
    ...isoOptions,
    firstDay,
    weekend,
    clock: isTwelveHours(asked) ? '12h' : '24h',
    // The week numbers of ISO 8601 are for weeks that begin on Monday.
    weekNumbers: firstDay === 1 ? 'shown' : 'hidden',
    workingHours: usualHours(weekend),
  }
}

/**
 * A formatter has this too, but the first one of a page costs 30 ms: it is used only if the locale does not
 * have it.
 */
function isTwelveHours(locale: Intl.Locale): boolean {
  const cycles = v.safeParse(hourCycles, told(locale, 'getHourCycles', 'hourCycles'))
  if (cycles.success) return cycles.output[0] === 'h12' || cycles.output[0] === 'h11'
  return new Intl.DateTimeFormat(locale.baseName, { hour: 'numeric' }).resolvedOptions().hour12 ?? false
}

/** The data of a locale: a method now, a property in older browsers, and missing in some. */
function told(locale: Intl.Locale, methodName: string, propertyName: string): unknown {
  const method: unknown = Reflect.get(locale, methodName)
  return typeof method === 'function' ? Reflect.apply(method, locale, []) : Reflect.get(locale, propertyName)
}

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const weekdayOf = (iso: number): Weekday => weekdays[iso % 7] ?? 0
