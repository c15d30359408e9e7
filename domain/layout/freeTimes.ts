import type { CalendarEvent } from '../event/CalendarEvent.ts'
import { instantOf, localOf } from '../time/instantOf.ts'
import { minuteMs, type IsoDate } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'

/** The quarter hours of a day, `HH:mm` from `00:00` on. */
export const quarterHours: readonly string[] = Array.from({ length: 96 }, (_, index) => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(index / 4))}:${two((index % 4) * 15)}`
})

/** What can take time; declined and cancelled events do not, nor do those that last all day. */
type Taking = Pick<CalendarEvent, 'when' | 'isFree' | 'status' | 'reply'>

/**
 * The quarter hours of a day at which nothing is on, `HH:mm` as a clock in the zone shows them. One that does
 * not exist on that day is not among them.
 *
 * @param events in any order
 */
export function freeTimes(events: readonly Taking[], date: IsoDate, zone: Zone): readonly string[] {
  const taken = events.flatMap(({ when, isFree, status, reply }) =>
    when.kind === 'timed' && !isFree && status !== 'cancelled' && reply !== 'declined' ? [when] : [],
  )
  return quarterHours.filter((time) => {
    const local = `${date}T${time}:00`
    const at = instantOf(local, zone)
    const until = at + 15 * minuteMs
    return localOf(at, zone) === local && !taken.some(({ start, end }) => start < until && end > at)
  })
}
