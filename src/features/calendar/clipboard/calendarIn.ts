/** The iCalendar text of what is pasted or dropped, also as plain text; null if there is none. */
export function calendarIn(brought: DataTransfer): string | null {
  const text = brought.getData('text/calendar') || brought.getData('text/plain')
  return /^\s*BEGIN:V(?:CALENDAR|EVENT)/i.test(text) ? text : null
}
