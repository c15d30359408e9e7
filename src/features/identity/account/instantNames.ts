import { clockParts } from '../../../locales/clock/clock.ts'
import { dateLocale } from '../../../locales/dateLocale.ts'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** `Saturday 21 November 2026 at 10:29`, in the zone of the device. */
export const formatLongInstant = (instant: number): string =>
  new Intl.DateTimeFormat(dateLocale(), { weekday: 'long', ...day, ...clockParts() }).format(instant)

/** `14:05`, in the zone of the device. */
export const formatTimeOfDay = (instant: number): string =>
  new Intl.DateTimeFormat(dateLocale(), clockParts()).format(instant)

/** `19 February 2027`, of an ISO 8601 instant. */
export const formatTokenDay = (instant: string): string =>
  new Intl.DateTimeFormat(dateLocale(), day).format(new Date(instant))
