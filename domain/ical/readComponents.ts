import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { contentLines } from './contentLines.ts'
import { readProperty } from './readProperty.ts'

/** A component as it was found; `isBroken` when a line of it cannot be read or its end is missing. */
export type FoundComponent = {
  readonly name: string
  readonly properties: JCalProperty[]
  readonly components: FoundComponent[]
  isBroken: boolean
}

/**
 * The outermost components of an iCalendar text.
 * What is broken is marked and does not take its neighbours along: a component without its END ends where the next begins.
 */
export function readComponents(text: string): readonly FoundComponent[] {
  const found: FoundComponent[] = []
  const open: FoundComponent[] = []
  const openNames = new Map<string, number>()
  const count = (name: string, change: number) => openNames.set(name, (openNames.get(name) ?? 0) + change)
  const close = (isBroken: boolean) => {
    const component = open.pop()
    if (component) count(component.name, -1)
    if (component && isBroken) component.isBroken = true
  }
  for (const line of contentLines(text)) {
    const edge = /^(BEGIN|END):\s*([^\s;:]+)\s*$/i.exec(line)
    const name = edge?.[2]?.toLowerCase() ?? ''
    if (edge === null) {
      const component = open.at(-1)
      const property = component ? readProperty(line) : null
      if (property === 'nothing') continue
      if (property) component?.properties.push(property)
      else if (component) component.isBroken ||= matters.test(line)
    } else if (edge[1]?.toUpperCase() === 'END') {
      // What is still open inside lost its end; a stray end ends nothing, and is not looked for among all that is open.
      const isStray = (openNames.get(name) ?? 0) === 0
      const depth = isStray ? open.length : open.findLastIndex((each) => each.name === name)
      while (open.length > depth) close(open.length > depth + 1)
    } else {
      while (isMisplaced(name, open)) close(true)
      const component = { name, properties: [], components: [], isBroken: open.length > deepest }
      ;(open.at(-1)?.components ?? found).push(component)
      open.push(component)
      count(name, 1)
    }
  }
  while (open.length > 0) close(true)
  return found
}

/** The component as jCal, three items throughout (CAL-16); broken sub-components, alarms mostly, are left out. */
export function jCalOf(component: FoundComponent): JCalComponent {
  const children = component.components.filter((each) => !each.isBroken)
  return [component.name, component.properties, children.map(jCalOf)]
}

/** Without these lines an event would be another one; any other broken line is left out alone. */
const matters = /^(?:DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|UID|TZID|TZOFFSETTO)\b/i

const deepest = 4

const topLevel: ReadonlySet<string> = new Set(['vevent', 'vtodo', 'vjournal', 'vfreebusy', 'vtimezone'])

/** A calendar begins nowhere but outside, an event nowhere but in a calendar: whatever is still open lost its end. */
function isMisplaced(name: string, open: readonly FoundComponent[]): boolean {
  const parent = open.at(-1)
  if (parent === undefined) return false
  return name === 'vcalendar' || (topLevel.has(name) && parent.name !== 'vcalendar')
}
