import type { DraftWhen } from '../../event/CalendarEvent.ts'
import { instantOf, localOf } from '../../time/instantOf.ts'
import { findZone } from '../../time/Zone.ts'
import type { LocalDateTime } from '../../time/units.ts'

/** What a clock shows, and where it hangs. */
type Clock = { readonly now: LocalDateTime; readonly zone: string }

/** The clock of another zone at the same instant; the same one where nobody knows that zone. */
export function clockIn(zone: string | undefined, here: Clock): Clock {
  if (zone === undefined || findZone(zone) === null) return here
  return { now: localOf(instantOf(here.now, here.zone), zone), zone }
}

/**
 * A time of another zone as one of here, if clocks show the same in both: `16:00 CET` in Paris. What has no place, such
 * as `UTC+5`, is as it is here, too: in the database it has a name with the opposite sign.
 */
export function asHere(when: DraftWhen | null, zone: string): DraftWhen | null {
  if (when?.kind !== 'timed' || when.zone === null || when.zone === zone) return when
  const there = when.zone
  const [start, end] = [when.start, when.end].map((time) => localOf(instantOf(time, there), zone))
  const isSame = start === when.start && end === when.end
  return start && end && (isSame || there.startsWith('Etc/')) ? { ...when, start, end, zone } : when
}
