import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { isoDate } from '../time/dayNumber.ts'
import { dayMs, type EpochMs } from '../time/units.ts'
import { localDateTime } from '../time/wall.ts'
import { zoneNamed } from '../time/Zone.ts'
import { occurrenceId, zonesOf, type Moment } from './Moment.ts'
import { utcText } from './newJCal.ts'
import { componentsOf, propertyOf, textOf } from './properties.ts'
import { endOf, readTiming, type Timing } from './Timing.ts'
import { hasRecurrence, momentInSeries, readSeries, recurrenceMoment, startInSeries } from './VEventSeries.ts'

export type Expansion = {
  /** The calendar's own properties and a VEVENT per instance; no VTIMEZONE. */
  readonly jcal: JCal
  /** How many instances there are; 0 means that the object does not touch the window. */
  readonly instances: number
  readonly isCapped: boolean
}

/**
 * An object as REPORT answers it (CAL-9): each instance in the window a VEVENT with RECURRENCE-ID and times in UTC, without rules;
 * overrides keep their own properties. An event that does not repeat has no RECURRENCE-ID. Dates stay dates and floating times stay
 * floating, as there is no UTC for them.
 *
 * @param window instants, start inclusive, end exclusive; dates are compared as UTC midnights, floating times as UTC (CAL-8)
 */
export function expand(jcal: JCal, window: { readonly start: EpochMs; readonly end: EpochMs }): Expansion {
  const zoneOf = zonesOf(jcal)
  const utc = zoneNamed('UTC')
  const vevents = componentsOf(jcal, 'vevent')
  const masters = vevents.filter((vevent) => propertyOf(vevent, 'recurrence-id') === undefined)
  const instances: JCalComponent[] = []
  let isCapped = false
  for (const vevent of vevents) {
    const timing = readTiming(vevent, zoneOf, utc)
    if (timing === null) continue
    const uid = textOf(vevent, 'uid')
    const ownMoment = recurrenceMoment(vevent, zoneOf)
    if (ownMoment !== null) {
      const master = masters.find((each) => textOf(each, 'uid') === uid)
      const masterTiming = master === undefined ? null : readTiming(master, zoneOf, utc)
      const moment =
        masterTiming === null
          ? ownMoment
          : momentInSeries(startInSeries(ownMoment, masterTiming, utc), masterTiming)
      const start = startOf(timing)
      if (lies(timing, start, window)) instances.push(instanceOf(vevent, timing, start, moment))
      continue
    }
    if (!hasRecurrence(vevent)) {
      const start = startOf(timing)
      if (lies(timing, start, window)) instances.push(instanceOf(vevent, timing, start, null))
      continue
    }
    const overrides = vevents.filter(
      (each) => propertyOf(each, 'recurrence-id') !== undefined && textOf(each, 'uid') === uid,
    )
    const series = readSeries(vevent, timing, overrides, zoneOf, utc)
    const earliest = window.start - (endAt(timing, startOf(timing)) - startOf(timing)) - dayMs
    const found = occurrencesIn(series, { start: earliest, end: window.end })
    isCapped ||= found.isCapped
    for (const start of found.starts) {
      if (lies(timing, start, window))
        instances.push(instanceOf(vevent, timing, start, momentInSeries(start, timing)))
    }
  }
  return { jcal: [jcal[0], jcal[1], instances], instances: instances.length, isCapped }
}

function startOf(timing: Timing): EpochMs {
  return timing.kind === 'allDay' ? timing.first * dayMs : timing.start
}

function endAt(timing: Timing, start: EpochMs): EpochMs {
  return timing.kind === 'allDay' ? start + timing.days * dayMs : endOf(timing, start)
}

function lies(
  timing: Timing,
  start: EpochMs,
  window: { readonly start: EpochMs; readonly end: EpochMs },
): boolean {
  return start < window.end && (endAt(timing, start) > window.start || start === window.start)
}

const rules: ReadonlySet<string> = new Set(['rrule', 'rdate', 'exdate', 'exrule'])

/** A VEVENT at one of its starts; `moment` is its RECURRENCE-ID. */
function instanceOf(
  vevent: JCalComponent,
  timing: Timing,
  start: EpochMs,
  moment: Moment | null,
): JCalComponent {
  const properties = vevent[1].flatMap((property): readonly JCalProperty[] => {
    const [name, parameters] = property
    if (rules.has(name) || name === 'recurrence-id') return []
    if (name === 'dtstart') return [timeProperty(name, parameters, timing, start)]
    // DURATION by the clock would come out wrong in UTC: the end is said instead.
    if (name === 'dtend' || name === 'duration')
      return [timeProperty('dtend', name === 'dtend' ? parameters : {}, timing, endAt(timing, start))]
    return [property]
  })
  const id: readonly JCalProperty[] =
    moment === null
      ? []
      : [['recurrence-id', {}, moment.kind === 'date' ? 'date' : 'date-time', occurrenceId(moment)]]
  return [vevent[0], [...properties, ...id], vevent[2] ?? []]
}

function timeProperty(
  name: string,
  parameters: JCalProperty[1],
  timing: Timing,
  instant: EpochMs,
): JCalProperty {
  const kept = Object.fromEntries(Object.entries(parameters).filter(([each]) => each !== 'tzid'))
  if (timing.kind === 'allDay') return [name, kept, 'date', isoDate(instant / dayMs)]
  return [name, kept, 'date-time', timing.isFloating ? localDateTime(instant) : utcText(instant)]
}
