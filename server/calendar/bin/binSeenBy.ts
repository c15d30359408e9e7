import { may } from '../../rights.ts'
import type { BinItem, BinPlaces } from '../../store/BinStore.ts'
import type { CalendarRecord, UserRecord } from '../../store/records.ts'

/** An item of a bin as a person sees it: with the address in their own home, also if it was deleted in another one. */
export type SeenBinItem = BinItem & Pick<CalendarRecord, 'copy'>

/** An address, of an event or a calendar. */
type Address = Pick<BinItem, 'homeId' | 'calendarId' | 'eventId'>

/** The bin of a person: their own, and the events that were deleted from calendars of others that they may write. */
export type BinSeen = {
  /** @param where only what was at this address; null if nothing can have been there */
  places(where?: Address): BinPlaces | null
  /** Null if the person may not see it. */
  seen(item: BinItem): SeenBinItem | null
}

/**
 * Who has lost a calendar, or may only read it now, has nothing of its bin any more (CAL-34).
 *
 * @param all the calendars of others that the person has (`copiesIn`)
 */
export function binSeenBy(user: UserRecord, all: readonly CalendarRecord[]): BinSeen {
  const copies = all.flatMap(({ copy, ...calendar }) =>
    copy !== undefined && may(user, 'write', { ...calendar, copy }) ? [{ ...calendar, copy }] : [],
  )
  const calendars = copies.map(({ copy }) => copy.source)
  return {
    places: (where) => {
      if (where === undefined) return { home: { homeId: user.id }, shared: { calendars } }
      if (where.homeId !== user.id) return null
      const { copy } = copies.find(({ calendarId }) => calendarId === where.calendarId) ?? {}
      if (copy === undefined) return { home: where }
      return where.eventId === null ? null : { shared: { calendars: [copy.source], eventId: where.eventId } }
    },
    seen: (item) => {
      if (may(user, 'write', item)) return item
      const through = copies.find(({ copy }) => isFrom(item, copy.source))
      if (through === undefined || item.eventId === null || item.isCalendarGone) return null
      const { homeId, calendarId, name, copy } = through
      return { ...item, homeId, calendarId, calendarName: name ?? item.calendarName, copy }
    },
  }
}

const isFrom = ({ homeId, calendarId }: BinItem, source: Pick<BinItem, 'homeId' | 'calendarId'>) =>
  homeId === source.homeId && calendarId === source.calendarId
