import { dateLocale } from '../../../locales/dateLocale.ts'

const dayMinutes = 24 * 60

/** A length of time in words, its units from days to minutes: `1 day, 30 minutes`. @param minutes not negative */
export function formatShiftLength(minutes: number): string {
  const locale = dateLocale()
  const units = [
    ['day', Math.floor(minutes / dayMinutes)],
    ['hour', Math.floor((minutes % dayMinutes) / 60)],
    ['minute', minutes % 60],
  ] as const
  const parts = units
    .filter(([, count]) => count > 0)
    .map(([unit, count]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts)
}
