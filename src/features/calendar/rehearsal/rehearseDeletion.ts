import type { Calendar } from '../queries/calendars/Calendar.ts'
import { beginRehearsal } from './beginRehearsal.tsx'

type RehearsedDeletion = {
  readonly calendar: Calendar
  readonly zone: string
  readonly hasBin: boolean
  /** How many events it holds; null if that is not known. */
  readonly events: number | null
  readonly onApply: () => void
  readonly onDiscard: () => void
}

/** Draws in the grid what goes with a calendar, before it is deleted. */
export function rehearseDeletion({ calendar, zone, hasBin, events, ...ends }: RehearsedDeletion): void {
  beginRehearsal({
    summary: { kind: 'deletion', calendar: calendar.name, events, hasBin },
    zone,
    calendarId: calendar.id,
    change: { isTouched: ({ calendarId }) => calendarId === calendar.id, items: [], myAddresses: [] },
    onLeave: () => undefined,
    ...ends,
  })
}
