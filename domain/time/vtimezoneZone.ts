import type { JCalComponent } from '#contract/jcal.ts'
import { propertiesOf, propertyOf, textOf } from '../event/properties.ts'
import { readRule } from '../recurrence/readRule.ts'
import type { Until } from '../recurrence/Rule.ts'
import { ruleWalls } from '../recurrence/ruleWalls.ts'
import { dayMs, minuteMs, type EpochMs, type WallMs } from './units.ts'
import { wallOf } from './wall.ts'
import { zoneNamed, type Zone } from './Zone.ts'
import { ianaZone } from './zones.ts'

/**
 * The zone that a VTIMEZONE defines by its own STANDARD and DAYLIGHT rules (RFC 5545 3.6.5).
 * `X-LIC-LOCATION` with a known name is believed, its rules being kept up to date.
 *
 * @returns null when no observance can be read
 */
export function vtimezoneZone(tzid: string, vtimezone: JCalComponent): Zone | null {
  const known = zones.get(vtimezone)
  if (known !== undefined) return known
  const location = textOf(vtimezone, 'x-lic-location')
  const name = location === '' ? null : ianaZone(location)
  const zone = name === null ? fromRules(tzid, vtimezone) : zoneNamed(name)
  zones.set(vtimezone, zone)
  return zone
}

const zones = new WeakMap<JCalComponent, Zone | null>()

/** A STANDARD or DAYLIGHT: from its onsets on an offset holds. Onsets are walls under the offset before them. */
type Observance = {
  readonly start: WallMs
  readonly from: number
  readonly to: number
  /** The last onset at or before a wall, or -Infinity. */
  readonly onsetAt: (wall: WallMs) => WallMs
}

function fromRules(name: string, vtimezone: JCalComponent): Zone | null {
  const observances = (vtimezone[2] ?? []).map(readObservance).filter((each) => each !== null)
  const first = observances.toSorted((a, b) => a.start - b.start)[0]
  if (first === undefined) return null
  const offsets = new Map<number, number>()
  const offsetAt = (instant: EpochMs) => {
    let latest = -Infinity
    let offset = first.from
    for (const each of observances) {
      const onset = each.onsetAt(instant + each.from) - each.from
      if (onset > latest) {
        latest = onset
        offset = each.to
      }
    }
    return offset
  }
  return {
    name,
    isOwn: true,
    // Minutes are fine enough for any transition, and so remember each answer once.
    offsetAt: (instant) => {
      const minute = Math.floor(instant / minuteMs)
      const known = offsets.get(minute)
      if (known !== undefined) return known
      if (offsets.size > 20_000) offsets.clear()
      const offset = offsetAt(instant)
      offsets.set(minute, offset)
      return offset
    },
  }
}

function readObservance(component: JCalComponent): Observance | null {
  if (component[0] !== 'standard' && component[0] !== 'daylight') return null
  const start = wallOf(textOf(component, 'dtstart'))
  const from = readOffset(textOf(component, 'tzoffsetfrom'))
  const to = readOffset(textOf(component, 'tzoffsetto'))
  if (Number.isNaN(start) || Number.isNaN(to)) return null
  const ruleValue = propertyOf(component, 'rrule')?.[3]
  const rule = ruleValue === undefined ? null : readRule(ruleValue)
  const fromOffset = Number.isNaN(from) ? to : from
  const until = lastOnset(rule?.until ?? null, fromOffset)
  const added = propertiesOf(component, 'rdate')
    .flatMap((property) => property.slice(3))
    .map((value) => (typeof value === 'string' ? wallOf(value.replace(/Z$/, '')) : NaN))
    .filter((wall) => !Number.isNaN(wall))
  const onsetAt = (wall: WallMs) => {
    let latest = start <= wall ? start : -Infinity
    for (const each of added) if (each <= wall && each > latest) latest = each
    if (rule === null) return latest
    // Onsets come at least once in two years, so that far back is enough; before them the start is the answer, or UNTIL ended them.
    const end = Math.min(wall, until) + 1
    const { walls } = ruleWalls(rule, start, end - 800 * dayMs, end, 100)
    return Math.max(latest, walls.at(-1) ?? -Infinity)
  }
  return { start, from: fromOffset, to, onsetAt }
}

/** UNTIL as a wall; it is written in UTC (RFC 5545 3.6.5). */
function lastOnset(until: Until | null, offset: number): WallMs {
  if (until === null) return Infinity
  return until.kind === 'utc' ? until.instant + offset : until.wall
}

/** `+01:00` of jCal, `+0100` of careless producers; seconds are allowed. */
function readOffset(text: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})(?::?(\d{2}))?$/.exec(text)
  if (match === null) return NaN
  const ms = ((Number(match[2]) * 60 + Number(match[3])) * 60 + Number(match[4] ?? 0)) * 1000
  return match[1] === '-' ? -ms : ms
}
