import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { contentLines } from './contentLines.ts'
import { readProperty, type ReadProperty } from './readProperty.ts'

/** A component as it was found. Lines are those of the text, from 1. */
export type FoundComponent = {
  readonly name: string
  /** The line of its BEGIN. */
  readonly at: number
  readonly properties: JCalProperty[]
  /** The line of each property. */
  readonly lines: number[]
  readonly components: FoundComponent[]
  /** What was written as the standard does not have it, and read as it was meant. */
  readonly mended: { readonly how: NonNullable<ReadProperty['mended']>; readonly line: number }[]
  /** Set when a line of it that matters cannot be read, when its END is missing, or when it lies too deep. */
  broken: { readonly why: 'unreadable' | 'cut-off'; readonly line: number } | null
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
  const close = (isCutOff: boolean) => {
    const component = open.pop()
    if (component === undefined) return
    count(component.name, -1)
    if (isCutOff) component.broken ??= { why: 'cut-off', line: component.at }
  }
  for (const { text: line, at } of contentLines(text)) {
    const edge = /^(BEGIN|END):\s*([^\s;:]+)\s*$/i.exec(line)
    const name = edge?.[2]?.toLowerCase() ?? ''
    if (edge === null) {
      const component = open.at(-1)
      if (component !== undefined) addProperty(component, line, at)
    } else if (edge[1]?.toUpperCase() === 'END') {
      // What is still open inside lost its end; a stray end ends nothing, and is not looked for among all that is open.
      const isStray = (openNames.get(name) ?? 0) === 0
      const depth = isStray ? open.length : open.findLastIndex((each) => each.name === name)
      while (open.length > depth) close(open.length > depth + 1)
    } else {
      while (isMisplaced(name, open)) close(true)
      const broken = open.length > deepest ? { why: 'unreadable' as const, line: at } : null
      const component = { name, at, properties: [], lines: [], components: [], mended: [], broken }
      ;(open.at(-1)?.components ?? found).push(component)
      open.push(component)
      count(name, 1)
    }
  }
  while (open.length > 0) close(true)
  return found
}

function addProperty(component: FoundComponent, line: string, at: number) {
  const read = readProperty(line)
  if (read === 'nothing') return
  if (read === null) {
    if (matters.test(line)) component.broken ??= { why: 'unreadable', line: at }
    return
  }
  component.properties.push(read.property)
  component.lines.push(at)
  if (read.mended !== null && matters.test(line)) component.mended.push({ how: read.mended, line: at })
}

/** The component as jCal, three items throughout (CAL-16); broken sub-components, alarms mostly, are left out. */
export function jCalOf(component: FoundComponent): JCalComponent {
  const children = component.components.filter((each) => each.broken === null)
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
