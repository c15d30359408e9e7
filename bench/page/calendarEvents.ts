import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { isoDate } from '#domain/time/dayNumber.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { ChipContext } from '#src/features/calendar/grid/view/ChipContext.ts'
import { colours, type PlainEvent } from './PlainEvent.ts'
import { addMs, epochMs, utcDay, type EpochMs } from '#domain/time/units.ts'

export const today = '2027-03-17'
export const now = epochMs(Date.parse('2027-03-17T10:00:00Z'))

/** What the grid needs to draw a chip, besides its event. */
export const context: ChipContext = {
  calendars: new Map(
    colours.map((colour, index) => [
      `calendar-${index}`,
      {
        id: `calendar-${index}`,
        homeId: 'home',
        name: `Calendar ${index}`,
        description: '',
        colour,
        hasCtag: false,
        isDefault: index === 0,
        canWrite: true,
        canRename: true,
        canShare: false,
        ownerId: null,
      },
    ]),
  ),
  zone: zoneNamed('Europe/Paris'),
}

/** The events in the form of our grid. */
export function calendarEvents(events: readonly PlainEvent[]): CalendarEvent[] {
  return events.map(({ id, title, calendar, start, end, isAllDay, state, isFree }) => ({
    key: `calendar-${calendar}/${id}/`,
    calendarId: `calendar-${calendar}`,
    eventId: id,
    occurrence: null,
    uid: id,
    title,
    location: '',
    description: '',
    when: isAllDay
      ? { kind: 'allDay', first: dateOf(start), last: dateOf(addMs(end, -1)) }
      : { kind: 'timed', start, end, zone: 'Europe/Paris' },
    status: state === 'needs-action' ? 'confirmed' : state,
    reply: state === 'needs-action' ? 'needs-action' : null,
    isFree,
    visibility: 'public',
    isRecurring: false,
    etag: null,
  }))
}

const dateOf = (instant: EpochMs) => isoDate(utcDay(instant))
