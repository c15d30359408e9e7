/**
 * The id of a copy: of a calendar of somebody else in the home of the person it was shared with (CAL-25). No
 * calendar of one's own has such an id, so that it says by itself that a right must be looked up.
 */
export const newCopyId = (): string => `${beginning}${crypto.randomUUID()}`

/** The id of a subscription to a public calendar (CAL-26): unique among all people, whatever id a client chose. */
export const subscriptionId = (userId: string, chosen: string): string => `${subscribed}${userId}~${chosen}`

export const isCopyId = (calendarId: string): boolean =>
  calendarId.startsWith(beginning) || calendarId.startsWith(subscribed)

const beginning = 'shared~'
const subscribed = 'subscribed~'
