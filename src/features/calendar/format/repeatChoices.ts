import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Rhythm } from '#domain/event/CalendarEvent.ts'
import { civil, dayNumber, daysInMonth } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from './dateParts.ts'

/** The rhythms that are offered for an event on a day, as they are called: `Weekly on Monday`. */
export function repeatChoices(date: IsoDate): readonly { readonly value: Rhythm; readonly label: string }[] {
  const { weekday, day, month } = dateParts(date, i18n.locale)
  const nth = nthName(date, weekday)
  return [
    { value: 'day', label: t`Daily` },
    { value: 'weekday', label: t`Monday to Friday` },
    { value: 'week', label: t`Weekly on ${weekday}` },
    { value: 'monthDay', label: t`Monthly on day ${day}` },
    { value: 'monthWeekday', label: t`Monthly on the ${nth}` },
    { value: 'year', label: t`Yearly on ${day} ${month}` },
  ]
}

function nthName(date: IsoDate, weekday: string): string {
  const { year, month, day } = civil(dayNumber(date))
  const isLast = day > 28 && day > daysInMonth(year, month) - 7
  const names = [t`first ${weekday}`, t`second ${weekday}`, t`third ${weekday}`, t`fourth ${weekday}`]
  return (isLast ? undefined : names[Math.ceil(day / 7) - 1]) ?? t`last ${weekday}`
}
