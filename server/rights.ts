import type { CalendarRecord, UserRecord } from './store/records.ts'

/** What somebody does with a home or a calendar. */
export type CalendarAction = keyof typeof nothing

/**
 * A calendar, whether it exists or not; without an id the home itself. Who was given a right in it is part of
 * it: without `grants` it belongs to its owner alone, so that a caller who did not look them up gives nothing
 * away.
 */
export type HomeOrCalendar = Pick<CalendarRecord, 'homeId'> & {
  readonly calendarId?: string
  readonly grants?: readonly Grant[]
}

/** What an owner gave to one person. At most one of a calendar's grants names the same person. */
type Grant = { readonly userId: UserRecord['id']; readonly right: SharedRight }

/** The rights that an owner can give, by the names they have on the wire (CAL-23). */
export type SharedRight = 'administration' | 'read-write' | 'read' | 'freebusy'

/**
 * A person's role in a calendar. Sharing gives others a role, and this table says what the role may do
 * (CAL-23).
 */
type Role = 'owner' | SharedRight | 'stranger'

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
} as const

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
  },
  /** May share on. What is private to the owner stays so (CAL-10). */
  administration: { ...nothing, readBusy: true, read: true, write: true, share: true },
  'read-write': { ...nothing, readBusy: true, read: true, write: true },
  read: { ...nothing, readBusy: true, read: true },
  freebusy: { ...nothing, readBusy: true },
  stranger: nothing,
} as const satisfies Record<Role, Readonly<Record<keyof typeof nothing, boolean>>>

/** Whether a person may do something with a calendar (CAL-21): the only place that decides this. */
export const may = (
  person: Pick<UserRecord, 'id'>,
  action: CalendarAction,
  calendar: HomeOrCalendar,
): boolean => rights[roleOf(person, calendar)][action]

const roleOf = ({ id }: Pick<UserRecord, 'id'>, { homeId, calendarId, grants }: HomeOrCalendar): Role => {
  if (homeId === id) return 'owner'
  if (calendarId === undefined) return 'stranger'
  return grants?.find((grant) => grant.userId === id)?.right ?? 'stranger'
}
