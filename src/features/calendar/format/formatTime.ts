import { isTwice } from '#domain/time/instantOf.ts'
import { minuteMs, type EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { dateLocale } from '../../../locales/dateLocale.ts'
import { chosenClock } from '../../../locales/clock/clock.ts'
import { formatOffset } from './formatOffset.ts'

/** `09:00`: what a clock in the zone shows; `02:00 CEST` if it shows that twice. */
export function formatTime(instant: EpochMs, zone: Zone): string {
  const clock = formatClock((instant + zone.offsetAt(instant)) / minuteMs)
  return isTwice(instant, zone) ? `${clock} ${formatOffset(instant, zone)}` : clock
}

/** `09:05` for 545 minutes after midnight; `9:05 am` for people who chose that. */
export function formatClock(minutes: number): string {
  const ofDay = ((Math.floor(minutes) % 1440) + 1440) % 1440
  if (chosenClock() === '12h') return twelveHours(ofDay)
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

/** `09:00 – 10:30`. */
export function formatHours(start: EpochMs, end: EpochMs, zone: Zone): string {
  return `${formatTime(start, zone)} – ${formatTime(end, zone)}`
}

/** The label of an hour on the ruler: `09:00`, or `9 am`. */
export function formatRulerHour(minutes: number): string {
  const clock = formatClock(minutes)
  return chosenClock() === '12h' ? clock.replace(':00', '') : clock
}

/** Formatted once for each minute of a day and language: there are thousands of times. */
function twelveHours(ofDay: number): string {
  const locale = dateLocale()
  const name = `${locale} ${ofDay}`
  const known = written.get(name)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  })
  const text = format.format(ofDay * minuteMs)
  written.set(name, text)
  return text
}

const written = new Map<string, string>()

const two = (value: number) => String(value).padStart(2, '0')
