import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { tzidsOf } from '../jcal/properties.ts'
import { yearsByZone } from '../jcal/zones/zonesOf.ts'
import { zoneFor } from '../jcal/zones/zoneFor.ts'
import type { FileEvent } from './fileEvents.ts'
import { namedZone, withZoneNames, distinctZoneNames } from './distinctZoneNames.ts'

/** A calendar object from a file. */
export type CalendarObject = { readonly uid: string; readonly jcal: JCal }

/**
 * The events of one UID as an object, with each VTIMEZONE they refer to. If the events come from several
 * calendars with different rules for one TZID, each event keeps its own: the further ones get another name.
 */
export function objectOf(
  uid: string,
  events: readonly Pick<FileEvent, 'component' | 'properties' | 'definitionOf'>[],
): CalendarObject {
  const uses = events.flatMap(({ component, definitionOf }) =>
    [...new Set(tzidsOf(component))].map((tzid) => ({ component, tzid, definition: definitionOf(tzid) })),
  )
  const isOne = [...Map.groupBy(uses, ({ tzid }) => tzid).values()].every((group) =>
    group.every(({ definition }) => definition === group[0]?.definition),
  )
  const properties = events[0]?.properties ?? []
  const components = isOne ? withZones(uses, events) : withOwnZones(uses, events)
  return { uid, jcal: ['vcalendar', properties, components] }
}

type Use = {
  readonly component: JCalComponent
  readonly tzid: string
  readonly definition: JCalComponent | undefined
}
type Events = readonly Pick<FileEvent, 'component'>[]

function withZones(uses: readonly Use[], events: Events): readonly JCalComponent[] {
  const zones = new Map(uses.map(({ tzid, definition }) => [tzid, definition]))
  const defined = [...zones.values()].filter((zone) => zone !== undefined)
  return [...defined, ...events.map(({ component }) => component)]
}

function withOwnZones(uses: readonly Use[], events: Events): readonly JCalComponent[] {
  const isNamed = ({ component, tzid, definition }: Use) => {
    const years = () => [...(yearsByZone(['vcalendar', [], [component]]).get(tzid) ?? [])]
    return zoneFor(tzid, () => definition, years)?.isOwn !== true
  }
  const [named, own] = [uses.filter(isNamed), uses.filter((use) => !isNamed(use))]
  const reserved = new Set(named.map(({ tzid }) => tzid))
  const { nameOf } = distinctZoneNames((tzid) => reserved.has(tzid))
  const zones = new Map(named.map(({ tzid, definition }) => [tzid, definition]))
  const renamed = new Map<JCalComponent, Map<string, string>>()
  for (const { component, tzid, definition } of own) {
    if (definition === undefined) continue
    const { name } = nameOf(tzid, definition)
    zones.set(name, name === tzid ? definition : namedZone(definition, name))
    renamed.set(component, (renamed.get(component) ?? new Map<string, string>()).set(tzid, name))
  }
  const defined = [...zones.values()].filter((zone) => zone !== undefined)
  return [
    ...defined,
    ...events.map(({ component }) => withZoneNames(component, renamed.get(component) ?? new Map())),
  ]
}
