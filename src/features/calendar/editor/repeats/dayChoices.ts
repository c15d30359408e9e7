import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { RepeatRule } from '#domain/event/CalendarEvent.ts'
import { civil, dayNumber, daysInMonth } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'
import { lastWorkingDay } from '../../format/rules/nthDay.ts'
import { nthWeekday } from '../../format/nthWeekday.ts'

// lingui-set comment="On which day of a month or year an event repeats: a choice after “every month” or “every year”. {nth} is such as “second Tuesday”."

type DayChoice = { readonly value: RepeatRule['on']; readonly label: string }

/**
 * The days of a month or year that the day of a start can mean, with their names, and those that a series can
 * begin with soon after.
 */
export function dayChoices(frequency: 'MONTHLY' | 'YEARLY', start: IsoDate): readonly DayChoice[] {
  const { weekday, day, month } = dateParts(start, i18n.locale)
  const { year, month: number, day: ofMonth } = civil(dayNumber(start))
  const length = daysInMonth(year, number)
  const position = Math.ceil(ofMonth / 7)
  // A fifth one is not in every month: it is the last.
  const nth = ofMonth > 28 ? -1 : position
  const named = (at: number) => nthWeekday(at, weekday) ?? ''
  const ofYear = (text: string) => (frequency === 'YEARLY' ? t`${text} in ${month}` : text)
  return [
    { value: 'day', label: frequency === 'YEARLY' ? t`${day} ${month}` : t`day ${day}` },
    { value: 'weekday', label: ofYear(named(nth)) },
    ...(ofMonth > length - 7 && nth !== -1
      ? [{ value: 'lastWeekday' as const, label: ofYear(named(-1)) }]
      : []),
    { value: 'lastDay', label: ofYear(t`last day`) },
    { value: 'lastWorkingDay', label: ofYear(lastWorkingDay()) },
    ...(frequency === 'MONTHLY' ? [{ value: 'days' as const, label: t`several days` }] : []),
  ]
}
