import type { QueryClient } from '@tanstack/react-query'
import { calendarKeys, type CalendarKey } from './calendarKeys.ts'

/** Has read again what is on screen of a calendar that changed: its ranges, and the object that is open. */
export function readAgain(client: QueryClient, calendar: CalendarKey): void {
  for (const part of ['rangesOf', 'objectsOf'] as const)
    void client.invalidateQueries({ queryKey: calendarKeys[part](calendar) })
}
