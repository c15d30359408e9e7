import { minuteMs, type EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'

/** `09:00`: what a clock in the zone shows. */
export function timeName(instant: EpochMs, zone: Zone): string {
  return clockName((instant + zone.offsetAt(instant)) / minuteMs)
}

/** `09:05` of 545 minutes from any midnight. */
export function clockName(minutes: number): string {
  const ofDay = ((Math.floor(minutes) % 1440) + 1440) % 1440
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

/** `09:00 – 10:30`, of minutes from midnight. */
export function hoursName(start: number, end: number): string {
  return `${clockName(start)} – ${clockName(end)}`
}

const two = (value: number) => String(value).padStart(2, '0')
