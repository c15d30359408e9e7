import { defaultCalendarName } from '#contract/calendar.ts'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import type { CalendarRecord, EventRecord } from '../store.ts'
import { parsed } from './stored.ts'

/** A calendar with all its events as iCalendar text (CAL-22); what cannot be read is left out (CAL-10). */
export function calendarFile({ name }: CalendarRecord, events: readonly EventRecord[]): string {
  return printICalendar([
    'vcalendar',
    [
      ['calscale', {}, 'text', 'GREGORIAN'],
      ['x-wr-calname', {}, 'text', name ?? defaultCalendarName],
    ],
    events.flatMap(({ jcal }) => parsed(jcal)?.[2] ?? []),
  ])
}
