import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { isOverride } from '../event/instancesIn.ts'
import { occurrenceId, zonesOf } from '../event/Moment.ts'
import { propertyOf } from '../event/properties.ts'
import { withComponent } from '../event/revision.ts'
import { endOf } from '../event/Timing.ts'
import { recurrenceMoment } from '../event/VEventSeries.ts'
import { changedVEvent, type EventChange } from '../event/writeJCal.ts'
import { wallAt } from '../time/instantOf.ts'
import type { EpochMs } from '../time/units.ts'
import { instantIn, propertyIn } from './Form.ts'
import { startNamed, storedSeries, type StoredSeries } from './storedSeries.ts'
import { timeProperties } from './timeProperties.ts'

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
    stored === null ? orphan(jcal, occurrence) : stored.overrides.find((each) => each.start === start)?.vevent
  if (existing !== undefined) {
    const changed = changedVEvent(existing, change, { zoneOf, now })
    return changed === existing ? jcal : withComponent(jcal, existing, changed)
  }
  if (stored === null || start === null) return jcal
  const plain = overrideAt(stored, start)
  const changed = changedVEvent(plain, change, { zoneOf, now })
  if (changed === plain) return jcal
  const last = jcal[2].findLastIndex((each) => each[0] === 'vevent')
  return [jcal[0], jcal[1], jcal[2].toSpliced(last + 1, 0, changed)]
}

/** The VEVENT that says of an occurrence what the series says of it. */
function overrideAt({ master, timing, form, zoneOf }: StoredSeries, start: EpochMs): JCalComponent {
  const endOfIt = propertyOf(master, 'dtend') === undefined ? null : (from: EpochMs) => endOf(timing, from)
  const timed = timeProperties(master, form, { wall: wallAt(start, form.zone), endOf: endOfIt }, zoneOf)
  const id = propertyIn(form, 'recurrence-id', [instantIn(form, start)])
  const properties = timed.flatMap((property) => {
    if (ofSeries.has(property[0])) return []
    return property[0] === 'dtstart' ? [id, property] : [property]
  })
  return [master[0], properties, master[2] ?? []]
}

const ofSeries: ReadonlySet<string> = new Set(['rrule', 'rdate', 'exdate', 'exrule'])

/** An override that came without its series, as an invitation to one occurrence does. */
function orphan(jcal: JCal, occurrence: string): JCalComponent | undefined {
  const zoneOf = zonesOf(jcal)
  return jcal[2].find((each) => {
    const moment = each[0] === 'vevent' && isOverride(each) ? recurrenceMoment(each, zoneOf) : null
    return moment !== null && occurrenceId(moment) === occurrence
  })
}
