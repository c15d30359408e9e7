import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { EpochMs } from '../time/units.ts'
import { instantOf, localOf } from '../time/instantOf.ts'
import { zoneNamed } from '../time/Zone.ts'
import type { DraftWhen, EventDraft } from './CalendarEvent.ts'
import { draftWhen, isSameWhen, withEndZone } from './draftWhen.ts'
import type { FurtherDetails } from './further/FurtherDetails.ts'
import { withFurther } from './further/withFurther.ts'
import { withAnswersReset, revised, withComponent } from '../jcal/revision.ts'
import type { ZoneOf } from '../jcal/EventTime.ts'
import { zonesOf } from '../jcal/zones/zonesOf.ts'
import { propertyOf, withoutParameters, isOverride, put } from '../jcal/properties.ts'
import { styledDescriptionOf, withDescription } from './description/styledDescription.ts'
import { readDetails } from './readDetails.ts'
import { withGuests } from './guests/withGuests.ts'
import { readTiming } from '../jcal/Timing.ts'
import { timeTypeIn } from '../jcal/ValueType.ts'
import { whenProperties } from './whenProperties.ts'

/** What may change about an event; missing properties stay. */
export type EventChange = Partial<
  Pick<
    EventDraft,
    | 'title'
    | 'location'
    | 'description'
    | 'styledDescription'
    | 'when'
    | 'isFree'
    | 'visibility'
    | 'repeats'
    | 'guests'
    | 'status'
    | keyof FurtherDetails
  >
>

/**
 * The object with its event changed: only the given properties, each in its place, everything else byte for
 * byte (CAL-17). A value that the event already has changes nothing. `dtstamp` and `last-modified` become
 * `now`, `sequence` is raised if the time changes. Of a series only the master changes: see `domain/series`.
 *
 * @returns the original itself if nothing changes
 */
export function writeJCal(original: JCal, change: EventChange, { now }: { readonly now: EpochMs }): JCal {
  const vevents = original[2].filter(([name]) => name === 'vevent')
  const vevent = vevents.find((each) => !isOverride(each)) ?? vevents[0]
  if (vevent === undefined) return original
  const changed = changedVEvent(vevent, change, { zoneOf: zonesOf(original), now })
  return changed === vevent ? original : withComponent(original, vevent, changed)
}

/**
 * One VEVENT changed in the same way. A new time asks guests again.
 *
 * @returns the original itself if nothing changes
 */
export function changedVEvent(
  vevent: JCalComponent,
  change: EventChange,
  { zoneOf, now }: { readonly zoneOf: ZoneOf; readonly now: EpochMs },
): JCalComponent {
  const described = withDetails(vevent, change)
  const properties = described[1]
  const timed = change.when === undefined ? properties : withWhen(vevent, properties, change.when, zoneOf)
  if (timed === vevent[1] && described === vevent) return vevent
  const isSignificant = timed !== properties
  return revised(described, isSignificant ? withAnswersReset(timed) : timed, { now, isSignificant })
}

type Properties = readonly JCalProperty[]

/**
 * A VEVENT with everything changed but its time; its stamps stay.
 *
 * @returns the original itself if nothing changes
 */
export function withDetails(vevent: JCalComponent, change: Omit<EventChange, 'when'>): JCalComponent {
  const properties = withTexts(vevent, change)
  const described = properties === vevent[1] ? vevent : replaced(vevent, properties)
  return withFurther(described, change, reminderText)
}

/** What a new reminder of a known event shows: its title could change in the same moment elsewhere. */
const reminderText = 'Reminder'

const replaced = ([name, , inside = []]: JCalComponent, properties: Properties): JCalComponent => [
  name,
  properties,
  inside,
]

function withTexts(vevent: JCalComponent, change: Omit<EventChange, 'when'>): Properties {
  const current = readDetails(vevent, [])
  let properties = vevent[1]
  for (const [name, field] of texts) {
    const wanted = change[field]
    if (wanted !== undefined && wanted !== current[field]) properties = withText(properties, name, wanted)
  }
  properties = withNewDescription(vevent, properties, change)
  if (change.isFree !== undefined && change.isFree !== current.isFree) {
    properties = put(properties, ['transp', {}, 'text', change.isFree ? 'TRANSPARENT' : 'OPAQUE'])
  }
  if (change.visibility !== undefined && change.visibility !== current.visibility) {
    properties = put(properties, ['class', {}, 'text', change.visibility.toUpperCase()])
  }
  if (change.status !== undefined && change.status !== current.status) {
    properties = put(properties, ['status', {}, 'text', change.status.toUpperCase()])
  }
  return change.guests === undefined ? properties : withGuests(properties, change.guests)
}

const texts = [
  ['summary', 'title'],
  ['location', 'location'],
] as const

/** A plain text that comes alone is all that is left: the styled one says what was there before. */
function withNewDescription(
  vevent: JCalComponent,
  properties: Properties,
  { description, styledDescription }: EventChange,
): Properties {
  const current = { plain: readDetails(vevent, []).description, html: styledDescriptionOf(vevent) }
  const plain = description ?? current.plain
  const html = styledDescription ?? (plain === current.plain ? current.html : '')
  return plain === current.plain && html === current.html
    ? properties
    : withDescription(properties, plain, html)
}

/**
 * An empty text removes the property. A new text keeps its language, but not ALTREP, which points to the old
 * text.
 */
function withText(properties: Properties, name: string, text: string): Properties {
  if (text === '') return properties.filter((property) => property[0] !== name)
  const current = properties.find((property) => property[0] === name)
  return put(properties, [name, withoutParameters(current?.[1] ?? {}, 'altrep'), 'text', text])
}

/**
 * The properties of a VEVENT at another time.
 *
 * @param properties its present ones, perhaps with other details
 * @returns `properties` itself if that is its time already
 */
export function withWhen(
  vevent: JCalComponent,
  properties: Properties,
  when: DraftWhen,
  zoneOf: ZoneOf,
): Properties {
  const timing = readTiming(vevent, zoneOf, zoneNamed('UTC'))
  if (
    timing !== null &&
    isSameWhen(withEndZone(draftWhen(timing), timeTypeIn(vevent, 'dtend', zoneOf)), when)
  )
    return properties
  const parametersOf = (name: string) => withoutParameters(propertyOf(vevent, name)?.[1] ?? {}, 'tzid')
  const [start, end] = whenProperties(unambiguous(when, zoneOf), {
    start: parametersOf('dtstart'),
    end: parametersOf('dtend'),
  })
  // DTEND and DURATION exclude each other: one replaces the other.
  const hasEnd = propertyOf(vevent, 'dtend') !== undefined
  return put(put(properties, end, hasEnd ? 'dtend' : 'duration'), start)
}

/**
 * If the object has its own definition of a well-known name, the name would mean something else there: the
 * time is written in UTC.
 */
function unambiguous(when: DraftWhen, zoneOf: ZoneOf): DraftWhen {
  if (when.kind === 'allDay' || when.zone === null || zoneOf(when.zone)?.isOwn !== true) return when
  const inUtc = (local: string) => localOf(instantOf(local, when.zone ?? 'UTC'), 'UTC')
  return { kind: 'timed', start: inUtc(when.start), end: inUtc(when.end), zone: 'UTC' }
}
