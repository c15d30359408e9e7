import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { IsoDate } from '#domain/time/units.ts'
import { dayName } from './dateName.ts'

/** `Monday 15 March, 3 events`. */
export function cellName({ date, count }: { readonly date: IsoDate; readonly count: number }): string {
  const day = dayName(date)
  const events = plural(count, { one: '# event', other: '# events' })
  return count === 0 ? t`${day}, no events` : t`${day}, ${events}`
}

/** `Sunday 31 October, 3 events, 25 hours`: where clocks change a day is longer or shorter than others. */
export function longDayName(
  day: { readonly date: IsoDate; readonly count: number },
  lengthMinutes: number,
): string {
  const name = cellName(day)
  const hours = i18n.number(lengthMinutes / 60)
  return lengthMinutes === 24 * 60 ? name : t`${name}, ${hours} hours`
}
