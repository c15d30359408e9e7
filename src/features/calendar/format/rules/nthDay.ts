import { t } from '@lingui/core/macro'

// lingui-set comment="A fact after “Every month, ” or “Every year, ”. A working day is one from Monday to Friday."

/** `day 15`, `last day`: of a month, counted from its start (1) or its end (-1). */
export function nthDay(day: number): string {
  if (day === -1) return t`last day`
  if (day === -2) return t`second to last day`
  const number = Math.abs(day)
  return day < 0 ? t`day ${number} from the end` : t`day ${day}`
}

/** `last working day`; null for a number without a name. */
export function nthWorkingDay(nth: number): string | null {
  switch (nth) {
    case 1:
      return t`first working day`
    case 2:
      return t`second working day`
    case 3:
      return t`third working day`
    case -1:
      return lastWorkingDay()
    case -2:
      return t`second to last working day`
    default:
      return null
  }
}

export const lastWorkingDay = (): string => t`last working day`

/** `day 100 of the year`. */
export function nthDayOfYear(day: number): string {
  const number = Math.abs(day)
  return day < 0 ? t`day ${number} from the end of the year` : t`day ${number} of the year`
}

/** `Monday number 20 of the year`. */
export function nthWeekdayOfYear(nth: number, weekday: string): string {
  const number = Math.abs(nth)
  return nth < 0
    ? t`${weekday} number ${number} from the end of the year`
    : t`${weekday} number ${number} of the year`
}
