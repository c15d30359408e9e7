import { i18n } from '@lingui/core'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

// British English puts the day first, as the calendar does.
const locale = () => (i18n.locale === 'en' ? 'en-GB' : i18n.locale)

/** `Saturday 21 November 2026 at 10:29`, in the zone of the device. */
export const formatInstant = (instant: number): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', ...day, ...time }).format(instant)

/** `14:05`, in the zone of the device. */
export const timeOfDay = (instant: number): string => new Intl.DateTimeFormat(locale(), time).format(instant)

/** `19 February 2027`, of an ISO 8601 instant. */
export const formatDay = (instant: string): string =>
  new Intl.DateTimeFormat(locale(), day).format(new Date(instant))
