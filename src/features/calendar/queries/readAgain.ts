import type { QueryClient } from '@tanstack/react-query'
import { calendarKeys, type CalendarKey } from './calendarKeys.ts'

/** Has read again what is on screen of a calendar that changed: its ranges, and the object that is open. */
export function readAgain(client: QueryClient, calendar: CalendarKey): void {
  void client.invalidateQueries({ queryKey: calendarKeys.rangesOf(calendar) })
  void client.invalidateQueries({ queryKey: calendarKeys.objectsOf(calendar) })
}
