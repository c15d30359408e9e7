import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { occurrenceId } from '../jcal/EventTime.ts'
import { parseObject, startNamed, type ParsedMaster } from '../jcal/ParsedObject.ts'
import { remembered } from '../jcal/remembered.ts'
import { isOverride, put, textOf } from '../jcal/properties.ts'
import { eventTimeInSeries, recurrenceIdOf } from '../jcal/VEventSeries.ts'
import { occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { overrideAt } from '../series/overrideAt.ts'
import { addMs } from '../time/units.ts'

/** The VEVENTs of an object by what they describe: '' is the whole event or series, else an occurrence by its name. */
export type Parts = ReadonlyMap<string, JCalComponent>

/**
 * The VEVENTs of an object by `occurrenceId`; '' is the master. An object without a master, as the copy of
 * somebody who is invited to one occurrence, has only occurrences. Of two revisions the later one counts.
 */
export const partsOf = (jcal: JCal | null): Parts => (jcal === null ? new Map() : partsIn(jcal))

const partsIn = remembered((jcal: JCal): Parts => {
  const parts = new Map<string, JCalComponent>()
  const { master, vevents, zoneOf } = parseObject(jcal)
  const starts = new Map(master?.overrides.map(({ vevent, start }) => [vevent, start]))
  for (const vevent of vevents) {
    const start = starts.get(vevent)
    const time = recurrenceIdOf(vevent, zoneOf)
    if (!isOverride(vevent)) parts.set('', parts.get('') ?? vevent)
    else if (master && start !== undefined)
      parts.set(occurrenceId(eventTimeInSeries(start, master.timing)), vevent)
    else if (time) parts.set(occurrenceId(time), vevent)
  }
  return parts
})

/** An object with these VEVENTs; properties and other components, such as zones, stay. */
export function withVEvents(jcal: JCal, parts: Parts): JCal {
  const others = jcal[2].filter(([name]) => name !== 'vevent')
  return [jcal[0], jcal[1], [...others, ...parts.values()]]
}

/**
 * The VEVENT for an occurrence as the series describes it, without its override; null if the series has no such
 * occurrence.
 */
export function plainPart(jcal: JCal | null, part: string): JCalComponent | null {
  const master = jcal && parseObject(jcal).master
  return master === null || part === '' ? null : plainPartOf(master, part)
}

function plainPartOf(master: ParsedMaster, part: string): JCalComponent | null {
  const start = startNamed(master, part)
  if (start === null || master.rule === null) return null
  const { starts } = occurrencesIn(master.series, { start, end: addMs(start, 1) }, 1)
  return starts.includes(start) ? overrideAt(master, start) : null
}

export const isCancelled = (vevent: JCalComponent): boolean =>
  textOf(vevent, 'status').toUpperCase() === 'CANCELLED'

export const withSequence = ([name, properties, inside]: JCalComponent, sequence: number): JCalComponent => [
  name,
  put(properties, ['sequence', {}, 'integer', sequence]),
  inside ?? [],
]
