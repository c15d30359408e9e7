/**
 * The id of a copy: of a calendar of somebody else in the home of the person it was shared with (CAL-25). No
 * calendar of one's own has such an id, so that it says by itself that a right must be looked up.
 */
export const newCopyId = (): string => `${beginning}${crypto.randomUUID()}`

/** The id of a subscription to a public calendar (CAL-26): unique among all people, whatever id a client chose. */
export const subscriptionId = (userId: string, chosen: string): string => `${subscribed}${userId}~${chosen}`

/** The id of a calendar on the web that a person subscribed to (CAL-31). */
export const webCalendarId = (userId: string, chosen: string): string => `${web}${userId}~${chosen}`

/** Where its events are stored: in a home that belongs to nobody. */
export const newWebSource = () => ({ homeId: `${web}${crypto.randomUUID()}`, calendarId: 'file' })

export const isWebCalendarId = (calendarId: string): boolean => calendarId.startsWith(web)

export const isCopyId = (calendarId: string): boolean =>
  [beginning, subscribed, web].some((each) => calendarId.startsWith(each))

const beginning = 'shared~'
const subscribed = 'subscribed~'
const web = 'web~'
