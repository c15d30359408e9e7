import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { productId } from '../event/newJCal.ts'
import { textOf, tzidsOf } from '../event/properties.ts'
import type { EpochMs } from '../time/units.ts'
import { vtimezoneOf } from '../time/vtimezoneOf.ts'
import { ianaZone } from '../time/zones.ts'
import { printLine } from './printLine.ts'

/** Prints a calendar of any number of objects an object at a time: `head`, then `print` of each, then `tail`. */
export type ICalendarPrinter = {
  readonly head: string
  /** The components of an object. A VTIMEZONE stands before the first event that refers to it, and only there. */
  readonly print: (object: JCal) => string
  readonly tail: string
}

/**
 * A printer of one iCalendar file (RFC 5545): lines folded, ended by CR LF. Of the objects it keeps nothing but the names of their zones.
 * A TZID that its object leaves undefined gets a VTIMEZONE here, as other programs may not know the name.
 *
 * @param own properties of the calendar; VERSION and PRODID are added where they are missing
 * @param starts between which instants the objects start, as far as it is known: those VTIMEZONEs hold what lies between, and more
 */
export function iCalendarPrinter(own: readonly JCalProperty[], starts: Starts | null): ICalendarPrinter {
  const missing = required.filter(([name]) => !own.some((property) => property[0] === name))
  const defined = new Set<string>()
  const made = new Map<string, JCalComponent>()

  const zoneLines = (tzid: string): string => {
    const name = starts === null ? null : ianaZone(tzid)
    if (starts === null || name === null) return ''
    // Many names may stand for one zone, which takes longer to describe than an event to print.
    const known = made.get(name) ?? vtimezoneOf(name, name, starts.first, starts.last)
    made.set(name, known)
    return printComponent([known[0], [['tzid', {}, 'text', tzid], ...known[1].slice(1)], known[2] ?? []])
  }
  const printUnless = (tzid: string, lines: () => string): string => {
    if (defined.has(tzid)) return ''
    defined.add(tzid)
    return lines()
  }

  return {
    head: `BEGIN:VCALENDAR\r\n${printProperties([...missing, ...own])}`,
    print: ([, , components]) => {
      let zones = ''
      let others = ''
      for (const component of components) {
        if (component[0] === 'vtimezone')
          zones += printUnless(textOf(component, 'tzid'), () => printComponent(component))
        else others += printComponent(component)
      }
      for (const component of components) {
        if (component[0] === 'vtimezone') continue
        for (const tzid of tzidsOf(component)) zones += printUnless(tzid, () => zoneLines(tzid))
      }
      return zones + others
    },
    tail: 'END:VCALENDAR\r\n',
  }
}

/** The earliest and the latest start of what is printed. */
export type Starts = { readonly first: EpochMs; readonly last: EpochMs }

const required: readonly JCalProperty[] = [
  ['version', {}, 'text', '2.0'],
  ['prodid', {}, 'text', productId],
]

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

/** jCal lets any text be a name; a line of iCalendar does not, and `begin` would begin something. */
function isPrintable([name]: JCalProperty): boolean {
  return /^[a-z0-9-]+$/i.test(name) && name !== 'begin' && name !== 'end'
}
