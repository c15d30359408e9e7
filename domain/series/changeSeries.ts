import type { JCal, JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { withAnswersReset, revised } from '../jcal/revision.ts'
import { readEventTimes } from '../jcal/EventTime.ts'
import { readDuration } from '../jcal/Duration.ts'
import { readFurther } from '../event/further/readFurther.ts'
import { styledDescriptionOf } from '../event/description/styledDescription.ts'
import { readDetails } from '../event/readDetails.ts'
import { partsOfPeriod } from '../jcal/readPeriods.ts'
import { isForFollowing } from '../jcal/rangeOverridesOf.ts'
import { timingEnd, readTiming, startOf, type Timing } from '../jcal/Timing.ts'
import { recurrenceIdOf, startInSeries } from '../jcal/VEventSeries.ts'
import { withDetails, withWhen, writeJCal, type EventChange } from '../event/writeJCal.ts'
import { readRule } from '../recurrence/readRule.ts'
import { instantOfLocal, localAt } from '../time/instantOf.ts'
import { addMs, type EpochMs, type LocalMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { instantIn, propertyIn, textIn, timeTypeIn } from '../jcal/ValueType.ts'
import { chosenRule } from './chosenRule.ts'
import { movementOf, type Movement } from './movement.ts'
import { withParts } from '../jcal/recurParts.ts'
import {
  localInSeries,
  parseObject,
  startNamed,
  type Override,
  type ParsedMaster,
  type ParsedObject,
} from '../jcal/ParsedObject.ts'
import { withRepeats } from './withRepeats.ts'

/**
 * An event, or all of a series, changed. A new time moves everything as far as one occurrence moves: rules,
 * UNTIL, RDATE, EXDATE and RECURRENCE-IDs follow, written in the form of the new DTSTART. Properties of
 * overrides that equal those of the series follow too; others (a title, a time of their own) stay. A new rule
 * or end applies to the result. SEQUENCE is raised and guests are asked again if the time changes; everything
 * else stays byte for byte (CAL-17).
 *
 * @param occurrence the one that `change.when` is about, as `CalendarEvent.occurrence`; null for the first
 * @returns the original itself if nothing changes
 */
export function changeSeries(
  parsed: ParsedObject,
  change: EventChange,
  { now, occurrence = null, doOverridesStay = false }: Circumstances,
): JCal {
  const { when, repeats, ...details } = change
  const chosen = repeats ? chosenRule(parsed, occurrence, { when, repeats }) : null
  const wanted = { when: chosen ? chosen.when : when, details }
  const changed = changedAlike(parsed, wanted, { now, occurrence, doOverridesStay })
  if (repeats === undefined) return changed
  return withRepeats(changed === parsed.jcal ? parsed : parseObject(changed), repeats, { now, chosen })
}

type Circumstances = {
  readonly now: EpochMs
  readonly occurrence?: string | null
  /** Overrides keep their times, even those at the time that the series gives them. */
  readonly doOverridesStay?: boolean
}

function changedAlike(
  { jcal, master }: ParsedObject,
  { when, details }: { readonly when: EventChange['when'] | undefined; readonly details: Details },
  { now, occurrence, doOverridesStay }: Required<Circumstances>,
): JCal {
  if (master === null) return writeJCal(jcal, when ? { ...details, when } : details, { now })
  const named = occurrence === null ? null : startNamed(master, occurrence)
  const start = named ?? startOf(master.timing)
  const period = named === null ? undefined : master.periods.get(named)
  const movement = when === undefined ? null : movementOf(master, start, when, period)
  const changed = new Map<JCalComponent, JCalComponent>()
  const put = (vevent: JCalComponent, described: JCalComponent, properties: Properties) => {
    if (described[2] === vevent[2] && isEqual(properties, vevent[1])) return
    // "The last working day" dragged to the next day does not move: guests are not asked again, even if the
    // title changes too.
    const isSignificant = !isEqual(properties, described[1])
    const asked = isSignificant ? withAnswersReset(properties) : properties
    changed.set(vevent, revised(described, asked, { now, isSignificant }))
  }
  const hasDetails = Object.keys(details).length > 0
  const described = hasDetails ? withDetails(master.vevent, details) : master.vevent
  put(master.vevent, described, moved(master, described[1], movement))
  for (const override of master.overrides) {
    const { vevent } = override
    const alike = hasDetails ? withDetails(vevent, detailsAlike(master, override, details)) : vevent
    const timed = followed(master, override, alike[1], { movement, doOverridesStay })
    // The one that was edited is where it was put, also if it had a time of its own.
    const isMeant = named === override.start && !doOverridesStay && !isForFollowing(vevent)
    put(vevent, alike, when && isMeant ? withWhen([vevent[0], timed], timed, when, master.zoneOf) : timed)
  }
  if (changed.size === 0) return jcal
  return [jcal[0], jcal[1], jcal[2].map((each) => changed.get(each) ?? each)]
}

type Details = Omit<EventChange, 'when' | 'repeats'>
type Properties = readonly JCalProperty[]

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function moved(master: ParsedMaster, described: Properties, movement: Movement | null): Properties {
  if (movement === null) return described
  const { vevent, endType, zoneOf } = master
  const local = movement.movedStart(master.start)
  const timed = movement.at([vevent[0], described], local, { endType })
  return timed.map((property) => {
    if (property[0] === 'rrule' || property[0] === 'exrule') return movedRule(property, movement)
    if (property[0] !== 'exdate' && property[0] !== 'rdate') return property
    return movedDates(property, movement, (value) => {
      const [name, parameters, type] = property
      const [time] = readEventTimes([name, parameters, type, value], zoneOf)
      if (time === undefined) return null
      const localBefore = localInSeries(master, time)
      const period = type === 'period' ? master.periods.get(startInSeries(time, master.timing)) : undefined
      // Without a readable end, the value cannot be written again.
      if (type === 'period' && period === undefined && master.timing.kind === 'timed') return null
      return period === undefined
        ? textIn(movement.valueType, movement.moved(localBefore))
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

/** If one of its dates cannot be read, the property stays unchanged. */
function movedDates(
  property: JCalProperty,
  { valueType }: Movement,
  movedValue: (value: JCalValue) => JCalValue,
): JCalProperty {
  const [name, parameters, , ...values] = property
  const [first, ...others] = values.map(movedValue)
  if (first === undefined || first === null || others.includes(null)) return property
  const [, around, type] = propertyIn(valueType, name, [''], parameters)
  return [name, around, [first, ...others].every(isText) ? type : 'period', first, ...others]
}

const isText = (value: JCalValue) => typeof value === 'string'

/** A moved period: its length is written in the same form. A series of dates keeps only the day. */
function movedPeriod(value: JCalValue, period: Timing, local: LocalMs, movement: Movement): JCalValue {
  const { valueType } = movement
  const begin = movement.moved(local)
  const start = textIn(valueType, begin)
  if (valueType.kind === 'date') return start
  const length = movement.periodMs(period)
  const [, written = ''] = partsOfPeriod(value) ?? []
  const isUnchanged = length === timingEnd(period, startOf(period)) - startOf(period)
  if (isUnchanged && readDuration(written) !== null) return [start, written]
  return [start, instantIn(valueType, addMs(instantOfLocal(begin, valueType.zone), length))]
}

/** An override that is at the time of its series follows it. */
function followed(
  master: ParsedMaster,
  { vevent, start }: Override,
  described: Properties,
  { movement, doOverridesStay }: { readonly movement: Movement | null; readonly doOverridesStay: boolean },
): Properties {
  if (movement === null) return described
  const { valueType, zoneOf } = master
  const named = recurrenceIdOf(vevent, zoneOf)
  const local = movement.moved(named === null ? localAt(start, valueType.zone) : localInSeries(master, named))
  // An override for all that follow is part of the series like the master: it gets the new time too.
  const doesFollow = !doOverridesStay && (isForFollowing(vevent) || isWhereItBelongs(master, vevent, start))
  const period = master.periods.get(start)
  const timed = doesFollow
    ? movement.at([vevent[0], described], local, {
        endType: timeTypeIn(vevent, 'dtend', zoneOf),
        periodMs: period && movement.periodMs(period),
      })
    : described
  return timed.map((property) =>
    property[0] === 'recurrence-id'
      ? propertyIn(movement.valueType, 'recurrence-id', [textIn(movement.valueType, local)], property[1])
      : property,
  )
}

/** The part of a change that an override follows: properties that equal those of its series. */
function detailsAlike({ vevent: master }: ParsedMaster, { vevent }: Override, details: Details): Details {
  const [own, shared] = [detailsOf(vevent), detailsOf(master)]
  // A description is one text in two forms.
  const isAlike = (name: (typeof detailNames)[number]) =>
    isEqual(own[name], shared[name]) &&
    (!isDescription(name) || descriptions.every((each) => isEqual(own[each], shared[each])))
  return Object.fromEntries(
    detailNames.flatMap((name) => (name in details && isAlike(name) ? [[name, details[name]]] : [])),
  )
}

const detailsOf = (vevent: JCalComponent) => ({
  ...readDetails(vevent, []),
  ...readFurther(vevent),
  styledDescription: styledDescriptionOf(vevent),
})

const descriptions = ['description', 'styledDescription'] as const

const isDescription = (name: string) => descriptions.some((each) => each === name)

const detailNames = [
  ...(['title', 'location', 'description', 'styledDescription', 'isFree', 'visibility', 'status'] as const),
  ...(['colour', 'categories', 'url', 'conference', 'attachments', 'reminders'] as const),
]

/** Whether an override is at the time that its series would give it. */
function isWhereItBelongs(
  { timing: shared, periods, zoneOf }: ParsedMaster,
  vevent: JCalComponent,
  start: EpochMs,
): boolean {
  const timing = periods.get(start) ?? shared
  const own = readTiming(vevent, zoneOf, zoneNamed('UTC'))
  if (own === null || own.kind !== timing.kind || startOf(own) !== start) return false
  return timingEnd(own, start) === timingEnd(timing, start)
}
