import * as v from 'valibot'
import type { Weekday } from '#domain/time/units.ts'
import { localClock } from '../../../locales/clock/localClock.ts'
import { localeData } from '../../../locales/clock/localeData.ts'
import { isoOptions, usualHours, type ViewOptions } from './ViewOptions.ts'

/** 7 is Sunday. */
const isoWeekday = v.picklist([1, 2, 3, 4, 5, 6, 7])
const weekInfo = v.object({ firstDay: isoWeekday, weekend: v.array(isoWeekday) })

/**
 * The usual view options of a region.
 *
 * @param locale of the browser: `en-GB`. One without data about weeks gets those of ISO 8601
 */
export function localOptions(locale: string): ViewOptions {
  const asked = new Intl.Locale(locale)
  const known = v.safeParse(weekInfo, localeData(asked, 'getWeekInfo', 'weekInfo'))
  const firstDay = known.success ? weekdayOf(known.output.firstDay) : isoOptions.firstDay
  const weekend = known.success ? known.output.weekend.map(weekdayOf) : isoOptions.weekend
  return {
    ...isoOptions,
    firstDay,
    weekend,
    clock: localClock(asked),
    // The week numbers of ISO 8601 are for weeks that begin on Monday.
    weekNumbers: firstDay === 1 ? 'shown' : 'hidden',
    workingHours: usualHours(weekend),
  }
}

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const weekdayOf = (iso: number): Weekday => weekdays[iso % 7] ?? 0
