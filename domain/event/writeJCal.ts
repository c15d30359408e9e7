import type { JCal, JCalComponent, JCalParameters, JCalProperty } from '#contract/jcal.ts'
import type { EpochMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import type { DraftWhen, EventDraft } from './CalendarEvent.ts'
import { draftWhen } from './draftOf.ts'
import { zonesOf } from './Moment.ts'
import { utcText } from './newJCal.ts'
import { propertyOf } from './properties.ts'
import { readDetails } from './readDetails.ts'
import { readTiming } from './Timing.ts'
import { whenProperties } from './whenProperties.ts'

/** What may change about an event; what is left out stays. */
export type EventChange = Partial<
  Pick<EventDraft, 'title' | 'location' | 'description' | 'when' | 'isFree' | 'visibility'>
>

/**
 * The object with its event changed: only the named properties, each in its place, all else byte for byte (CAL-17).
 * A value that says what the event says already changes nothing. `last-modified` and `dtstamp` become `now`, `sequence`
 * is raised when the time changes (RFC 5545 3.8.7.2 to 3.8.7.4).
 * The first VEVENT without RECURRENCE-ID is the one that changes: for a series, all of it.
 *
 * @returns the original itself when nothing changes
 */
export function writeJCal(original: JCal, change: EventChange, { now }: { readonly now: EpochMs }): JCal {
  const index = original[2].findIndex(
    (each) => each[0] === 'vevent' && propertyOf(each, 'recurrence-id') === undefined,
  )
  const vevent = original[2][index]
  if (vevent === undefined) return original
  const changed = changedProperties(original, vevent, change)
  if (changed === vevent[1]) return original
  return withComponent(original, index, stamped(vevent, changed, now, change.when !== undefined))
}

/** An object with the component at an index replaced; a component of two items gets its third (CAL-16). */
export function withComponent(jcal: JCal, index: number, component: JCalComponent): JCal {
  const three: JCalComponent = [component[0], component[1], component[2] ?? []]
  return [jcal[0], jcal[1], jcal[2].with(index, three)]
}

/** A VEVENT with new properties and the marks of a revision. */
export function stamped(
  vevent: JCalComponent,
  properties: readonly JCalProperty[],
  now: EpochMs,
  isSignificant: boolean,
): JCalComponent {
  const stamp = utcText(now)
  const sequence = Number(propertyOf(vevent, 'sequence')?.[3] ?? 0)
  const next = Number.isFinite(sequence) ? sequence + 1 : 1
  const withStamps = put(put(properties, ['dtstamp', {}, 'date-time', stamp]), [
    'last-modified',
    {},
    'date-time',
    stamp,
  ])
  const revised = isSignificant ? put(withStamps, ['sequence', {}, 'integer', next]) : withStamps
  return [vevent[0], revised, vevent[2] ?? []]
}

type Properties = readonly JCalProperty[]

function changedProperties(original: JCal, vevent: JCalComponent, change: EventChange): Properties {
  const now = readDetails(vevent, [])
  let properties = vevent[1]
  const texts = {
    summary: [change.title, now.title],
    location: [change.location, now.location],
    description: [change.description, now.description],
  } as const
  for (const [name, [wanted, current]] of Object.entries(texts)) {
    if (wanted !== undefined && wanted !== current) properties = withText(properties, name, wanted)
  }
  if (change.isFree !== undefined && change.isFree !== now.isFree) {
    properties = put(properties, ['transp', {}, 'text', change.isFree ? 'TRANSPARENT' : 'OPAQUE'])
  }
  if (change.visibility !== undefined && change.visibility !== now.visibility) {
    properties = put(properties, ['class', {}, 'text', change.visibility.toUpperCase()])
  }
  return change.when === undefined ? properties : withWhen(original, vevent, properties, change.when)
}

/** An empty text takes the property away; a new one keeps its language, but not ALTREP, which points to the old words. */
function withText(properties: Properties, name: string, text: string): Properties {
  if (text === '') return properties.filter((property) => property[0] !== name)
  const current = properties.find((property) => property[0] === name)
  return put(properties, [name, without(current?.[1] ?? {}, 'altrep'), 'text', text])
}

function withWhen(
  original: JCal,
  vevent: JCalComponent,
  properties: Properties,
  when: DraftWhen,
): Properties {
  const timing = readTiming(vevent, zonesOf(original), zoneNamed('UTC'))
  if (timing !== null && isSame(draftWhen(timing), when)) return properties
  const kept = (name: string) => without(propertyOf(vevent, name)?.[1] ?? {}, 'tzid')
  const [start, end] = whenProperties(when, { start: kept('dtstart'), end: kept('dtend') })
  const hasEnd = propertyOf(vevent, 'dtend') !== undefined
  // DTEND takes the place of DURATION: the two exclude each other.
  const ended = hasEnd ? put(properties, end) : replaced(properties, 'duration', end)
  return put(ended, start)
}

function isSame(one: DraftWhen, other: DraftWhen): boolean {
  if (one.kind === 'allDay')
    return other.kind === 'allDay' && one.first === other.first && one.last === other.last
  return (
    other.kind === 'timed' && one.start === other.start && one.end === other.end && one.zone === other.zone
  )
}

/** A property in the place of the first of its name, or at the end. */
function put(properties: Properties, property: JCalProperty): Properties {
  return replaced(properties, property[0], property)
}

function replaced(properties: Properties, name: string, property: JCalProperty): Properties {
  const index = properties.findIndex((each) => each[0] === name)
  return index < 0 ? [...properties, property] : properties.with(index, property)
}

function without(parameters: JCalParameters, name: string): JCalParameters {
  return Object.fromEntries(Object.entries(parameters).filter(([each]) => each !== name))
}
