import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'

// lingui-set comment="A date in a field, with short names of its weekday and month: Thu 26 Nov. It can be typed again as it is."

/** `Thu 26 Nov`, with its year where that is not the one of today. */
export function formatFieldDate(date: IsoDate, today: IsoDate): string {
  const { weekdayShort, day, monthShort, year } = dateParts(date, i18n.locale)
  return date.slice(0, 4) === today.slice(0, 4)
    ? t`${weekdayShort} ${day} ${monthShort}`
    : t`${weekdayShort} ${day} ${monthShort} ${year}`
}
