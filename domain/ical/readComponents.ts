import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { contentLines } from './contentLines.ts'
import { readProperty, type ReadProperty } from './readProperty.ts'

/** A component of a file. Lines are those of the text, from 1. */
export type FoundComponent = {
  readonly name: string
  /** The line of its BEGIN. */
  readonly at: number
  readonly properties: JCalProperty[]
  /** The line of each property. */
  readonly lines: number[]
  readonly components: FoundComponent[]
  /** What was not written as in the standard, and corrected. */
  readonly mended: { readonly how: NonNullable<ReadProperty['mended']>; readonly line: number }[]
  /** Set if an important line of it cannot be read, its END is missing, or it is nested too deep. */
  broken: { readonly why: 'unreadable' | 'cut-off'; readonly line: number } | null
}

/**
 * The outermost components of an iCalendar text. A broken one is marked and does not affect its neighbours: a
 * component without END ends where the next begins.
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
      // Components still open inside have lost their end. A stray END ends nothing: only its own name is
      // looked for.
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

/**
 * The component as jCal, always of three items (CAL-16); broken sub-components, mostly alarms, are left out.
 */
export function jCalOf(component: FoundComponent): JCalComponent {
  const children = component.components.filter((each) => each.broken === null)
  return [component.name, component.properties, children.map(jCalOf)]
}

/** Without these lines it would be another event; any other broken line is simply left out. */
const matters = /^(?:DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|UID|TZID|TZOFFSETTO)\b/i

const deepest = 4

const topLevel: ReadonlySet<string> = new Set(['vevent', 'vtodo', 'vjournal', 'vfreebusy', 'vtimezone'])

/**
 * A calendar only begins outside of everything, an event only in a calendar: whatever is still open has lost
 * its end.
 */
function isMisplaced(name: string, open: readonly FoundComponent[]): boolean {
  const parent = open.at(-1)
  if (parent === undefined) return false
  return name === 'vcalendar' || (topLevel.has(name) && parent.name !== 'vcalendar')
}
