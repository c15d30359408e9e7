import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from './dateParts.ts'

// lingui-set comment="A date. The order and what stands between belongs to your language; {day} is a number."

/** `Monday 15 March`. */
export function formatDay(date: IsoDate): string {
  const { weekday, day, month } = dateParts(date, i18n.locale)
  return t`${weekday} ${day} ${month}`
}

/** `15 March 2027`. */
export function formatDate(date: IsoDate): string {
  const { day, month, year } = dateParts(date, i18n.locale)
  return t`${day} ${month} ${year}`
}

/** `Monday 15 March 2027`. */
export function formatFullDate(date: IsoDate): string {
  const { weekday, day, month, year } = dateParts(date, i18n.locale)
  return t`${weekday} ${day} ${month} ${year}`
}

/** `March 2027`. */
export function formatMonth(date: IsoDate): string {
  const { month, year } = dateParts(date, i18n.locale)
  return t`${month} ${year}`
}
