import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { parameterOf, withoutParameters } from '../jcal/properties.ts'

/** Gives each VTIMEZONE of one calendar a unique name. */
export type ZoneNames = {
  /** The name for a definition of a TZID; `isNew` the first time. */
  readonly nameOf: (
    tzid: string,
    definition: JCalComponent,
  ) => { readonly name: string; readonly isNew: boolean }
}

/**
 * Names for definitions from several objects. The same TZID may mean different rules in two of them: each
 * keeps its own. The first keeps its TZID unless that is reserved, others get a number.
 *
 * @param isReserved whether a TZID means a well-known zone, and may stand for no other
 */
export function distinctZoneNames(isReserved: (tzid: string) => boolean): ZoneNames {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  return {
    nameOf: (tzid, definition) => {
      const key = JSON.stringify([tzid, definition])
      const known = names.get(key)
      if (known !== undefined) return { name: known, isNew: false }
      let name = tzid
      for (let number = 2; taken.has(name) || isReserved(name); number++) name = `${tzid} (${number})`
      taken.add(name)
      names.set(key, name)
      return { name, isNew: true }
    },
  }
}

/** A component whose times refer to zones by other names; those inside it too. */
export function withZoneNames(component: JCalComponent, names: ReadonlyMap<string, string>): JCalComponent {
  if (names.size === 0) return component
  const [name, properties, components = []] = component
  return [
    name,
    properties.map((property) => renamed(property, names)),
    components.map((each) => withZoneNames(each, names)),
  ]
}

/** A VTIMEZONE under another name. */
export function namedZone([name, properties, components = []]: JCalComponent, tzid: string): JCalComponent {
  const others = properties.filter((property) => property[0] !== 'tzid')
  return [name, [['tzid', {}, 'text', tzid], ...others], components]
}

function renamed(property: JCalProperty, names: ReadonlyMap<string, string>): JCalProperty {
  const tzid = parameterOf(property, 'tzid')
  const name = tzid === undefined ? undefined : names.get(tzid)
  if (name === undefined) return property
  const [own, parameters, type, ...values] = property
  return [own, { ...withoutParameters(parameters, 'tzid'), tzid: name }, type, ...values]
}
