import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { guestOf, type EventPerson } from '#domain/event/guests/GuestList.ts'
import { parseGuests } from '#domain/event/guests/parseGuests.ts'
import { localDateTime, localMsOf } from '#domain/time/localDateTime.ts'
import { readDate } from '#domain/time/parseDate.ts'
import { minuteMs, addMs, localMs, type IsoDate, type LocalMs } from '#domain/time/units.ts'
import type { PrefilledEvent } from '../../../navigation/paths.ts'

type Circumstances = {
  /** The date that is looked at. */
  readonly date: IsoDate
  /** The current time of day. */
  readonly now: LocalMs
  readonly zone: string
  readonly calendarId: string
  /** How long it is if its address has no end; an hour by default. */
  readonly minutes?: number
  /** Who invites the guests of its address. */
  readonly organizer?: EventPerson
}

/**
 * A new event as the dialog opens with it: at the times of its address; without these from the next full half
 * hour on the date that is shown, as long as the person chose. Of its guests those with an address are invited; its
 * calendar is left to the caller.
 */
export function newDraft(
  { start, end, duration, title = '', place = '', description = '', guests = '' }: PrefilledEvent,
  { date, now, zone, calendarId, minutes = 60, organizer }: Circumstances,
): EventDraft {
  const { people } = parseGuests(guests)
  const empty = {
    title,
    location: place,
    description,
    isFree: false,
    visibility: 'public',
    calendarId,
    ...(people.length > 0 && { guests: { organizer: organizer ?? null, guests: people.map(guestOf) } }),
  } as const
  const first = readDate(start ?? '')
  if (first !== null)
    return { ...empty, when: { kind: 'allDay', first, last: readDate(end?.slice(0, 10) ?? '') ?? first } }
  const inUtc = start?.endsWith('Z') === true
  const from = start === undefined ? soonOn(date, now) : localMsOf(start.slice(0, 16))
  const to =
    end === undefined ? addMs(from, Number(duration ?? minutes) * minuteMs) : localMsOf(end.slice(0, 16))
  return {
    ...empty,
    when: { kind: 'timed', start: localDateTime(from), end: localDateTime(to), zone: inUtc ? 'UTC' : zone },
  }
}

const halfHourMs = 30 * minuteMs

function soonOn(date: IsoDate, now: LocalMs): LocalMs {
  const soon = localMs(Math.ceil(now / halfHourMs) * halfHourMs)
  // Late in the evening the next half hour is tomorrow.
  if (localDateTime(now).startsWith(date)) return soon
  return localMsOf(`${date}T${localDateTime(soon).slice(11)}`)
}
