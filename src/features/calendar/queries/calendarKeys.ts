import type { ObjectName } from '#domain/edits/ObjectName.ts'

export type CalendarKey = { readonly homeId: string; readonly id: string }
type RangeKey = { readonly month: string }

/** The keys of the query cache. A shorter key stands for everything below it. */
export const calendarKeys = {
  /** Every answer that a change of the list changes. They are of several shapes: `cachedLists` reads the lists. */
  allCalendars: ['calendar', 'list'] as const,
  lists: ['calendar', 'list', 'read'] as const,
  calendars: (userId: string) => [...calendarKeys.lists, userId] as const,
  putOff: (userId: string) => [...calendarKeys.allCalendars, 'putOff', userId] as const,
  public: (userId: string) => [...calendarKeys.allCalendars, 'public', userId] as const,
  rangesOfHome: (homeId: string) => ['calendar', 'range', homeId] as const,
  rangesOf: ({ homeId, id }: CalendarKey) => ['calendar', 'range', homeId, id] as const,
  range: (calendar: CalendarKey, { month }: RangeKey) => [...calendarKeys.rangesOf(calendar), month] as const,
  home: (homeId: string, { month }: RangeKey) => ['calendar', 'home', homeId, month] as const,
  count: ({ homeId, id }: CalendarKey) => ['calendar', 'count', homeId, id] as const,
  owner: (ownerId: string) => ['calendar', 'owner', ownerId] as const,
  bin: ['calendar', 'bin'] as const,
  unseen: ['calendar', 'unseen'] as const,
  versions: ({ userId, calendarId, eventId }: ObjectName) =>
    ['calendar', 'versions', userId, calendarId, eventId] as const,
  ofUid: (homeId: string, uid: string) => ['calendar', 'ofUid', homeId, uid] as const,
  objectsOf: ({ homeId, id }: CalendarKey) => ['calendar', 'event', homeId, id] as const,
  event: ({ userId, calendarId, eventId }: ObjectName) =>
    ['calendar', 'event', userId, calendarId, eventId] as const,
}
