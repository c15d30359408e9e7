import type { JCal, JCalComponent } from '#contract/jcal.ts'
import type { Series } from '../recurrence/occurrencesIn.ts'
import type { Rule } from '../recurrence/Rule.ts'
import { localAt } from '../time/instantOf.ts'
import { addMs, midnightOf, timeOfDay, type EpochMs, type LocalMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { readEventTime, readOccurrenceId, type EventTime, type ZoneOf } from './EventTime.ts'
import { propertyOf, textOf, hasRecurrence, isOverride } from './properties.ts'
import { rangeOverridesOf, type RangeOverride } from './rangeOverridesOf.ts'
import { readPeriods, type PeriodTimings } from './readPeriods.ts'
import { remembered } from './remembered.ts'
import { timingOf, type Timing } from './Timing.ts'
import { valueTypeOf, type ValueType } from './ValueType.ts'
import { readSeries, recurrenceIdOf, startInSeries } from './VEventSeries.ts'
import { zonesOf } from './zones/zonesOf.ts'

/**
 * A calendar object that was parsed once, and is then passed to everything that changes it or needs its
 * times.
 */
export type ParsedObject = {
  readonly jcal: JCal
  /** The VEVENTs in order, overrides among them. */
  readonly vevents: readonly JCalComponent[]
  readonly zoneOf: ZoneOf
  /** Its first master; null if none has readable times. */
  readonly master: ParsedMaster | null
}

/** A VEVENT for one occurrence of its series: the one that starts, or would start, at this instant. */
export type Override = { readonly vevent: JCalComponent; readonly start: EpochMs }

/**
 * Parse a calendar object: its zones, its master, and the times of that. Floating times are calculated in
 * UTC. The same object is parsed once: of a series with hundreds of overrides each of them asks.
 */
export function parseObject(jcal: JCal): ParsedObject {
  return parsedOnce(jcal)
}

const parsedOnce = remembered((jcal: JCal): ParsedObject => {
  const zoneOf = zonesOf(jcal)
  const vevents = jcal[2].filter(([name]) => name === 'vevent')
  const vevent = vevents.find((each) => !isOverride(each))
  return { jcal, vevents, zoneOf, master: vevent ? parseMaster(vevent, { vevents, zoneOf }) : null }
})

function parseMaster(
  vevent: JCalComponent,
  { vevents, zoneOf }: Pick<ParsedObject, 'vevents' | 'zoneOf'>,
): ParsedMaster | null {
  const [dtstart, dtend] = [propertyOf(vevent, 'dtstart'), propertyOf(vevent, 'dtend')]
  const start = dtstart ? readEventTime(dtstart, zoneOf) : null
  if (dtstart === undefined || start === null) return null
  const end = dtend ? readEventTime(dtend, zoneOf) : null
  return new ParsedMaster({
    vevent,
    timing: timingOf(vevent, { start, end }, zoneNamed('UTC')),
    valueType: valueTypeOf(dtstart, start),
    endType: dtend && end ? valueTypeOf(dtend, end) : null,
    vevents,
    zoneOf,
  })
}

type MasterParts = Pick<ParsedMaster, 'vevent' | 'timing' | 'valueType' | 'endType' | 'zoneOf'> &
  Pick<ParsedObject, 'vevents'>

/**
 * The VEVENT of a whole event or series, with its times: the first start, how times are written, and what
 * repeats. Nearly all events do not repeat: what only a series has is read on first use, and kept.
 */
export class ParsedMaster {
  readonly vevent: JCalComponent
  readonly timing: Timing
  /** How DTSTART is written, and every time that depends on it. */
  readonly valueType: ValueType
  /** How DTEND is written; null without a readable one. */
  readonly endType: ValueType | null
  readonly zoneOf: ZoneOf
  readonly #vevents: readonly JCalComponent[]
  #series: Series | null = null
  #periods: PeriodTimings | null = null
  #overrides: readonly Override[] | null = null
  #rangeOverrides: readonly [RangeOverride, ...RangeOverride[]] | null = null

  constructor({ vevent, timing, valueType, endType, vevents, zoneOf }: MasterParts) {
    this.vevent = vevent
    this.timing = timing
    this.valueType = valueType
    this.endType = endType
    this.zoneOf = zoneOf
    this.#vevents = vevents
  }

  /** DTSTART as a local time. */
  get start(): LocalMs {
    return this.timing.kind === 'allDay' ? midnightOf(this.timing.first) : this.timing.local
  }

  /** The first rule, which the others follow when the series moves; null for an event without one. */
  get rule(): Rule | null {
    return hasRecurrence(this.vevent) ? (this.series.rules[0] ?? null) : null
  }

  /** Its rules and dates, without the occurrences that overrides replace. */
  get series(): Series {
    this.#series ??= readSeries(this.vevent, this.timing, [], this.zoneOf)
    return this.#series
  }

  /** The further dates with a length of their own. */
  get periods(): PeriodTimings {
    this.#periods ??= readPeriods(this.vevent, this.timing, this.zoneOf)
    return this.#periods
  }

  /** The overrides of its UID, in the order of the object. */
  get overrides(): readonly Override[] {
    this.#overrides ??= this.#vevents.filter(isOverride).flatMap((vevent): readonly Override[] => {
      const time = recurrenceIdOf(vevent, this.zoneOf)
      if (time === null || textOf(vevent, 'uid') !== textOf(this.vevent, 'uid')) return []
      return [{ vevent, start: startInSeries(time, this.timing) }]
    })
    return this.#overrides
  }

  /** In order: the master, and the overrides for all following occurrences. */
  get rangeOverrides(): readonly [RangeOverride, ...RangeOverride[]] {
    this.#rangeOverrides ??= rangeOverridesOf(
      this.vevent,
      this.timing,
      this.overrides.map(({ vevent }) => vevent),
      this.zoneOf,
      zoneNamed('UTC'),
    )
    return this.#rangeOverrides
  }
}

/**
 * The VEVENT that describes the occurrence starting at an instant, unless that has an override of its own.
 */
export function rangeOverrideAt({ rangeOverrides }: ParsedMaster, start: EpochMs): RangeOverride {
  return rangeOverrides.findLast(({ from }) => from <= start) ?? rangeOverrides[0]
}

/**
 * The start of an occurrence, from its name (`CalendarEvent.occurrence`); UTC midnight for a date; null if
 * the name cannot be read.
 */
export function startNamed({ timing }: ParsedMaster, occurrence: string): EpochMs | null {
  const time = readOccurrenceId(occurrence)
  return time === null ? null : startInSeries(time, timing)
}

/**
 * A time as a local time of the series' zone. A time written in that zone is taken as it is written: 02:30 on
 * a night without 02:30 is still 02:30 of the series.
 */
export function localInSeries({ valueType, timing }: ParsedMaster, time: EventTime): LocalMs {
  const isByTheClock =
    time.kind === 'timed' &&
    time.zone?.name === (valueType.kind === 'floating' ? undefined : valueType.zone.name)
  if (isByTheClock && valueType.kind !== 'date') return time.local
  if (time.kind === 'date' && timing.kind === 'timed') {
    return addMs(midnightOf(time.day), timeOfDay(timing.local))
  }
  return localAt(startInSeries(time, timing), valueType.zone)
}
