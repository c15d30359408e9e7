import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Rhythm } from '#domain/event/CalendarEvent.ts'
import { civil, dayNumber, daysInMonth } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from './dateParts.ts'

// lingui-set comment="Choices of the field “Repeats”."

/** The choices for repeating an event on a day, with their labels: `Weekly on Monday`. */
export function repeatChoices(date: IsoDate): readonly { readonly value: Rhythm; readonly label: string }[] {
  const { weekday, day, month } = dateParts(date, i18n.locale)
  return [
    { value: 'day', label: t`Daily` },
    { value: 'weekday', label: t`Monday to Friday` },
    { value: 'week', label: t`Weekly on ${weekday}` },
    { value: 'monthDay', label: t`Monthly on day ${day}` },
    { value: 'monthWeekday', label: monthlyOnNth(date, weekday) },
    { value: 'year', label: t`Yearly on ${day} ${month}` },
  ]
}

function monthlyOnNth(date: IsoDate, weekday: string): string {
  const { year, month, day } = civil(dayNumber(date))
  const isLast = day > 28 && day > daysInMonth(year, month) - 7
  switch (isLast ? 5 : Math.ceil(day / 7)) {
    case 1:
      return t`Monthly on the first ${weekday}`
    case 2:
      return t`Monthly on the second ${weekday}`
    case 3:
      return t`Monthly on the third ${weekday}`
    case 4:
      return t`Monthly on the fourth ${weekday}`
    default:
      return t`Monthly on the last ${weekday}`
  }
}
