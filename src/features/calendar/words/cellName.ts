import { plural, t } from '@lingui/core/macro'
import type { IsoDate } from '#domain/time/units.ts'
import { dayName } from './dateName.ts'

/** `Monday 15 March, 3 events`. */
export function cellName({ date, count }: { readonly date: IsoDate; readonly count: number }): string {
  const day = dayName(date)
  const events = plural(count, { one: '# event', other: '# events' })
  return count === 0 ? t`${day}, no events` : t`${day}, ${events}`
}
