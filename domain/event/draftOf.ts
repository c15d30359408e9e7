import type { JCal } from '#contract/jcal.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import type { EventDraft } from './CalendarEvent.ts'
import { styledDescriptionOf } from './description/styledDescription.ts'
import { drafted } from './draftWhen.ts'
import { readFurther } from './further/readFurther.ts'
import { hasPeople } from './guests/GuestList.ts'
import { readGuestList } from './guests/readGuestList.ts'
import { readDetails } from './readDetails.ts'
import { readRepeats } from './repeats/readRepeats.ts'

/**
 * The initial draft of the event dialog: the master, or one occurrence of a series, in the event's own zone.
 *
 * @param calendarId the calendar of the object
 * @param occurrence as `CalendarEvent.occurrence`; null for the whole event
 * @returns null if the object has no readable VEVENT
 */
export function draftOf(jcal: JCal, calendarId: string, occurrence: string | null = null): EventDraft | null {
  const parsed = parseObject(jcal)
  const found = drafted(parsed, occurrence)
  if (found === null) return null
  const { title, location, description, isFree, visibility, status } = readDetails(found.vevent, [])
  const styledDescription = styledDescriptionOf(found.vevent)
  const guests = readGuestList(found.vevent)
  const { master } = parsed
  const repeats = master && readRepeats(master.vevent, master.timing)
  return {
    title,
    location,
    description,
    when: found.when,
    isFree,
    visibility,
    calendarId,
    status,
    ...(styledDescription !== '' && { styledDescription }),
    ...readFurther(found.vevent),
    ...(repeats && { repeats }),
    ...(hasPeople(guests) && { guests }),
  }
}
