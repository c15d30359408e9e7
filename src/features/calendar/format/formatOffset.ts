import type { EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { dateLocale } from '../../../locales/dateLocale.ts'

/** `CEST`, `CET`, `NDT`: the short name of a zone's time at an instant; `GMT-4` if it has none. */
export function formatOffset(instant: EpochMs, zone: Zone): string {
  const named = locales().map((locale) => shortName(locale, instant, zone))
  return named.find((name) => !/\d/.test(name)) ?? named[0] ?? ''
}

/**
 * A language only has the short names of its own countries: the reader's language is asked first, then others
 * that have some.
 */
const locales = () => [dateLocale(), 'en-GB', 'en-US', 'en-CA', 'en-AU', 'en-NZ']

function shortName(locale: string, instant: EpochMs, zone: Zone): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone.name, timeZoneName: 'short' })
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
