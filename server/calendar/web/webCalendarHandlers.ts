import type { Handlers } from '../../Handler.ts'
import type { Services } from '../../services.ts'
import { webCalendars } from './webCalendars.ts'

/** A calendar on the web is read again because its person asks for it (CAL-31). */
export function webCalendarHandlers(services: Services): Handlers<'refreshCalendar'> {
  const { refresh } = webCalendars(services)
  return {
    refreshCalendar: async ({ principal, parameters: { calendarId } }) =>
      Response.json(await refresh(principal, calendarId)),
  }
}
