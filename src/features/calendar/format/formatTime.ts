import { isTwice } from '#domain/time/instantOf.ts'
import { minuteMs, type EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatOffset } from './formatOffset.ts'

/** `09:00`: what a clock in the zone shows; `02:00 CEST` where it shows that a second time. */
export function formatTime(instant: EpochMs, zone: Zone): string {
  const clock = formatClock((instant + zone.offsetAt(instant)) / minuteMs)
  return isTwice(instant, zone) ? `${clock} ${formatOffset(instant, zone)}` : clock
}

/** `09:05` of 545 minutes from any midnight. */
export function formatClock(minutes: number): string {
  const ofDay = ((Math.floor(minutes) % 1440) + 1440) % 1440
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

/** `09:00 – 10:30`. */
export function formatHours(start: EpochMs, end: EpochMs, zone: Zone): string {
  return `${formatTime(start, zone)} – ${formatTime(end, zone)}`
}

const two = (value: number) => String(value).padStart(2, '0')
