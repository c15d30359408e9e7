import type { JCalComponent, JCalValue } from '#contract/jcal.ts'
import { inOrder } from '../recurrence/Periods.ts'
import type { Series } from '../recurrence/occurrencesIn.ts'
import { readRule } from '../recurrence/readRule.ts'
import type { Rule } from '../recurrence/Rule.ts'
import { instantOfLocal, localAt } from '../time/instantOf.ts'
import {
  addMs,
  dayOfLocal,
  midnightOf,
  timeOfDay,
  utcDay,
  utcMidnight,
  type DayNumber,
  type EpochMs,
} from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import {
  instantOfEventTime,
  readEventTime,
  readEventTimes,
  type EventTime,
  type ZoneOf,
} from './EventTime.ts'
import { propertyOf } from './properties.ts'
import type { Timing } from './Timing.ts'

/**
 * The series of a master VEVENT, without the occurrences that its overrides replace. The starts of a series
 * of dates are UTC midnights, see `Series`.
 */
export function readSeries(
  master: JCalComponent,
  timing: Timing,
  overrides: readonly JCalComponent[],
  zoneOf: ZoneOf,
): Series {
  const zone = timing.kind === 'allDay' ? zoneNamed('UTC') : timing.zone
  const start = timing.kind === 'allDay' ? midnightOf(timing.first) : timing.local
  const added: EpochMs[] = []
  let excluded: Set<EpochMs> | null = null
  let excludedDays: Set<DayNumber> | null = null
  const exclude = (time: EventTime) => {
    if (timing.kind === 'allDay') (excluded ??= new Set()).add(utcMidnight(dayOfEventTime(time)))
    else if (time.kind === 'date') (excludedDays ??= new Set()).add(time.day)
    else (excluded ??= new Set()).add(startInSeries(time, timing))
  }
  for (const property of master[1]) {
    const [name] = property
    if (name === 'exdate') readEventTimes(property, zoneOf).forEach(exclude)
    else if (name === 'rdate')
      for (const time of readEventTimes(property, zoneOf)) added.push(startInSeries(time, timing))
  }
  for (const override of overrides) {
    const time = recurrenceIdOf(override, zoneOf)
    if (time !== null) exclude(time)
  }
  return {
    start,
    zone,
    rules: rulesOf(master, timing, 'rrule', rules),
    excludedRules: rulesOf(master, timing, 'exrule', exrules),
    added: inOrder(added),
    excluded: excluded ?? nothing,
    excludedDays: excludedDays ?? nothing,
  }
}

const nothing: ReadonlySet<never> = new Set<never>()

/** The time of a RECURRENCE-ID; null without a readable one. */
export function recurrenceIdOf(vevent: JCalComponent, zoneOf: ZoneOf): EventTime | null {
  const property = propertyOf(vevent, 'recurrence-id')
  return property === undefined ? null : readEventTime(property, zoneOf)
}

/**
 * The start in a series that a time means, in whatever form it was written: a date in a timed series gets
 * DTSTART's time, and a floating time the zone of the series.
 */
export function startInSeries(time: EventTime, timing: Timing): EpochMs {
  if (timing.kind === 'allDay') return utcMidnight(dayOfEventTime(time))
  if (time.kind === 'timed') return instantOfEventTime(time, timing.zone)
  return instantOfLocal(addMs(midnightOf(time.day), timeOfDay(timing.local)), timing.zone)
}

/** The start of an occurrence in the form of its series' DTSTART. */
export function eventTimeInSeries(start: EpochMs, timing: Timing): EventTime {
  if (timing.kind === 'allDay') return { kind: 'date', day: utcDay(start) }
  return {
    kind: 'timed',
    local: localAt(start, timing.zone),
    zone: timing.isFloating ? null : timing.zone,
  }
}

/**
 * The rule of a `recur` value beside a DTSTART. A date has no time: parts that name one are ignored (RFC 5545
 * 3.3.10).
 */
export function ruleIn(value: JCalValue, { kind }: Timing): Rule | null {
  const rule = readRule(value)
  return rule !== null && kind === 'allDay' ? { ...rule, ...noTimes } : rule
}

function rulesOf(
  master: JCalComponent,
  timing: Timing,
  name: 'rrule' | 'exrule',
  rules: WeakMap<JCalComponent, readonly Rule[]>,
): readonly Rule[] {
  const known = rules.get(master)
  if (known !== undefined) return known
  const read: Rule[] = []
  for (const property of master[1]) {
    if (property[0] !== name) continue
    for (let at = 3; at < property.length; at++) {
      const rule = ruleIn(property[at] ?? null, timing)
      if (rule !== null) read.push(rule)
    }
  }
  if (read.some(({ count }) => count !== null)) rules.set(master, read)
  return read
}

const noTimes = { byHour: [], byMinute: [], bySecond: [] }

/** Rules with COUNT are read once per object: the end that is calculated for them is kept with them. */
const rules = new WeakMap<JCalComponent, readonly Rule[]>()
const exrules = new WeakMap<JCalComponent, readonly Rule[]>()

function dayOfEventTime(time: EventTime): DayNumber {
  return time.kind === 'date' ? time.day : dayOfLocal(time.local)
}
