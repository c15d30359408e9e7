import { t } from '@lingui/core/macro'

// lingui-set comment="A fact after “Every month, ”. {weekday} may be a choice such as “Saturday or Sunday”."

/**
 * `second Tuesday`, `last Friday`.
 *
 * @param nth counted from the start of a month (1), or from its end (-1)
 * @returns null for a number without a name
 */
export function nthWeekday(nth: number, weekday: string): string | null {
  switch (nth) {
    case 1:
      return t`first ${weekday}`
    case 2:
      return t`second ${weekday}`
    case 3:
      return t`third ${weekday}`
    case 4:
      return t`fourth ${weekday}`
    case 5:
      return t`fifth ${weekday}`
    case -1:
      return t`last ${weekday}`
    case -2:
      return t`second to last ${weekday}`
    default:
      return null
  }
}
