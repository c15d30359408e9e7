import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { textOf } from '../jcal/properties.ts'
import { jCalOf, type FoundComponent } from './readComponents.ts'

/** A component on the level of events in a file, with what the file says around it. */
export type FileEvent = {
  /** As it stands in the file. */
  readonly source: FoundComponent
  readonly component: JCalComponent
  /** The properties of its calendar that belong into an object. */
  readonly properties: readonly JCalProperty[]
  /** The VTIMEZONE of a TZID, if the file has one. */
  readonly definitionOf: (tzid: string) => JCalComponent | undefined
  /** Whether it stands outside of any calendar. */
  readonly isBare: boolean
}

/**
 * What the calendars of a file contain except VTIMEZONEs, in the order of the file; events outside of any
 * calendar too.
 *
 * @param outermost the outermost components of the file
 */
export function fileEvents(outermost: readonly FoundComponent[]): readonly FileEvent[] {
  const isBare = outermost.some(({ name }) => name === 'vevent')
  // An event outside of any calendar may use a zone of one beside it.
  const all = isBare
    ? outermost.flatMap((each) => (each.name === 'vcalendar' ? each.components : [each]))
    : []
  const everywhere = definitionsIn(all)
  return outermost.flatMap((each): readonly FileEvent[] => {
    if (each.name === 'vcalendar') return eventsOf(each)
    // Everything except calendars and events is ignored: a file may contain contacts too.
    return each.name === 'vevent' ? [eventIn(each, [], everywhere, true)] : []
  })
}

function eventsOf({ components, properties }: FoundComponent): readonly FileEvent[] {
  const definitions = definitionsIn(components)
  const own = properties.filter(([name]) => retained.has(name))
  return components
    .filter(({ name }) => name !== 'vtimezone')
    .map((each) => eventIn(each, own, definitions, false))
}

/** The others are about the file or a message, not about an event. */
const retained: ReadonlySet<string> = new Set(['version', 'prodid', 'calscale', 'x-wr-timezone'])

function eventIn(
  source: FoundComponent,
  properties: readonly JCalProperty[],
  definitions: Definitions,
  isBare: boolean,
): FileEvent {
  const definitionOf = (tzid: string) => definitions(tzid, source.at)
  return { source, component: jCalOf(source), properties, definitionOf, isBare }
}

/** The VTIMEZONE that a TZID refers to at a line. */
type Definitions = (tzid: string, line: number) => JCalComponent | undefined

/**
 * A file joined from others may define a TZID several times. The last definition before an event counts, else
 * the first.
 */
function definitionsIn(components: readonly FoundComponent[]): Definitions {
  const byTzid = new Map<string, { readonly at: number; readonly zone: JCalComponent }[]>()
  for (const component of components) {
    if (component.name !== 'vtimezone') continue
    const zone = jCalOf(component)
    const tzid = textOf(zone, 'tzid')
    const others = byTzid.get(tzid)
    if (others === undefined) byTzid.set(tzid, [{ at: component.at, zone }])
    else others.push({ at: component.at, zone })
  }
  return (tzid, line) => {
    const all = byTzid.get(tzid) ?? []
    let [low, high] = [0, all.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((all[middle]?.at ?? 0) < line) low = middle
      else high = middle
    }
    return all[low]?.zone
  }
}
