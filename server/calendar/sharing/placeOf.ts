import type { HomeOrCalendar } from '../../rights.ts'
import { isCopyId } from '../../store/copyId.ts'
import type { Store } from '../../store/Store.ts'

/** A home or calendar by its name, with the right that it gives if it is a copy. */
export async function placeOf(
  { shares }: Pick<Store, 'shares'>,
  { homeId, calendarId }: Pick<HomeOrCalendar, 'homeId' | 'calendarId'>,
): Promise<HomeOrCalendar> {
  if (calendarId === undefined) return { homeId }
  const share = isCopyId(calendarId) ? await shares.find(homeId, calendarId) : null
  return share === null || share.status === 'hidden'
    ? { homeId, calendarId }
    : { homeId, calendarId, copy: share }
}

/** The home in which a calendar lies: that of its owner, also if it is named by a copy. */
export async function homeOfOwner(
  { shares }: Pick<Store, 'shares'>,
  { homeId, calendarId }: Required<Pick<HomeOrCalendar, 'homeId' | 'calendarId'>>,
): Promise<string> {
  const share = isCopyId(calendarId) ? await shares.find(homeId, calendarId) : null
  return share?.source.homeId ?? homeId
}
