import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { checkObject, type ObjectProblem } from '../event/checkObject.ts'
import { propertyOf, textOf, tzidsOf } from '../event/properties.ts'
import { jCalOf, readComponents, type FoundComponent } from './readComponents.ts'

export type ICalendarReading = {
  /** Why nothing could be read at all; null when the text is an iCalendar file, be it an empty one. */
  readonly failure: 'not-icalendar' | null
  /** A calendar object per UID, masters with their overrides, in the order of the file. */
  readonly objects: readonly { readonly uid: string; readonly jcal: JCal }[]
  /** `what` is a title, a UID or the name of a component. */
  readonly skipped: readonly { readonly what: string; readonly why: SkipReason }[]
}

export type SkipReason = 'unreadable' | 'not-an-event' | 'duplicate' | ObjectProblem

/**
 * Split an iCalendar file into calendar objects, one per UID, each with the VTIMEZONEs it refers to (RFC 5545, RFC 4791 4.1).
 * A component that is broken is skipped and reported, the others are kept. An event without a UID gets one made of its contents,
 * so that the same file read again gives the same objects. METHOD and the calendar's own name do not belong into an object.
 *
 * @param text the file as text; anything at all
 */
export function parseICalendar(text: string): ICalendarReading {
  const calendars = /^[ \t\uFEFF]*BEGIN:VCALENDAR[ \t]*$/im.test(text) ? readComponents(text) : []
  const skipped: ICalendarReading['skipped'][number][] = []
  const objects = calendars
    .filter(({ name }) => name === 'vcalendar')
    .flatMap((calendar) =>
      objectsOf(calendar, (component, why) => skipped.push({ what: whatIs(component), why })),
    )
  return { failure: calendars.length === 0 ? 'not-icalendar' : null, objects: merged(objects), skipped }
}

type CalendarObject = ICalendarReading['objects'][number]
type Skip = (component: JCalComponent, why: SkipReason) => void

function objectsOf(calendar: FoundComponent, skip: Skip): readonly CalendarObject[] {
  const zones = new Map<string, JCalComponent>()
  const byUid = new Map<string, Map<string, JCalComponent>>()
  for (const found of calendar.components) {
    const component = jCalOf(found)
    const tzid = textOf(component, 'tzid')
    if (found.name === 'vtimezone') {
      if (!zones.has(tzid)) zones.set(tzid, component)
    } else if (found.name !== 'vevent') skip(component, 'not-an-event')
    else if (found.isBroken) skip(component, 'unreadable')
    else {
      const problem = checkObject(['vcalendar', [], [...referredBy([component], zones), component]])
      if (problem === null) keep(byUid, component, skip)
      else skip(component, problem)
    }
  }
  const properties = calendar.properties.filter(([name]) => kept.has(name))
  return [...byUid].map(([uid, vevents]) => {
    const components = [...vevents.values()]
    return { uid, jcal: ['vcalendar', properties, [...referredBy(components, zones), ...components]] }
  })
}

/** The VTIMEZONEs that components refer to, each once. */
function referredBy(
  components: readonly JCalComponent[],
  zones: ReadonlyMap<string, JCalComponent>,
): readonly JCalComponent[] {
  const tzids = new Set(components.flatMap(tzidsOf))
  return [...tzids].map((tzid) => zones.get(tzid)).filter((zone) => zone !== undefined)
}

/** The rest speaks of the file or of a message, not of an event. */
const kept: ReadonlySet<string> = new Set(['version', 'prodid', 'calscale', 'x-wr-timezone'])

/** Of two that claim to be the same occurrence of the same event the later revision stays. */
function keep(byUid: Map<string, Map<string, JCalComponent>>, vevent: JCalComponent, skip: Skip) {
  const component = withUid(vevent)
  const uid = textOf(component, 'uid')
  const vevents = byUid.get(uid) ?? new Map<string, JCalComponent>()
  const occurrence = textOf(component, 'recurrence-id')
  const other = vevents.get(occurrence)
  const isOlder = other !== undefined && sequenceOf(component) < sequenceOf(other)
  if (other !== undefined) skip(isOlder ? component : other, 'duplicate')
  if (!isOlder) vevents.set(occurrence, component)
  byUid.set(uid, vevents)
}

function sequenceOf(vevent: JCalComponent): number {
  return Number(textOf(vevent, 'sequence')) || 0
}

function withUid(vevent: JCalComponent): JCalComponent {
  if (textOf(vevent, 'uid') !== '') return vevent
  const others = vevent[1].filter(([name]) => name !== 'uid')
  const uid: JCalProperty = ['uid', {}, 'text', `${fingerprint(JSON.stringify(others))}@imported`]
  return [vevent[0], [uid, ...others], vevent[2] ?? []]
}

/** FNV-1a from both ends: 64 bits are plenty for the events of a file. */
function fingerprint(text: string): string {
  let [forth, back] = [0x811c9dc5, 0x811c9dc5]
  for (let index = 0; index < text.length; index++) {
    forth = Math.imul(forth ^ text.charCodeAt(index), 0x01000193)
    back = Math.imul(back ^ text.charCodeAt(text.length - 1 - index), 0x01000193)
  }
  return [forth, back].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

/** A file may hold several calendars, and an event be in two of them: the first stays, overrides of both do. */
function merged(objects: readonly CalendarObject[]): readonly CalendarObject[] {
  const byUid = Map.groupBy(objects, ({ uid }) => uid)
  return [...byUid].map(([uid, group]) => {
    const [first, ...others] = group
    return first !== undefined && others.length === 0 ? first : { uid, jcal: joined(group) }
  })
}

function joined(objects: readonly CalendarObject[]): JCal {
  const id = (component: JCalComponent) =>
    `${component[0]} ${textOf(component, 'tzid')} ${textOf(component, 'recurrence-id')}`
  const components = new Map<string, JCalComponent>()
  for (const { jcal } of objects) {
    for (const component of jcal[2]) {
      const name = id(component)
      if (!components.has(name)) components.set(name, component)
    }
  }
  return ['vcalendar', objects[0]?.jcal[1] ?? [], [...components.values()]]
}

function whatIs(component: JCalComponent): string {
  const summary = propertyOf(component, 'summary')?.[3]
  if (typeof summary === 'string' && summary !== '') return summary
  return textOf(component, 'uid') || component[0].toUpperCase()
}
