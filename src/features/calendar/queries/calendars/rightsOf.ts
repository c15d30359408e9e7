import type { CalendarEntry } from '#contract/calendar.ts'

/** What a person may do with a calendar according to its access list. */
export type CalendarRights = {
  /** Add, change and delete its events. */
  readonly canWrite: boolean
  /** Change its name, colour and description. */
  readonly canRename: boolean
  /** Decide who else may do what. */
  readonly canShare: boolean
}

/** Privileges of the person by name, and those of everybody. */
const everybody: ReadonlySet<string> = new Set(['{DAV:}authenticated', '{DAV:}all'])

/**
 * What the access list of a calendar permits (CAL-24, CAL-36). Without a list everything is offered but sharing, and the
 * server refuses what is not permitted.
 */
export function rightsOf({ acl }: Pick<CalendarEntry, 'acl'>, userId: string): CalendarRights {
  if (!acl) return { canWrite: true, canRename: true, canShare: false }
  const mine = new Set(
    acl
      .filter(({ principal }) => principal === `principals/users/${userId}` || everybody.has(principal))
      .map(({ privilege }) => privilege.replace('{DAV:}', '')),
  )
  const mayAll = mine.has('all') || mine.has('write')
  return {
    canWrite: mayAll || mine.has('write-content') || mine.has('bind'),
    canRename: mayAll || mine.has('write-properties'),
    canShare: mine.has('all') || mine.has('share'),
  }
}
