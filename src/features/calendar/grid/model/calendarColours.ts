import { eventColours } from '../../../../ui/colours/eventColours.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'

/**
 * The class that gives the chips of a calendar its colours: one rule for all costs less than inline styles on
 * each.
 */
export const colourClass = (colour: string) => `calendar-${colour.slice(1)}`

/** Adds a rule for each new colour, which stays as long as the page. */
export function nameColours(calendars: ReadonlyMap<string, Calendar>): void {
  for (const { colour } of calendars.values()) namedClass(colour)
}

/** The class of a colour, whose rule is there from now on. */
export function namedClass(colour: string): string {
  if (!named.has(colour)) {
    named.add(colour)
    const declared = Object.entries(eventColours(colour)).map(([name, value]) => `${name}: ${value}`)
    sheet ??= new CSSStyleSheet()
    sheet.insertRule(`.${colourClass(colour)} { ${declared.join('; ')} }`)
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  }
  return colourClass(colour)
}

const named = new Set<string>()
let sheet: CSSStyleSheet | null = null
