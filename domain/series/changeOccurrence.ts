import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { latestOf } from '../jcal/latestOf.ts'
import { occurrenceId } from '../jcal/EventTime.ts'
import { withComponent } from '../jcal/revision.ts'
import { isForFollowing } from '../jcal/rangeOverridesOf.ts'
import { recurrenceIdOf } from '../jcal/VEventSeries.ts'
import { changedVEvent, type EventChange } from '../event/writeJCal.ts'
import type { EpochMs } from '../time/units.ts'
import { forOne, overrideAt, passedOn } from './overrideAt.ts'
import { withDate } from './withDate.ts'
import { startNamed, type ParsedObject } from '../jcal/ParsedObject.ts'

/**
 * One occurrence of a series changed: in its override if it has one, else in a new VEVENT after the last,
 * with a RECURRENCE-ID in DTSTART's form and all properties of the master (RFC 5545 3.8.4.4). The master and
 * all other overrides stay byte for byte; only one that somebody else took the date from meanwhile has it again.
 *
 * @param occurrence as `CalendarEvent.occurrence`
 * @returns the original itself if nothing changes, or the occurrence cannot be read
 */
export function changeOccurrence(
  parsed: ParsedObject,
  occurrence: string,
  change: EventChange,
  { now }: { readonly now: EpochMs },
): JCal {
  const { jcal, zoneOf, master } = parsed
  const start = master && startNamed(master, occurrence)
  const existing =
    master === null
      ? orphan(parsed, occurrence)
      : latestOf(master.overrides.filter((each) => each.start === start).map(({ vevent }) => vevent))
  if (existing !== undefined) {
    const changed = changedVEvent(existing, change, { zoneOf, now })
    if (changed === existing) return jcal
    if (master === null || start === null || !isForFollowing(existing))
      return withComponent(jcal, existing, changed)
    return withComponent(passedOn(jcal, master, start), existing, forOne(changed))
  }
  if (master === null || start === null) return jcal
  const plain = overrideAt(master, start)
  const changed = changedVEvent(plain, change, { zoneOf, now })
  if (changed === plain) return jcal
  const last = jcal[2].findLastIndex((each) => each[0] === 'vevent')
  const whole = withDate(master, start, now)
  const components = jcal[2].map((each) => (each === master.vevent ? whole : each))
  return [jcal[0], jcal[1], components.toSpliced(last + 1, 0, changed)]
}

/** An override without its series, as in an invitation to one occurrence. */
function orphan({ vevents, zoneOf }: ParsedObject, occurrence: string): JCalComponent | undefined {
  const named = vevents.filter((each) => {
    const time = recurrenceIdOf(each, zoneOf)
    return time !== null && occurrenceId(time) === occurrence
  })
  return latestOf(named)
}
