import type { JCal } from '#contract/jcal.ts'
import { instantOfLocal } from '../time/instantOf.ts'
import { dayMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { readDuration, roughMs } from '../jcal/Duration.ts'
import { instantOfEventTime, readEventTime, type EventTime } from '../jcal/EventTime.ts'
import { zonesOf } from '../jcal/zones/zonesOf.ts'
import { componentsOf, propertyOf } from '../jcal/properties.ts'

/** What is wrong with an object that someone wants to store, by name (CAL-13). */
export type ObjectProblem = 'no-vevent' | 'no-dtstart' | 'end-before-start'

/**
 * The first reason not to store an object: no VEVENT, one without a readable DTSTART, one that ends before it
 * starts. Everything else is stored, understood or not. `contract/jcal.ts` checks the structure.
 *
 * @returns null if the object can be stored
 */
export function checkObject(jcal: JCal): ObjectProblem | null {
  const zoneOf = zonesOf(jcal)
  const vevents = componentsOf(jcal, 'vevent')
  if (vevents.length === 0) return 'no-vevent'
  for (const vevent of vevents) {
    const [dtstart, dtend] = [propertyOf(vevent, 'dtstart'), propertyOf(vevent, 'dtend')]
    const start = dtstart === undefined ? null : readEventTime(dtstart, zoneOf)
    const end = dtend === undefined ? null : readEventTime(dtend, zoneOf)
    if (start === null) return 'no-dtstart'
    if (end !== null && endsBefore(start, end)) return 'end-before-start'
    const duration = propertyOf(vevent, 'duration')?.[3]
    const length = typeof duration === 'string' ? readDuration(duration) : null
    if (end === null && length !== null && roughMs(length) < 0) return 'end-before-start'
  }
  return null
}

/** A date and a time are compared as local times, and so are two times if one of them floats. */
function endsBefore(start: EventTime, end: EventTime): boolean {
  const utc = zoneNamed('UTC')
  if (start.kind === 'timed' && end.kind === 'timed' && start.zone !== null && end.zone !== null) {
    return instantOfEventTime(end, utc) < instantOfLocal(start.local, start.zone)
  }
  return localOfEventTime(end) < localOfEventTime(start)
}

function localOfEventTime(time: EventTime): number {
  return time.kind === 'date' ? time.day * dayMs : time.local
}
