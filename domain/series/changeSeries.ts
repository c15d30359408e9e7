import type { JCal, JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { withAnswersReset } from '../event/guests.ts'
import { readEventTimes, type ZoneOf } from '../event/EventTime.ts'
import { readDuration } from '../event/Duration.ts'
import { readDetails } from '../event/readDetails.ts'
import { partsOfPeriod } from '../event/readPeriods.ts'
import { revised } from '../event/revision.ts'
import { isForFollowing } from '../event/rangeOverridesOf.ts'
import { endOf, readTiming, startOf, type Timing } from '../event/Timing.ts'
import { recurrenceIdOf, startInSeries } from '../event/VEventSeries.ts'
import { withDetails, writeJCal, type EventChange } from '../event/writeJCal.ts'
import { readRule } from '../recurrence/readRule.ts'
import { instantOfLocal, localAt } from '../time/instantOf.ts'
import type { EpochMs, LocalMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { instantIn, propertyIn, textIn } from './ValueType.ts'
import { movementOf, type Movement } from './movement.ts'
import { withParts } from './recurParts.ts'
import { startNamed, storedSeries, localInSeries, type Override, type StoredSeries } from './storedSeries.ts'
import { withRepeats } from './withRepeats.ts'

/**
 * All of a series changed. A new time moves all of it as far as one occurrence of it: rules, UNTIL, RDATE, EXDATE and RECURRENCE-IDs follow,
 * in the form of the new DTSTART. Overrides follow in what they say like the series, and keep what they say otherwise (a title, a time
 * of their own). Another rhythm or end is for what it then is. SEQUENCE is raised and guests are asked again when the time moves; all else stays byte for byte (CAL-17).
 *
 * @param occurrence the one that `change.when` speaks of, as `CalendarEvent.occurrence`; null for the first
 * @returns the original itself when nothing changes
 */
export function changeSeries(
  jcal: JCal,
  change: EventChange,
  { now, occurrence = null, doOverridesStay = false }: Circumstances,
): JCal {
  const { when, repeats, ...details } = change
  const changed = changedAlike(jcal, { when, details }, { now, occurrence, doOverridesStay })
  return repeats === undefined ? changed : withRepeats(changed, repeats, { now })
}

type Circumstances = {
  readonly now: EpochMs
  readonly occurrence?: string | null
  /** Overrides keep their times, even those that are where the series had them. */
  readonly doOverridesStay?: boolean
}

function changedAlike(
  jcal: JCal,
  { when, details }: { readonly when: EventChange['when'] | undefined; readonly details: Details },
  { now, occurrence, doOverridesStay }: Required<Circumstances>,
): JCal {
  const stored = storedSeries(jcal)
  if (stored === null) return writeJCal(jcal, when ? { ...details, when } : details, { now })
  const named = occurrence === null ? null : startNamed(stored, occurrence)
  const start = named ?? startOf(stored.timing)
  const period = named === null ? undefined : stored.periods.get(named)
  const movement = when === undefined ? null : movementOf(stored, start, when, period)
  const changed = new Map<JCalComponent, JCalComponent>()
  const put = (vevent: JCalComponent, described: Properties, properties: Properties) => {
    if (properties === vevent[1] || isEqual(properties, vevent[1])) return
    // "The last working day" dragged to its neighbour stays: nobody is asked again, not even when its title changes.
    const isSignificant = movement !== null && !isEqual(properties, described)
    const asked = isSignificant ? withAnswersReset(properties) : properties
    changed.set(vevent, revised(vevent, asked, { now, isSignificant }))
  }
  const { master, overrides } = stored
  const described = withDetails(master, details)
  put(master, described, moved(stored, described, movement))
  for (const override of overrides) {
    const alike = withDetails(override.vevent, detailsAlike(stored, override, details))
    put(override.vevent, alike, followed(stored, override, alike, { movement, doOverridesStay }))
  }
  if (changed.size === 0) return jcal
  return [jcal[0], jcal[1], jcal[2].map((each) => changed.get(each) ?? each)]
}

type Details = Omit<EventChange, 'when' | 'repeats'>
type Properties = readonly JCalProperty[]

const isEqual = (one: Properties, other: Properties) => JSON.stringify(one) === JSON.stringify(other)

function moved(stored: StoredSeries, described: Properties, movement: Movement | null): Properties {
  if (movement === null) return described
  const { master, series, zoneOf } = stored
  const local = movement.movedStart(series.start)
  const timed = movement.at([master[0], described], local)
  return timed.map((property) => {
    if (property[0] === 'rrule' || property[0] === 'exrule') return movedRule(property, movement)
    if (property[0] !== 'exdate' && property[0] !== 'rdate') return property
    return movedDates(property, movement, (value) => {
      const [name, parameters, type] = property
      const [time] = readEventTimes([name, parameters, type, value], zoneOf)
      if (time === undefined) return null
      const localBefore = localInSeries(stored, time)
      const period = type === 'period' ? stored.periods.get(startInSeries(time, stored.timing)) : undefined
      // Without a readable end nobody could write what it was.
      if (type === 'period' && period === undefined && stored.timing.kind === 'timed') return null
      return period === undefined
        ? textIn(movement.form, movement.moved(localBefore))
        : movedPeriod(value, period, localBefore, movement)
    })
  })
}

function movedRule(property: JCalProperty, movement: Movement): JCalProperty {
  const [name, parameters, type, ...values] = property
  return [
    name,
    parameters,
    type,
    ...values.map((value) => {
      const rule = readRule(value)
      const parts = rule === null ? {} : movement.ruleParts(rule)
      return Object.keys(parts).length === 0 ? value : withParts(value, parts)
    }),
  ]
}

/** A property of dates that cannot all be read stays as it is. */
function movedDates(
  property: JCalProperty,
  { form }: Movement,
  movedValue: (value: JCalValue) => JCalValue,
): JCalProperty {
  const [name, parameters, , ...values] = property
  const [first, ...others] = values.map(movedValue)
  if (first === undefined || first === null || others.includes(null)) return property
  const [, around, type] = propertyIn(form, name, [''], parameters)
  return [name, around, [first, ...others].every(isText) ? type : 'period', first, ...others]
}

const isText = (value: JCalValue) => typeof value === 'string'

/** A period elsewhere, with its length in the words in which it said it. Of a period a series of days keeps the day. */
function movedPeriod(value: JCalValue, period: Timing, local: LocalMs, movement: Movement): JCalValue {
  const { form } = movement
  const begin = movement.moved(local)
  const start = textIn(form, begin)
  if (form.kind === 'date') return start
  const length = movement.periodMs(period)
  const [, written = ''] = partsOfPeriod(value) ?? []
  const isUnchanged = length === endOf(period, startOf(period)) - startOf(period)
  if (isUnchanged && readDuration(written) !== null) return [start, written]
  return [start, instantIn(form, instantOfLocal(begin, form.zone) + length)]
}

/** An override that says what its series says follows it. */
function followed(
  stored: StoredSeries,
  { vevent, start }: Override,
  described: Properties,
  { movement, doOverridesStay }: { readonly movement: Movement | null; readonly doOverridesStay: boolean },
): Properties {
  if (movement === null) return described
  const named = recurrenceIdOf(vevent, stored.zoneOf)
  const local = movement.moved(
    named === null ? localAt(start, stored.form.zone) : localInSeries(stored, named),
  )
  // What stands for all that follow is as much the series as the master: all of it comes to the new time.
  const doesFollow =
    !doOverridesStay && (isForFollowing(vevent) || isWhereItBelongs(stored, vevent, start, stored.zoneOf))
  const period = stored.periods.get(start)
  const timed = doesFollow
    ? movement.at([vevent[0], described], local, period && movement.periodMs(period))
    : described
  return timed.map((property) =>
    property[0] === 'recurrence-id'
      ? propertyIn(movement.form, 'recurrence-id', [textIn(movement.form, local)], property[1])
      : property,
  )
}

/** What of a change an override follows: what it says like its series. */
function detailsAlike({ master }: StoredSeries, { vevent }: Override, details: Details): Details {
  const own = readDetails(vevent, [])
  const shared = readDetails(master, [])
  return Object.fromEntries(
    detailNames.flatMap((name) =>
      name in details && own[name] === shared[name] ? [[name, details[name]]] : [],
    ),
  )
}

const detailNames = ['title', 'location', 'description', 'isFree', 'visibility'] as const

/** Whether an override is when its series would have it. */
function isWhereItBelongs(
  { timing: shared, periods }: StoredSeries,
  vevent: JCalComponent,
  start: EpochMs,
  zoneOf: ZoneOf,
): boolean {
  const timing = periods.get(start) ?? shared
  const own = readTiming(vevent, zoneOf, zoneNamed('UTC'))
  if (own === null || own.kind !== timing.kind || startOf(own) !== start) return false
  return endOf(own, start) === endOf(timing, start)
}
