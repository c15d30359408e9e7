import type { CalendarEntry } from '#contract/calendar.ts'

/** What a person may do with a calendar, as far as its access list says. */
export type CalendarRights = {
  /** Add, change and delete its events. */
  readonly canWrite: boolean
  /** Change its name, colour and description. */
  readonly canRename: boolean
}

/** Those of the person by name, and those of everybody. */
const everybody: ReadonlySet<string> = new Set(['{DAV:}authenticated', '{DAV:}all'])

/**
 * What the access list of a calendar lets a person do (CAL-24, CAL-36). Where there is none everything is offered, and the server
 * refuses what it must.
 */
export function rightsOf({ acl }: Pick<CalendarEntry, 'acl'>, userId: string): CalendarRights {
  if (!acl) return { canWrite: true, canRename: true }
  const mine = new Set(
    acl
      .filter(({ principal }) => principal === `principals/users/${userId}` || everybody.has(principal))
      .map(({ privilege }) => privilege.replace('{DAV:}', '')),
  )
  const mayAll = mine.has('all') || mine.has('write')
  return {
    canWrite: mayAll || mine.has('write-content') || mine.has('bind'),
    canRename: mayAll || mine.has('write-properties'),
  }
}
