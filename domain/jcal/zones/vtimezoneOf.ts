import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { civil, dayOf } from '../../time/dayNumber.ts'
import { dayMs, addMs, epochMs, localMs, utcDay, utcMidnight, type EpochMs } from '../../time/units.ts'
import { localDateTime } from '../../time/localDateTime.ts'
import { zoneNamed, type Zone } from '../../time/Zone.ts'

/**
 * A VTIMEZONE that defines a known zone for programs that do not know its name (RFC 5545 3.6.5): each change
 * of offset with its date, from the year before an instant until thirty years after another, at most two
 * hundred years.
 *
 * @param tzid the name it is referred to by
 * @param name the IANA name of the zone
 * @param last the latest start that refers to it
 */
export function vtimezoneOf(tzid: string, name: string, from: EpochMs, last: EpochMs = from): JCalComponent {
  const zone = zoneNamed(name)
  const { first: firstYear, end } = yearsCovered(from, last)
  const first = utcMidnight(dayOf(firstYear, 1, 1))
  const changes = transitionsIn(zone, first, utcMidnight(dayOf(end, 1, 1)))
  const initial = zone.offsetAt(first)
  const groups = Map.groupBy(changes, ({ before, after }) => `${before} ${after}`)
  const standard = changes.slice(0, 4).reduce((least, { after }) => Math.min(least, after), initial)
  const observances = [...groups.values()].map((group) => observance(group, standard))
  const beginning = observance([{ at: first, before: initial, after: initial }], standard)
  return ['vtimezone', [['tzid', {}, 'text', tzid]], [beginning, ...observances]]
}

/** The years that a definition has to cover: `first` inclusive, `end` exclusive. */
export function yearsCovered(from: EpochMs, last: EpochMs): { readonly first: number; readonly end: number } {
  const year = yearOf(from)
  return { first: year - 1, end: Math.min(yearOf(last) + 30, year + maxYears) }
}

const maxYears = 200

const yearOf = (instant: EpochMs) => civil(utcDay(instant)).year

type Transition = { readonly at: EpochMs; readonly before: number; readonly after: number }

/** Transitions are weeks apart: looking every ten days finds every one that matters. */
function transitionsIn(zone: Zone, from: EpochMs, to: EpochMs): readonly Transition[] {
  const found: Transition[] = []
  for (let at = from; at < to; at = addMs(at, 10 * dayMs)) {
    const before = zone.offsetAt(at)
    const next = addMs(at, 10 * dayMs)
    const after = zone.offsetAt(next)
    if (before !== after) found.push({ at: changeBetween(zone, at, next), before, after })
  }
  return found
}

function changeBetween(zone: Zone, low: EpochMs, high: EpochMs): EpochMs {
  const after = zone.offsetAt(high)
  let [before, changed] = [low, high]
  while (changed - before > 1000) {
    const middle = epochMs(Math.floor((before + changed) / 2000) * 1000)
    if (zone.offsetAt(middle) === after) changed = middle
    else before = middle
  }
  return changed
}

/** Onsets are local times with the offset before them. */
function observance(transitions: readonly Transition[], standard: number): JCalComponent {
  const [{ before, after } = { before: 0, after: 0 }] = transitions
  const [first = '', ...others] = transitions.map(({ at }) => localDateTime(localMs(at + before)))
  const properties: JCalProperty[] = [
    ['dtstart', {}, 'date-time', first],
    ['tzoffsetfrom', {}, 'utc-offset', printOffset(before)],
    ['tzoffsetto', {}, 'utc-offset', printOffset(after)],
  ]
  // One line for each date, as ical.js reads one value of a line; and the first one again, as it ignores
  // DTSTART if there is an RDATE.
  if (others.length > 0)
    for (const onset of [first, ...others]) properties.push(['rdate', {}, 'date-time', onset])
  return [after > standard ? 'daylight' : 'standard', properties, []]
}

function printOffset(offset: number): string {
  const seconds = Math.abs(offset) / 1000
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const text = `${offset < 0 ? '-' : '+'}${two(seconds / 3600)}:${two((seconds / 60) % 60)}`
  return seconds % 60 === 0 ? text : `${text}:${two(seconds % 60)}`
}
