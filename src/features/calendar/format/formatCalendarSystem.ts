import { dateLocale } from '../../../locales/dateLocale.ts'

/**
 * The name of a calendar system in the current language, from its RSCALE: `Chinese Calendar`. An unknown
 * RSCALE is returned unchanged.
 */
export function formatCalendarSystem(rscale: string): string {
  const name = rscale.toLowerCase()
  // DisplayNames throws if the text does not have the form of a code.
  if (!/^[a-z0-9]{3,8}(?:-[a-z0-9]{3,8})*$/.test(name)) return rscale
  const known = new Intl.DisplayNames([dateLocale()], { type: 'calendar', fallback: 'none' }).of(name)
  return known ?? rscale
}
