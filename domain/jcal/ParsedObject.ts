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
import { timingOf, type Timing } from './Timing.ts'
import { valueTypeOf, type ValueType } from './ValueType.ts'
import { readSeries, recurrenceIdOf, startInSeries } from './VEventSeries.ts'
import { zonesOf } from './zones/zonesOf.ts'

/** A calendar object that was read: once, and then passed to all who change it or ask when it is. */
export type ParsedObject = {
  readonly jcal: JCal
  /** The VEVENTs in order, overrides among them. */
  readonly vevents: readonly JCalComponent[]
  readonly zoneOf: ZoneOf
  /** Its first master; null when there is none with times that can be read. */
  readonly master: ParsedMaster | null
}

/** A VEVENT that stands for the occurrence of its series that starts, or would start, at an instant. */
export type Override = { readonly vevent: JCalComponent; readonly start: EpochMs }

/** Read a calendar object: its zones, its master, and when that is. Floating times are calculated in UTC. */
export function parseObject(jcal: JCal): ParsedObject {
  const zoneOf = zonesOf(jcal)
  const vevents = jcal[2].filter(([name]) => name === 'vevent')
  const vevent = vevents.find((each) => !isOverride(each))
  return { jcal, vevents, zoneOf, master: vevent ? parseMaster(vevent, { vevents, zoneOf }) : null }
}

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
 * The VEVENT that stands for a whole event or series, and what it says of time: when it is first, how that is written, and what repeats.
 * Nearly all events do not repeat: what only a series has is read when it is asked for, and once.
 */
export class ParsedMaster {
  readonly vevent: JCalComponent
  readonly timing: Timing
  /** How DTSTART is written, and all that follows it. */
  readonly valueType: ValueType
  /** How DTEND is written; null where there is none to be read. */
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

  /** The first rule, which the others follow; null for an event that has none. */
  get rule(): Rule | null {
    return hasRecurrence(this.vevent) ? (this.series.rules[0] ?? null) : null
  }

  /** Its rules and dates, with the occurrences that overrides replace. */
  get series(): Series {
    this.#series ??= readSeries(this.vevent, this.timing, [], this.zoneOf)
    return this.#series
  }

  /** The further dates that last as long as they say themselves. */
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

  /** In order: the master, and what stands for all that follow. */
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

/** What says what the occurrence of a series is that starts at an instant, where no override of its own does. */
export function rangeOverrideAt({ rangeOverrides }: ParsedMaster, start: EpochMs): RangeOverride {
  return rangeOverrides.findLast(({ from }) => from <= start) ?? rangeOverrides[0]
}

/** Where an occurrence starts by its name (`CalendarEvent.occurrence`), UTC midnight for a date; null when the name cannot be read. */
export function startNamed({ timing }: ParsedMaster, occurrence: string): EpochMs | null {
  const time = readOccurrenceId(occurrence)
  return time === null ? null : startInSeries(time, timing)
}

/**
 * A time as a local time of the series' zone. What is written by the clock of that zone is read as it stands: 02:30 on a night that has
 * none is still 02:30 of the series.
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
