import { minuteMs, epochMs, type EpochMs } from './units.ts'

/** A time zone as a function. Created once for each name: ten thousand events of a zone share one. */
export type Zone = {
  /**
   * An IANA name, `UTC`, an offset, or a name made from the TZID of its VTIMEZONE; never the name of another
   * zone.
   */
  readonly name: string
  /** Whether only the VTIMEZONE of a calendar object defines this zone: its name means nothing elsewhere. */
  readonly isOwn: boolean
  /** Milliseconds east of UTC at an instant. */
  readonly offsetAt: (instant: EpochMs) => number
}

/**
 * The zone of an IANA name, of `UTC` or of an offset such as `+01:00`. Its transitions are read from
 * `Temporal` once, a year or so at a time, and cached.
 *
 * @throws RangeError if there is no such zone; check with `ianaZone` first
 */
export function zoneNamed(name: string): Zone {
  const known = zones.get(name)
  if (known !== undefined) return known
  const zone = { name, isOwn: false, offsetAt: name === 'UTC' ? () => 0 : offsetsOf(name) }
  zones.set(name, zone)
  return zone
}

/** The zone of a name; null if there is none, as in an edit from a device with newer zones. */
export function findZone(name: string): Zone | null {
  try {
    return zoneNamed(name)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * A name of the zone that everybody understands: its own, or its offset at that instant (`-07:41`) if only a
 * VTIMEZONE defines it.
 */
export function publicZoneName(zone: Zone, instant: EpochMs): string {
  if (!zone.isOwn) return zone.name
  const minutes = Math.round(zone.offsetAt(instant) / minuteMs)
  const two = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

const zones = new Map<string, Zone>()

/** Offsets in a range of time: `offsets[i]` holds until `until[i]`, the last one to the end of the range. */
type OffsetPeriod = { readonly until: readonly EpochMs[]; readonly offsets: readonly number[] }

/** 2^35 ms, some 398 days: long enough to be rare, short enough to hold two or three transitions. */
const offsetPeriodMs = 2 ** 35

/** The years of a long life and some more. */
const maxOffsetPeriods = 256

/** A little before the last possible instant (8.64e15), so that a whole range still fits. */
const furthest = 8.5e15

function offsetsOf(name: string): (instant: EpochMs) => number {
  const offsetPeriods = new Map<number, OffsetPeriod>()
  const offsetPeriodAt = (index: number): OffsetPeriod => {
    const known = offsetPeriods.get(index)
    if (known !== undefined) return known
    const offsetPeriod = readOffsetPeriod(name, epochMs(index * offsetPeriodMs))
    // Files of strangers may contain any year of any zone: the cache has a limit.
    if (offsetPeriods.size >= maxOffsetPeriods) offsetPeriods.clear()
    offsetPeriods.set(index, offsetPeriod)
    return offsetPeriod
  }
  // Read at once, so that an unknown name fails here and not in the middle of a week. After that most queries
  // are for the same year as the one before.
  let last = { index: 0, offsetPeriod: offsetPeriodAt(0) }
  return (instant) => {
    // NaN and instants outside of time have no offset, and are returned unchanged.
    if (!(Math.abs(instant) < furthest)) return 0
    const index = Math.floor(instant / offsetPeriodMs)
    if (index !== last.index) last = { index, offsetPeriod: offsetPeriodAt(index) }
    const { offsetPeriod } = last
    let at = 0
    while (at < offsetPeriod.until.length && instant >= (offsetPeriod.until[at] ?? 0)) at++
    return offsetPeriod.offsets[at] ?? 0
  }
}

function readOffsetPeriod(name: string, from: EpochMs): OffsetPeriod {
  const until: EpochMs[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(name)
  const offsets = [at.offsetNanoseconds / 1e6]
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (next === null || next.epochMilliseconds >= from + offsetPeriodMs) return { until, offsets }
    until.push(epochMs(next.epochMilliseconds))
    offsets.push(next.offsetNanoseconds / 1e6)
    at = next
  }
}
