import { t } from '@lingui/core/macro'
import { dateLocale } from '../../../locales/dateLocale.ts'
import { cityOf } from '../../../locales/cityOf.ts'

// lingui-set comment="Beside a weekday, in a week in which clocks change: from this day on the clocks of a city show so much more or less than the ruler beside the hours says. {shift} is written like “+1h”, “-30m”."

/** `New York +1h`: from a day on it is so much later there than the ruler says. */
export function formatShift(zone: string, minutes: number): string {
  const isHours = minutes % 60 === 0
  const shift = new Intl.NumberFormat(dateLocale(), {
    style: 'unit',
    unit: isHours ? 'hour' : 'minute',
    unitDisplay: 'narrow',
    signDisplay: 'always',
  }).format(isHours ? minutes / 60 : minutes)
  const city = cityOf(zone)
  return t`${city} ${shift}`
}
