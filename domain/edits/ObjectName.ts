/** Names a calendar of a home. */
export type CalendarName = { readonly userId: string; readonly calendarId: string }

/** Names a calendar object: the file that holds an event, or a whole series. */
export type ObjectName = CalendarName & { readonly eventId: string }
