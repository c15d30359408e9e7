import { eventColours } from '../../../../ui/colours/eventColours.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'

/** The class by which the chips of a calendar get its colours: one rule for all of them costs less than a style for each. */
export const colourClass = (colour: string) => `calendar-${colour.slice(1)}`

/** Gives each colour of some calendars its class, for as long as the page lives. */
export function nameColours(calendars: ReadonlyMap<string, Calendar>): void {
  sheet ??= new CSSStyleSheet()
  for (const { colour } of calendars.values()) {
    if (named.has(colour)) continue
    named.add(colour)
    const declared = Object.entries(eventColours(colour)).map(([name, value]) => `${name}: ${value}`)
    sheet.insertRule(`.${colourClass(colour)} { ${declared.join('; ')} }`)
  }
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}

const named = new Set<string>()
let sheet: CSSStyleSheet | null = null
