import type { RightName } from '#contract/sharing/shares.ts'
import { isCopyId, isWebCalendarId } from './store/copyId.ts'
import type { CalendarRecord, UserRecord } from './store/records.ts'

/** What somebody does with a home or a calendar. */
export type CalendarAction = keyof typeof nothing

/**
 * A calendar, whether it exists or not; without an id the home itself. A copy of a calendar of somebody else
 * says which right it gives: who did not look that up gives nothing away.
 */
export type HomeOrCalendar = Pick<CalendarRecord, 'homeId'> & {
  readonly calendarId?: string
  readonly copy?: { readonly right: RightName; readonly isPublic?: true }
  /** The domain of its owner, if that matters. */
  readonly domainId?: string
}

/**
 * A person's role in a calendar. Sharing gives others a role, and this table says what the role may do
 * (CAL-23).
 */
type Role = 'owner' | RightName | 'public read-write' | 'web' | 'colleague' | 'stranger'

const nothing = {
  list: false,
  readBusy: false,
  read: false,
  readPrivate: false,
  write: false,
  createCalendar: false,
  changeCalendar: false,
  deleteCalendar: false,
  deleteForEver: false,
  share: false,
  publish: false,
  seePublic: false,
  actForOwner: false,
} as const

/** Name, colour and order of a copy are those of the person who has it, and who deletes it hides it (CAL-25). */
const withCopy = { ...nothing, readBusy: true, changeCalendar: true, deleteCalendar: true } as const

const rights = {
  owner: {
    /** See the calendars of a home. */
    list: true,
    /** See when the time is busy, and nothing else of an event. */
    readBusy: true,
    /** Read events, and the name of a calendar. */
    read: true,
    /** Read the private details in them, not only that the time is busy (CAL-10). */
    readPrivate: true,
    /** Put, move and delete events. */
    write: true,
    createCalendar: true,
    changeCalendar: true,
    deleteCalendar: true,
    /** Delete from the bin what was deleted before (CAL-34). */
    deleteForEver: true,
    /** Decide who else may do what. */
    share: true,
    /** Make a calendar public (CAL-26). */
    publish: true,
    /** See which calendars of a home are public. */
    seePublic: true,
    /** Invite guests, and tell them of changes, in the name of the owner (CAL-28). */
    actForOwner: true,
  },
  /** May share on. What is private to the owner stays so (CAL-10). */
  administration: { ...withCopy, read: true, write: true, share: true, actForOwner: true },
  'read-write': { ...withCopy, read: true, write: true, actForOwner: true },
  /** Anybody of the domain who subscribed to a calendar that is public for writing. */
  'public read-write': { ...withCopy, read: true, write: true },
  read: { ...withCopy, read: true },
  freebusy: withCopy,
  /** Who subscribed to a calendar on the web (CAL-31): nothing in it is private to them. */
  web: { ...withCopy, read: true, readPrivate: true },
  /** Of the same domain as the owner. */
  colleague: { ...nothing, seePublic: true },
  stranger: nothing,
} as const satisfies Record<Role, Readonly<Record<keyof typeof nothing, boolean>>>

type Person = Pick<UserRecord, 'id'> & Partial<Pick<UserRecord, 'domainId'>>

/** Whether a person may do something with a calendar (CAL-21): the only place that decides this. */
export const may = (person: Person, action: CalendarAction, calendar: HomeOrCalendar): boolean =>
  rights[roleOf(person, calendar)][action]

const roleOf = (person: Person, { homeId, calendarId, copy, domainId }: HomeOrCalendar): Role => {
  if (homeId !== person.id)
    return domainId !== undefined && domainId === person.domainId ? 'colleague' : 'stranger'
  if (calendarId === undefined || !isCopyId(calendarId)) return 'owner'
  if (copy === undefined) return 'stranger'
  if (isWebCalendarId(calendarId)) return 'web'
  return copy.isPublic === true && copy.right === 'read-write' ? 'public read-write' : copy.right
}
