import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { spineOf } from '../../../../ui/colours/eventColours.ts'
import { andList } from '../../../../locales/andList.ts'
import { ownColour } from '../model/ownColour.ts'
import { colourClass, namedClass } from '../model/calendarColours.ts'
import type { ChipContext, ChipStyle } from './ChipContext.ts'

/** How an event shows which calendars it is in. */
type CalendarMarks = {
  /** Their names, as a part of its own: `Work`, `Work and Family`. */
  readonly name: string
  /** Gives it the colours of the first, or its own. */
  readonly className: string
  /** The colours of the others, beside that one; null in one calendar. */
  readonly stripes: ChipStyle | null
  readonly monogram: string | undefined
}

/** The marks of an event: of the calendar that its edits are about first. */
export function calendarMarks(event: CalendarEvent, context: ChipContext): CalendarMarks {
  const { calendars, monograms } = context
  const calendar = calendars.get(event.calendarId)
  const own = ownColour(event, context.categoryColours)
  const ofCalendar = calendar ? colourClass(calendar.colour) : ''
  const className = own === null ? ofCalendar : namedClass(own)
  const monogram = monograms?.get(event.calendarId)
  if (!event.copies) return { name: calendar?.name ?? '', className, stripes: null, monogram }
  const all = event.copies.flatMap(({ calendarId }) => calendars.get(calendarId) ?? [])
  return {
    name: andList(all.map(({ name }) => name)),
    className,
    stripes: stripesOf(all.slice(1).map(({ colour }) => colour)),
    monogram: monogram && all.map(({ id }) => monograms?.get(id)).join(' '),
  }
}

/** More of them would leave no room for the title. */
const maxStripes = 3

function stripesOf(colours: readonly string[]): ChipStyle {
  const shown = colours.slice(0, maxStripes)
  const stripes = shown.map(
    (colour, index) => `inset calc(${index + 1} * var(--stripe)) 0 0 ${spineOf(colour)}`,
  )
  return { '--stripes': stripes.join(), '--copies': shown.length }
}
