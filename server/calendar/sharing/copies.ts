import type { ShareRecord } from '../../store/records.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'

/** The calendars of others that were shared with a person, but for those that the person hides. */
export async function copiesIn(
  { shares, calendars }: Pick<Store, 'shares' | 'calendars'>,
  userId: string,
): Promise<readonly CalendarRecord[]> {
  const shown = (await shares.with(userId)).filter(({ status }) => status !== 'hidden')
  const found = await Promise.all(
    shown.map(async (share) => {
      const calendar = await calendars.find(share.source.homeId, share.source.calendarId)
      return calendar === null ? [] : [calendarThrough(share, calendar)]
    }),
  )
  return found.flat()
}

/** A calendar as the person sees it with whom it is shared (CAL-25). */
export const calendarThrough = (share: ShareRecord, calendar: CalendarRecord): CalendarRecord => ({
  homeId: share.userId,
  calendarId: share.copyId,
  name: share.name,
  description: share.right === 'freebusy' ? null : calendar.description,
  colour: share.colour,
  order: share.order,
  revision: calendar.revision,
  copy: share,
  ...(share.isPublic && { source: publicCalendarOf(calendar) }),
})

/** A public calendar as everybody of the domain sees it (CAL-26). */
export const publicCalendarOf = (calendar: CalendarRecord): CalendarRecord => ({
  ...calendar,
  description: calendar.publicRight === 'freebusy' ? null : calendar.description,
  order: null,
})
