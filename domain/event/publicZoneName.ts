import { minuteMs, type EpochMs } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'

/**
 * The name of a zone that everybody understands: its own, or, for one that only a VTIMEZONE knows, its offset at that instant (`-07:41`).
 */
export function publicZoneName(zone: Zone, instant: EpochMs): string {
  if (!zone.isOwn) return zone.name
  const minutes = Math.round(zone.offsetAt(instant) / minuteMs)
  const two = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
