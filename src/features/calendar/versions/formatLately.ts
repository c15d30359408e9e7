import { t } from '@lingui/core/macro'
import { dayMs } from '#domain/time/units.ts'
import { dateLocale } from '../../../locales/dateLocale.ts'
import { clockParts } from '../../../locales/clock/clock.ts'
import { formatMade } from '../format/formatMade.ts'

// lingui-set comment="When something was changed: {day} is “today” or “yesterday”, {time} is “14:03”."

/** When something was done, in the zone of the device: `yesterday, 14:03`, `21 November at 10:29`. */
export function formatLately(instant: number, now: number): string {
  const days = Math.round((startOfDay(instant) - startOfDay(now)) / dayMs)
  if (days < -1 || days > 0) return formatMade(instant)
  const day = new Intl.RelativeTimeFormat(dateLocale(), { numeric: 'auto' }).format(days, 'day')
  const time = new Intl.DateTimeFormat(dateLocale(), clockParts()).format(instant)
  return t`${day}, ${time}`
}

const startOfDay = (instant: number) => new Date(instant).setHours(0, 0, 0, 0)
