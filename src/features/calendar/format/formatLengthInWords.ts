import { dateLocale } from '../../../locales/dateLocale.ts'

type Unit = 'day' | 'hour' | 'minute' | 'second'

/** A length of time in words, from days to seconds: `1 hour, 30 minutes`. @param minutes not negative */
export function formatLengthInWords(minutes: number): string {
  const seconds = Math.round(minutes * 60)
  const counts: readonly (readonly [Unit, number])[] = [
    ['day', Math.trunc(seconds / 86_400)],
    ['hour', Math.trunc(seconds / 3600) % 24],
    ['minute', Math.trunc(seconds / 60) % 60],
    ['second', seconds % 60],
  ]
  const [first = '', ...others] = counts.flatMap(([unit, count]) =>
    count === 0 ? [] : [formatterOf(unit).format(count)],
  )
  if (others.length === 0) return first
  return new Intl.ListFormat(dateLocale(), { type: 'unit' }).format([first, ...others])
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Made once for each language and unit: to make one takes longer than all it then says. */
function formatterOf(unit: Unit): Intl.NumberFormat {
  const locale = dateLocale()
  const key = `${locale} ${unit}`
  const formatter =
    formatters.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  formatters.set(key, formatter)
  return formatter
}
