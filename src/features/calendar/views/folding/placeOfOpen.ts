import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { EventName } from '../../../../navigation/paths.ts'
import type { FoldedPart } from '../../grid/model/DayModel.ts'
import type { WeekModel } from '../../grid/model/weekModel.ts'

/** Where an event is in a week: drawn, hidden in a fold with all of its parts, or nowhere (null). */
export function placeOfOpen({ days }: WeekModel, open: EventName): 'seen' | FoldedPart['side'] | null {
  const isOpen = ({ event }: { readonly event: CalendarEvent }) =>
    isNamed(event, open) || (event.copies?.some((copy) => isNamed(copy, open)) ?? false)
  if (days.some(({ timed, lanes }) => timed.some(isOpen) || lanes.some(isOpen))) return 'seen'
  return days.flatMap(({ folded }) => folded?.find(isOpen) ?? [])[0]?.side ?? null
}

const isNamed = ({ calendarId, eventId, occurrence }: EventName, name: EventName) =>
  calendarId === name.calendarId && eventId === name.eventId && occurrence === name.occurrence
