import type { CalendarRecord, UserRecord } from './store/records.ts'

/** What somebody does with a home or a calendar. */
export type CalendarAction = keyof typeof rights.owner

/** A calendar, whether it exists or not; without an id the home itself. */
export type HomeOrCalendar = Pick<CalendarRecord, 'homeId'> & Partial<Pick<CalendarRecord, 'calendarId'>>

/**
 * A person's role in a calendar. Sharing gives others a role, and this table says what the role may do
 * (CAL-23).
 */
type Role = 'owner' | 'stranger'

const rights = {
  owner: {
    /** See the calendars of a home. */
    list: true,
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
  stranger: {
    list: false,
    read: false,
    readPrivate: false,
    write: false,
    createCalendar: false,
    changeCalendar: false,
    deleteCalendar: false,
    deleteForEver: false,
    share: false,
  },
} as const satisfies Record<Role, Readonly<Record<string, boolean>>>

/** Whether a person may do something with a calendar (CAL-21): the only place that decides this. */
export const may = (
  person: Pick<UserRecord, 'id'>,
  action: CalendarAction,
  calendar: HomeOrCalendar,
): boolean => rights[roleOf(person, calendar)][action]

const roleOf = ({ id }: Pick<UserRecord, 'id'>, { homeId }: HomeOrCalendar): Role =>
  homeId === id ? 'owner' : 'stranger'
