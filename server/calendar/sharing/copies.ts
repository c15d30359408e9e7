import { isWebCalendarId } from '../../store/copyId.ts'
import type { CalendarRecord, ShareRecord, WebCalendarRecord } from '../../store/records.ts'
import type { Store } from '../../store/Store.ts'

/** The calendars of others that were shared with a person, but for those that the person hides. */
export async function copiesIn(
  { shares, calendars, webCalendars }: Pick<Store, 'shares' | 'calendars' | 'webCalendars'>,
  userId: string,
): Promise<readonly CalendarRecord[]> {
  const shown = (await shares.with(userId)).filter(({ status }) => status !== 'hidden')
  const web = await webOf({ webCalendars }, userId, shown)
  const found = await Promise.all(
    shown.map(async (share) => {
      const calendar = await calendars.find(share.source.homeId, share.source.calendarId)
      return calendar === null ? [] : [calendarThrough(share, calendar, web)]
    }),
  )
  return found.flat()
}

/** What is known of the calendars on the web among these shares of a person (CAL-31). */
export const webOf = async (
  { webCalendars }: Pick<Store, 'webCalendars'>,
  userId: string,
  shares: readonly ShareRecord[],
): Promise<readonly WebCalendarRecord[]> =>
  shares.some(({ copyId }) => isWebCalendarId(copyId)) ? webCalendars.ofUser(userId) : []

/**
 * A calendar as the person sees it with whom it is shared (CAL-25).
 *
 * @param web as `webOf` gives it
 */
export const calendarThrough = (
  share: ShareRecord,
  calendar: CalendarRecord,
  web: readonly WebCalendarRecord[],
): CalendarRecord => ({
  homeId: share.userId,
  calendarId: share.copyId,
  name: share.name,
  description: share.right === 'freebusy' ? null : calendar.description,
  colour: share.colour,
  order: share.order,
  revision: calendar.revision,
  copy: share,
  ...(isWebCalendarId(share.copyId)
    ? webIn(share, web)
    : share.isPublic && { source: publicCalendarOf(calendar) }),
})

function webIn({ copyId }: ShareRecord, all: readonly WebCalendarRecord[]): Pick<CalendarRecord, 'web'> {
  const web = all.find((each) => each.copyId === copyId)
  return web === undefined ? {} : { web }
}

/** A public calendar as everybody of the domain sees it (CAL-26). */
export const publicCalendarOf = (calendar: CalendarRecord): CalendarRecord => ({
  ...calendar,
  description: calendar.publicRight === 'freebusy' ? null : calendar.description,
  order: null,
})
