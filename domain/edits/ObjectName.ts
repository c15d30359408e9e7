/** Names a calendar of a home. */
export type CalendarName = { readonly userId: string; readonly calendarId: string }

/** Identifies a calendar object: the file of an event, or of a whole series. */
export type ObjectName = CalendarName & { readonly eventId: string }

/**
 * The name of a calendar object as one text, a key of maps: `user/calendar/event`, each part percent-encoded.
 */
export const keyOf = ({ userId, calendarId, eventId }: ObjectName): string =>
  [userId, calendarId, eventId].map(encodeURIComponent).join('/')

/** The name of a calendar as one text: `user/calendar`. The keys of its objects begin with it and a slash. */
export const calendarKey = ({ userId, calendarId }: CalendarName): string =>
  [userId, calendarId].map(encodeURIComponent).join('/')

/** The name that `keyOf` made a key of. */
export function nameOf(key: string): ObjectName {
  const [userId = '', calendarId = '', eventId = ''] = key.split('/').map(decodeURIComponent)
  return { userId, calendarId, eventId }
}
