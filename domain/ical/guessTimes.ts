import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { ObjectProblem } from '../event/checkObject.ts'
import { propertyOf, withoutParameters } from '../jcal/properties.ts'
import { dayNumber, isoDate } from '../time/dayNumber.ts'
import { plusDays } from '../time/units.ts'

/** Where the missing start of an event was taken from, or what was removed from its end. */
export type Guess = 'start-from-occurrence' | 'start-from-end' | 'start-from-due' | 'end-left-out'

/**
 * An event whose times cannot be stored, with times guessed from the rest of it. A changed occurrence begins
 * at its original time. An event with only an end is placed there. One that ends before it starts keeps its
 * start.
 *
 * @returns null if nothing in it helps
 */
export function guessTimes(
  vevent: JCalComponent,
  problem: ObjectProblem,
): { readonly component: JCalComponent; readonly how: Guess } | null {
  if (problem === 'no-dtstart') {
    for (const { from, how, start } of sources) {
      const source = propertyOf(vevent, from)
      const dtstart = source === undefined ? null : start(source)
      if (dtstart !== null) return { component: withStart(vevent, dtstart), how }
    }
  }
  return problem === 'end-before-start' ? { component: withoutEnd(vevent), how: 'end-left-out' } : null
}

type Source = {
  readonly from: string
  readonly how: Guess
  readonly start: (source: JCalProperty) => JCalProperty | null
}

const sources: readonly Source[] = [
  { from: 'recurrence-id', how: 'start-from-occurrence', start: sameTime },
  { from: 'dtend', how: 'start-from-end', start: lastDay },
  { from: 'due', how: 'start-from-due', start: sameTime },
]

function sameTime([, parameters, type, ...values]: JCalProperty): JCalProperty | null {
  const [value] = values
  if (!times.has(type) || typeof value !== 'string') return null
  return ['dtstart', withoutParameters(parameters, 'range'), type, value]
}

const times: ReadonlySet<string> = new Set(['date', 'date-time'])

/** The end of an all-day event is exclusive, so its last day is the day before. */
function lastDay(dtend: JCalProperty): JCalProperty | null {
  const start = sameTime(dtend)
  if (start === null) return null
  const [name, parameters, type, value] = start
  if (type !== 'date' || typeof value !== 'string') return start
  return [name, parameters, type, isoDate(plusDays(dayNumber(value), -1))]
}

function withStart([name, properties, components = []]: JCalComponent, dtstart: JCalProperty): JCalComponent {
  return [name, [dtstart, ...properties.filter((each) => each[0] !== 'dtstart')], components]
}

function withoutEnd([name, properties, components = []]: JCalComponent): JCalComponent {
  return [name, properties.filter(([each]) => each !== 'dtend' && each !== 'duration'), components]
}
