import { busyOnly } from '#domain/event/busyOnly.ts'
import { epochMs } from '#domain/time/units.ts'
import { binLabel } from '../../store/binLabel.ts'
import { isWebCalendarId } from '../../store/copyId.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { EventRecord } from '../../store/records.ts'
import type { ShareRecord } from '../../store/records.ts'
import { shortHash } from '../answers/shortHash.ts'

/**
 * An event as the person sees it with whom its calendar is shared: at the address of the copy (CAL-25), and
 * `Busy` where it is private, or the right is to see free and busy times only (CAL-10, CAL-23). Who subscribed to a
 * calendar on the web sees all of it.
 *
 * @param owner as in `maskedText`
 */
export const eventThrough = (
  share: ShareRecord,
  event: EventRecord,
  owner: readonly string[],
): EventRecord => {
  const jcal = isWebCalendarId(share.copyId)
    ? event.jcal
    : maskedText(event, share.right === 'freebusy', owner)
  const seen = { ...event, homeId: share.userId, calendarId: share.copyId }
  return jcal === event.jcal
    ? seen
    : {
        ...seen,
        jcal,
        // The stored one is made of the whole text: a guess at what is hidden could be checked by it.
        etag: `"${shortHash(jcal)}"`,
        modifiedAt: notShown,
      }
}

/** When something hidden was changed is hidden as well. */
export const notShown = epochMs(0)

/**
 * The jCal of an event as others see it.
 *
 * @param isBusyOnly whether they see when it is, and nothing else
 * @param owner the addresses of the owner of its calendar, whom what they have declined does not keep busy
 */
export const maskedText = (event: EventRecord, isBusyOnly: boolean, owner: readonly string[]): string =>
  isBusyOnly || isPrivate(event) ? busyText(event.jcal, owner) : event.jcal

/** Whether any part of an event is private to the owner of its calendar. */
export const isPrivate = ({ jcal }: Pick<EventRecord, 'jcal'>): boolean =>
  // Few events have a class, and the others are not parsed.
  /"class"/i.test(jcal) && binLabel(jcal).isPrivate

function busyText(text: string, owner: readonly string[]): string {
  const jcal = parsedJCal(text)
  return JSON.stringify(jcal === null ? ['vcalendar', [], []] : busyOnly(jcal, owner))
}
