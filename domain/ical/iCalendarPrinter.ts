import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { zonesOf } from '../jcal/zones/zonesOf.ts'
import { productId } from '../event/newJCal.ts'
import { textOf, tzidsOf } from '../jcal/properties.ts'
import { agrees } from '../jcal/zones/contradicts.ts'
import type { EpochMs } from '../time/units.ts'
import { vtimezoneOf, yearsCovered } from '../jcal/zones/vtimezoneOf.ts'
import { zoneNamed } from '../time/Zone.ts'
import { ianaZone } from '../time/zones.ts'
import { printLine } from './printLine.ts'
import { namedZone, withZoneNames, distinctZoneNames } from './distinctZoneNames.ts'

/** Prints a calendar object by object: `head`, then `print` for each, then `tail`. */
export type ICalendarPrinter = {
  readonly head: string
  /**
   * The components of an object. A VTIMEZONE comes before the first event that refers to it, and only there.
   */
  readonly print: (object: JCal) => string
  readonly tail: string
}

/**
 * A printer of one iCalendar file of several objects (RFC 5545): lines folded, ended by CR LF. It keeps
 * nothing of the objects except their zone definitions. A well-known TZID has a VTIMEZONE that is valid for
 * all starts, made here if an object does not have it; a differing definition of an object gets a name of its
 * own.
 *
 * @param own properties of the calendar; missing VERSION and PRODID are added
 * @param starts the range of starts, as far as it is known: these VTIMEZONEs cover it, and more
 */
export function iCalendarPrinter(own: readonly JCalProperty[], starts: Starts | null): ICalendarPrinter {
  const zoneLines = zonePrinter(starts)
  const printed = new Set<string>()
  // Under a well-known name, these rules would apply to all others of the file too.
  const names = distinctZoneNames((tzid) => ianaZone(tzid) !== null)

  /** The VTIMEZONEs that are not printed yet, and the names by which the object has to refer to its own. */
  const zonesIn = (object: JCal) => {
    const zoneOf = zonesOf(object)
    const definitions = definitionsIn(object)
    const renamed = new Map<string, string>()
    let text = ''
    for (const tzid of new Set(object[2].flatMap(tzidsOf))) {
      const definition = definitions.get(tzid)
      const isKnown = ianaZone(tzid) !== null && zoneOf(tzid)?.isOwn !== true
      if (isKnown || definition === undefined) {
        if (!printed.has(tzid)) text += zoneLines(tzid, definition)
        printed.add(tzid)
        continue
      }
      const { name, isNew } = names.nameOf(tzid, definition)
      if (isNew) text += printComponent(name === tzid ? definition : namedZone(definition, name))
      if (name !== tzid) renamed.set(tzid, name)
    }
    return { text, renamed }
  }

  return {
    head: headOf(own),
    print: (object) => {
      const { text, renamed } = zonesIn(object)
      const others = object[2].filter(([name]) => name !== 'vtimezone')
      return others.reduce((all, each) => all + printComponent(withZoneNames(each, renamed)), text)
    },
    tail,
  }
}

/**
 * One object as an iCalendar file, with its own properties and VTIMEZONEs unchanged, and one added for each
 * TZID that it does not define.
 */
export function printObject(object: JCal, starts: Starts | null): string {
  const [, own, components] = object
  const zoneLines = zonePrinter(starts)
  const definitions = definitionsIn(object)
  const isZone = ([name]: JCalComponent) => name === 'vtimezone'
  const missing = [...new Set(components.flatMap(tzidsOf))].filter((tzid) => !definitions.has(tzid))
  const zones = [...[...definitions.values()].map(printComponent), ...missing.map((tzid) => zoneLines(tzid))]
  const others = components.filter((each) => !isZone(each)).map(printComponent)
  return [headOf(own), ...zones, ...others, tail].join('')
}

/** The VTIMEZONEs of an object by their TZID; if two have the same one, the first counts. */
function definitionsIn([, , components]: JCal): ReadonlyMap<string, JCalComponent> {
  const definitions = new Map<string, JCalComponent>()
  for (const component of components) {
    const tzid = component[0] === 'vtimezone' ? textOf(component, 'tzid') : null
    if (tzid !== null && !definitions.has(tzid)) definitions.set(tzid, component)
  }
  return definitions
}

/**
 * Prints the VTIMEZONE of a TZID: the given one if it is valid for all starts or the name is unknown, else
 * one of our own.
 */
function zonePrinter(starts: Starts | null): (tzid: string, given?: JCalComponent) => string {
  const made = new Map<string, JCalComponent>()
  const zoneOf = (tzid: string, given: JCalComponent | undefined) => {
    const name = starts === null ? null : ianaZone(tzid)
    if (starts === null || name === null) return given
    const { first, end } = yearsCovered(starts.first, starts.last)
    if (given !== undefined && agrees(given, zoneNamed(name), first, end - 1)) return given
    // Many names may mean one zone, whose definition takes longer to make than an event to print.
    const ours = made.get(name) ?? vtimezoneOf(name, name, starts.first, starts.last)
    made.set(name, ours)
    return namedZone(ours, tzid)
  }
  return (tzid, given) => {
    const zone = zoneOf(tzid, given)
    return zone === undefined ? '' : printComponent(zone)
  }
}

/** The earliest and the latest start of what is printed. */
export type Starts = { readonly first: EpochMs; readonly last: EpochMs }

const required: readonly JCalProperty[] = [
  ['version', {}, 'text', '2.0'],
  ['prodid', {}, 'text', productId],
]

function headOf(own: readonly JCalProperty[]): string {
  const missing = required.filter(([name]) => !own.some((property) => property[0] === name))
  return `BEGIN:VCALENDAR\r\n${printProperties([...missing, ...own])}`
}

const tail = 'END:VCALENDAR\r\n'

function printComponent([name, properties, components = []]: JCalComponent): string {
  const printed = name.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '')
  let inner = printProperties(properties)
  for (const component of components) inner += printComponent(component)
  return `BEGIN:${printed}\r\n${inner}END:${printed}\r\n`
}

function printProperties(properties: readonly JCalProperty[]): string {
  let lines = ''
  for (const property of properties) if (isPrintable(property)) lines += `${printLine(property)}\r\n`
  return lines
}

/** In jCal a name may be any text; in a line of iCalendar it may not, and `begin` would begin a component. */
function isPrintable([name]: JCalProperty): boolean {
  return /^[a-z0-9-]+$/i.test(name) && name !== 'begin' && name !== 'end'
}
