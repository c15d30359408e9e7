import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { isOverride } from '../event/instancesIn.ts'
import { latestOf } from '../event/latestOf.ts'
import { occurrenceId, zonesOf } from '../event/EventTime.ts'
import { withComponent } from '../event/revision.ts'
import { isForFollowing } from '../event/rangeOverridesOf.ts'
import { recurrenceIdOf } from '../event/VEventSeries.ts'
import { changedVEvent, type EventChange } from '../event/writeJCal.ts'
import type { EpochMs } from '../time/units.ts'
import { forOne, overrideAt, passedOn } from './overrideAt.ts'
import { startNamed, storedSeries } from './storedSeries.ts'

/**
 * One occurrence of a series changed: its override where it has one, else a new VEVENT after the last, with a RECURRENCE-ID in DTSTART's
 * own form and everything else of the master (RFC 5545 3.8.4.4). The master and all other overrides stay byte for byte.
 *
 * @param occurrence as `CalendarEvent.occurrence`
 * @returns the original itself when nothing changes, or there is no such occurrence to be named
 */
export function changeOccurrence(
  jcal: JCal,
  occurrence: string,
  change: EventChange,
  { now }: { readonly now: EpochMs },
): JCal {
  const zoneOf = zonesOf(jcal)
  const stored = storedSeries(jcal)
  const start = stored === null ? null : startNamed(stored, occurrence)
  const existing =
    stored === null
      ? orphan(jcal, occurrence)
      : latestOf(stored.overrides.filter((each) => each.start === start).map(({ vevent }) => vevent))
  if (existing !== undefined) {
    const changed = changedVEvent(existing, change, { zoneOf, now })
    if (changed === existing) return jcal
    if (stored === null || start === null || !isForFollowing(existing))
      return withComponent(jcal, existing, changed)
    return withComponent(passedOn(jcal, stored, start), existing, forOne(changed))
  }
  if (stored === null || start === null) return jcal
  const plain = overrideAt(stored, start)
  const changed = changedVEvent(plain, change, { zoneOf, now })
  if (changed === plain) return jcal
  const last = jcal[2].findLastIndex((each) => each[0] === 'vevent')
  return [jcal[0], jcal[1], jcal[2].toSpliced(last + 1, 0, changed)]
}

/** An override that came without its series, as an invitation to one occurrence does. */
function orphan(jcal: JCal, occurrence: string): JCalComponent | undefined {
  const zoneOf = zonesOf(jcal)
  const named = jcal[2].filter((each) => {
    const time = each[0] === 'vevent' && isOverride(each) ? recurrenceIdOf(each, zoneOf) : null
    return time !== null && occurrenceId(time) === occurrence
  })
  return latestOf(named)
}
