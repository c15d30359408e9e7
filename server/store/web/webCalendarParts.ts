import type { CalendarRecord, ShareRecord, WebCalendarRecord } from '../records.ts'

/** The calendar in which the events of a calendar on the web are stored. Nobody sees it but through its share. */
export const webCalendarIn = ({ source, seenAt }: WebCalendarRecord): CalendarRecord => ({
  ...source,
  name: null,
  description: null,
  colour: null,
  order: null,
  // As with every calendar: one that is made again must not repeat a ctag of the former one (CAL-19).
  revision: seenAt,
})

/** The share through which its person sees it. */
export const webShareOf = (
  { source, userId, copyId }: WebCalendarRecord,
  own: Pick<ShareRecord, 'name' | 'colour' | 'order'>,
): ShareRecord => ({
  source,
  userId,
  copyId,
  right: 'read',
  isPublic: true,
  status: 'accepted',
  ...own,
  revision: 1,
})
