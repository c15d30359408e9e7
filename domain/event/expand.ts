import { withoutParameters } from '../jcal/properties.ts'
import { StepBudget } from '../recurrence/StepBudget.ts'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { isoDate } from '../time/dayNumber.ts'
import { utcDay, type EpochMs } from '../time/units.ts'
import { utcDateTime, utcText } from '../time/localDateTime.ts'
import { zoneNamed } from '../time/Zone.ts'
import type { Instance } from './Instance.ts'
import { instancesIn } from './instancesIn.ts'
import { occurrenceId } from '../jcal/EventTime.ts'
import type { Timing } from '../jcal/Timing.ts'
import type { Window } from '../time/Window.ts'

export type Expansion = {
  /** The calendar's own properties and a VEVENT per instance; no VTIMEZONE. */
  readonly jcal: JCal
  /** How many instances there are; 0 means that the object does not touch the window. */
  readonly instances: number
  /** Whether there were more than one window shows, or one answer may hold. */
  readonly isCapped: boolean
  /** What it costs: those of `StepBudget`, and what it takes to write each instance beyond the stored ones. */
  readonly steps: number
}

/**
 * An object as REPORT answers it (CAL-9): each instance in the window is a VEVENT with RECURRENCE-ID and
 * times in UTC, without rules. Overrides keep their own properties, a malformed VEVENT is left out (CAL-10).
 * An event that does not repeat has no RECURRENCE-ID. Dates stay dates, and floating times stay floating:
 * they have no time in UTC.
 *
 * @param window instants, start inclusive, end exclusive; dates are compared as UTC midnights, floating times
 *   as UTC (CAL-8)
 */
export function expand(jcal: JCal, window: Window): Expansion {
  const { included, ...rest } = includedIn(jcal, window)
  return {
    jcal: [jcal[0], jcal[1], included.map(componentOf)],
    instances: included.length,
    ...rest,
  }
}

/** The steps of an expansion without its text. */
export const stepsToExpand = (jcal: JCal, window: Window): number => includedIn(jcal, window).steps

function includedIn(jcal: JCal, window: Window) {
  const budget = new StepBudget()
  const { instances, isCapped } = instancesIn(jcal, window, zoneNamed('UTC'), budget)
  const { count, characters } = howManyFit(instances)
  const added = Math.max(0, count - jcal[2].length)
  return {
    included: instances.slice(0, count),
    isCapped: isCapped || count < instances.length,
    steps:
      budget.taken +
      Math.ceil(added * stepsPerInstance + (characters * added) / (count || 1) / charactersPerStep),
  }
}

/** Measured: a step takes about a tenth of a microsecond. */
const stepsPerInstance = 20
const charactersPerStep = 50

/**
 * The limit for one expansion, in characters: three thousand times an event of five thousand. A larger event
 * gets fewer instances.
 */
const maxCharacters = 16 * 1024 * 1024

/** How many of the instances there is room for, and how long they are. */
function howManyFit(instances: readonly Instance[]): { readonly count: number; readonly characters: number } {
  // A single one is as long as the stored object.
  if (instances.length < 2) return { count: instances.length, characters: 0 }
  const lengths = new Map<JCalComponent, number>()
  let characters = 0
  for (const [index, { vevent }] of instances.entries()) {
    const length = lengths.get(vevent) ?? JSON.stringify(vevent).length
    lengths.set(vevent, length)
    if (index > 0 && characters + length > maxCharacters) return { count: index, characters }
    characters += length
  }
  return { count: instances.length, characters }
}

const dropped: ReadonlySet<string> = new Set(['rrule', 'rdate', 'exdate', 'exrule', 'recurrence-id'])

function componentOf({ vevent, timing, start, end, occurrence }: Instance): JCalComponent {
  const properties = vevent[1].flatMap((property): readonly JCalProperty[] => {
    const [name, parameters] = property
    if (dropped.has(name)) return []
    if (name === 'dtstart' || name === 'dtend')
      return [timeProperty(name, parameters, timing, name === 'dtend' ? end : start)]
    // A duration in days would be wrong in UTC, so DTEND is written instead.
    return [name === 'duration' ? timeProperty('dtend', {}, timing, end) : property]
  })
  // A period has a length even if its series has none.
  const saysEnd = vevent[1].some(([name]) => name === 'dtend' || name === 'duration')
  const endOfIt =
    saysEnd || end === start || timing.kind === 'allDay' ? [] : [timeProperty('dtend', {}, timing, end)]
  const time = occurrence?.time
  const type = time?.kind === 'date' ? 'date' : 'date-time'
  const id: readonly JCalProperty[] = time ? [['recurrence-id', {}, type, occurrenceId(time)]] : []
  return [vevent[0], [...properties, ...endOfIt, ...id], vevent[2] ?? []]
}

function timeProperty(
  name: string,
  parameters: JCalProperty[1],
  timing: Timing,
  instant: EpochMs,
): JCalProperty {
  const otherParameters = withoutParameters(parameters, 'tzid')
  if (timing.kind === 'allDay') return [name, otherParameters, 'date', isoDate(utcDay(instant))]
  return [name, otherParameters, 'date-time', timing.isFloating ? utcDateTime(instant) : utcText(instant)]
}
