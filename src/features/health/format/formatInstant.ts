import { clockParts } from '../../../locales/clock/clock.ts'
import { dateLocale } from '../../../locales/dateLocale.ts'
import type { EpochMs } from '#domain/time/units.ts'

const day = { day: 'numeric', month: 'short' } as const

/** `14:02`; on another day than `now` `20 Nov, 14:02`. In the zone of the device. */
export function formatInstant(at: EpochMs, now: EpochMs): string {
  const time = clockParts()
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(dateLocale(), isToday ? time : { ...day, ...time }).format(at)
}

/** `14:02:31`, in the zone of the device. */
export const formatSecond = (at: EpochMs): string =>
  new Intl.DateTimeFormat(dateLocale(), { ...clockParts(), second: '2-digit' }).format(at)
