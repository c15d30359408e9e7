import type { EventAddress } from './records.ts'

export const isSameAddress = (one: EventAddress, other: EventAddress): boolean =>
  one.homeId === other.homeId && one.calendarId === other.calendarId && one.eventId === other.eventId
