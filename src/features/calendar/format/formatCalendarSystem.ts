import { dateLocale } from '../../../locales/dateLocale.ts'

/** What the language calls a calendar, by the name that RSCALE gives it: `Chinese Calendar`. A name that nobody knows is itself. */
export function formatCalendarSystem(rscale: string): string {
  const name = rscale.toLowerCase()
  // DisplayNames throws at what is not formed like a name.
  if (!/^[a-z0-9]{3,8}(?:-[a-z0-9]{3,8})*$/.test(name)) return rscale
  const known = new Intl.DisplayNames([dateLocale()], { type: 'calendar', fallback: 'none' }).of(name)
  return known ?? rscale
}
