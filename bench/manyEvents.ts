import type { JCalProperty } from '#contract/jcal.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { dayMs, epochMs } from '#domain/time/units.ts'
import type { EventRecord } from '#server/store/records.ts'

const perDay = 5

/** The middle of the calendar. Requests are for times around it, whatever the number of events. */
export const middle = epochMs(Date.UTC(2027, 2, 15))

/**
 * The calendar of a busy person, with five events a day: meetings in UTC and in Paris, days off, and some
 * series of ten weeks.
 */
export function* manyEvents(homeId: string, count: number): Generator<EventRecord> {
  const first = middle - Math.floor(count / perDay / 2) * dayMs
  for (let index = 0; index < count; index++) {
    const day = new Date(first + Math.floor(index / perDay) * dayMs).toISOString().slice(0, 10)
    const eventId = `event-${index}`
    const object = ['vcalendar', [], [['vevent', [...common(eventId), ...when(index, day)], []]]] as const
    const span = spanOf(object)
    if (span === null) throw new Error(`${eventId} has no span`)
    yield {
      homeId,
      calendarId: homeId,
      eventId,
      uid: eventId,
      jcal: JSON.stringify(object),
      etag: `"${index}"`,
      modifiedAt: middle,
      ...span,
    }
  }
}

const common = (eventId: string): JCalProperty[] => [
  ['uid', {}, 'text', eventId],
  ['dtstamp', {}, 'date-time', '2027-01-01T00:00:00Z'],
  ['summary', {}, 'text', `What ${eventId} is about`],
  ['location', {}, 'text', 'Room 42, second floor'],
  ['attendee', { cn: 'Bob Baker', partstat: 'ACCEPTED' }, 'cal-address', 'mailto:bob@kalends.example'],
]

function when(index: number, day: string): JCalProperty[] {
  const hour = String(8 + (index % 9)).padStart(2, '0')
  const timed = (suffix: string, parameters: Record<string, string>): JCalProperty[] => [
    ['dtstart', parameters, 'date-time', `${day}T${hour}:00:00${suffix}`],
    ['dtend', parameters, 'date-time', `${day}T${hour}:45:00${suffix}`],
  ]
  if (index % 20 === 0) {
    return [...timed('', { tzid: 'Europe/Paris' }), ['rrule', {}, 'recur', { freq: 'WEEKLY', count: 10 }]]
  }
  if (index % 20 === 1) return [['dtstart', {}, 'date', day]]
  return index % 2 === 0 ? timed('Z', {}) : timed('', { tzid: 'Europe/Paris' })
}
