import ICAL from 'ical.js'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { productId } from '../event/newJCal.ts'
import { textOf, tzidsOf } from '../event/properties.ts'
import { spanOf } from '../event/spanOf.ts'
import { vtimezoneOf } from '../time/vtimezoneOf.ts'
import { ianaZone } from '../time/zones.ts'

/**
 * Calendar objects as one iCalendar file (RFC 5545): lines folded, ended by CR LF, VTIMEZONEs once each and first.
 * A TZID that its object leaves undefined gets a VTIMEZONE here, as other programs may not know the name.
 *
 * @param objects one object keeps its own properties; several share ours
 */
export function printICalendar(objects: JCal | readonly JCal[]): string {
  const all: readonly JCal[] = isObject(objects) ? [objects] : objects
  const own = isObject(objects) ? objects[1] : []
  const missing = required.filter(([name]) => !own.some((property) => property[0] === name))
  const zones = new Map<string, JCalComponent>()
  const others: JCalComponent[] = []
  for (const [, , components] of all) {
    for (const component of components) {
      const tzid = textOf(component, 'tzid')
      if (component[0] !== 'vtimezone') others.push(component)
      else if (!zones.has(tzid)) zones.set(tzid, component)
    }
  }
  const earliest = Math.min(...all.map((object) => spanOf(object)?.startUtc ?? Infinity))
  for (const tzid of new Set(others.flatMap(tzidsOf))) {
    const name = zones.has(tzid) ? null : ianaZone(tzid)
    if (name !== null && Number.isFinite(earliest)) zones.set(tzid, vtimezoneOf(tzid, name, earliest))
  }
  const lines = printComponent(['vcalendar', [...missing, ...own], [...zones.values(), ...others]])
  return `${lines.join('\r\n')}\r\n`
}

const required: readonly JCalProperty[] = [
  ['version', {}, 'text', '2.0'],
  ['prodid', {}, 'text', productId],
]

function isObject(objects: JCal | readonly JCal[]): objects is JCal {
  return objects[0] === 'vcalendar'
}

function printComponent([name, properties, components = []]: JCalComponent): readonly string[] {
  const printed = name.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '')
  return [
    `BEGIN:${printed}`,
    ...properties.filter(isPrintable).map(printProperty),
    ...components.flatMap(printComponent),
    `END:${printed}`,
  ]
}

/** jCal lets any text be a name; a line of iCalendar does not, and `begin` would begin something. */
function isPrintable([name]: JCalProperty): boolean {
  return /^[a-z0-9-]+$/i.test(name) && name !== 'begin' && name !== 'end'
}

function printProperty(property: JCalProperty): string {
  // Values of unknown types are printed as they are: a line break in one must not start a line of its own.
  return ICAL.helpers.foldline(printedLine(property).replaceAll(/\r\n|\n|\r/g, '\\n'))
}

function printedLine(property: JCalProperty): string {
  const [name, parameters, , ...values] = property
  try {
    return ICAL.stringify.property([name, parameters, property[2], ...values], ICAL.design.icalendar, true)
  } catch {
    return `${name.toUpperCase()}:${JSON.stringify(values.length === 1 ? values[0] : values)}`
  }
}
