import { dayMs, hourMs, minuteMs } from '#domain/time/units.ts'
import { dateLocale } from '../../../../locales/dateLocale.ts'

const steps = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const

/** How long ago something was, in the largest whole unit: `10 min ago`. @returns null for less than a minute */
export function formatAgo(instant: number, now: number): string | null {
  const [unit, length] = steps.find(([, each]) => now - instant >= each) ?? []
  if (unit === undefined || length === undefined) return null
  const format = new Intl.RelativeTimeFormat(dateLocale(), { style: 'short' })
  return format.format(-Math.floor((now - instant) / length), unit)
}
