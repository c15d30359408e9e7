import type { ObjectName } from './requests.ts'

/** The name of an object in one word. */
export const keyOf = ({ userId, calendarId, eventId }: ObjectName): string =>
  [userId, calendarId, eventId].map(encodeURIComponent).join('/')

/** The name behind the word. */
export function nameOf(key: string): ObjectName {
  const [userId = '', calendarId = '', eventId = ''] = key.split('/').map(decodeURIComponent)
  return { userId, calendarId, eventId }
}
