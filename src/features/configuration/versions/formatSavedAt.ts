import { clockParts } from '../../../locales/clock/clock.ts'
import { dateLocale } from '../../../locales/dateLocale.ts'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** `21 November 2026 at 19:02:11`, from an ISO 8601 instant, in the zone of the device. */
export const formatSavedAt = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { ...day, ...clockParts(), second: '2-digit' }).format(new Date(iso))
