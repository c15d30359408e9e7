import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { zoneNamed, type Zone } from '../../time/Zone.ts'
import { ianaZone } from '../../time/zones.ts'
import type { ZoneOf } from '../EventTime.ts'
import { componentsOf, parameterOf, textOf } from '../properties.ts'
import { zoneFor } from './zoneFor.ts'

/** The zones of a calendar object: known names, or its own VTIMEZONEs. */
export function zonesOf(jcal: JCal): ZoneOf {
  // Most objects define no zone, and thousands of them are read.
  if (!jcal[2].some(([name]) => name === 'vtimezone')) return zoneByName
  const definitions = new Map<string, JCalComponent>()
  for (const vtimezone of componentsOf(jcal, 'vtimezone')) {
    const tzid = textOf(vtimezone, 'tzid')
    if (!definitions.has(tzid)) definitions.set(tzid, vtimezone)
  }
  const known = new Map<string, Zone | null>()
  let years: YearsByZone | null = null
  return (tzid) => {
    const before = known.get(tzid)
    if (before !== undefined) return before
    const yearsIn = () => [...((years ??= yearsByZone(jcal)).get(tzid) ?? [])]
    const zone = zoneFor(tzid, () => definitions.get(tzid), yearsIn)
    known.set(tzid, zone)
    return zone
  }
}

const zoneByName: ZoneOf = (tzid) => {
  const name = ianaZone(tzid)
  return name === null ? null : zoneNamed(name)
}

export type YearsByZone = ReadonlyMap<string, ReadonlySet<number>>

/** The years in which events of each zone begin. */
export function yearsByZone(jcal: JCal): YearsByZone {
  const years = new Map<string, Set<number>>()
  for (const vevent of componentsOf(jcal, 'vevent')) {
    for (const property of vevent[1]) {
      const tzid = property[0] === 'dtstart' ? parameterOf(property, 'tzid') : undefined
      const year = typeof property[3] === 'string' ? Number(property[3].slice(0, 4)) : NaN
      if (tzid === undefined || !(year >= 1900)) continue
      const ofZone = years.get(tzid) ?? new Set()
      // A definition that differs does so in most years: the first hundred are enough.
      if (ofZone.size < 100) years.set(tzid, ofZone.add(year))
    }
  }
  return years
}
