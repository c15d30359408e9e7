import type { JCal } from '#contract/jcal.ts'
import { expand, stepsToExpand } from '#domain/event/expand.ts'
import type { StepBudget } from '#domain/recurrence/StepBudget.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { Window } from '#domain/time/Window.ts'

/** A stored object in a REPORT: its jCal as text, or why there is none. */
export type RangeData = { readonly data: string; readonly isCapped: boolean } | 'outside' | 'unreadable'

/**
 * An object in a REPORT: its instances in the range, or everything that is stored (CAL-9).
 *
 * @param budget of the whole answer; the steps that this object takes are taken from it
 */
export const rangeData = (text: string, range: Window, isExpanded: boolean, budget?: StepBudget): RangeData =>
  isExpanded ? asInstances(text, range, budget) : asStored(text)

/** The steps that the instances of an object would take. Only what repeats takes any. */
export function stepsInRange(text: string, range: Window): number {
  const jcal = repeating.some((sign) => text.includes(sign)) ? parsedJCal(text) : null
  return jcal === null ? 0 : stepsToExpand(jcal, range)
}

/** An object without events in the range: only the properties of its calendar (CAL-35). */
export function withoutEvents(text: string): RangeData {
  const jcal = parsedJCal(text)
  return jcal === null ? 'unreadable' : printed([jcal[0], jcal[1], []], false)
}

/** An object as it is stored. Its text goes into the answer without parsing. */
export function asStored(text: string): RangeData {
  return looksLikeJCal(text) ? { data: text, isCapped: false } : 'unreadable'
}

/**
 * The instances of an object in a range (CAL-9). A single event in UTC or with dates is its own instance, so
 * its text goes into the answer without parsing.
 */
function asInstances(text: string, range: Window, budget?: StepBudget): RangeData {
  if (!looksLikeJCal(text)) return 'unreadable'
  if (!needsReading(text)) return { data: text, isCapped: false }
  const jcal = parsedJCal(text)
  if (jcal === null) return 'unreadable'
  const { jcal: expanded, instances, isCapped, steps } = expand(jcal, range)
  budget?.take(steps)
  return instances === 0 ? 'outside' : printed(expanded, isCapped)
}

/** In characters, for one object. Further instances of a large event are left out. */
const longestExpansion = 8 * 1024 * 1024

function printed([name, properties, instances]: JCal, isCapped: boolean): RangeData {
  let data = `${JSON.stringify([name, properties]).slice(0, -1)},[`
  for (const [index, instance] of instances.entries()) {
    const text = JSON.stringify(instance)
    if (index > 0 && data.length + text.length > longestExpansion)
      return { data: `${data}]]`, isCapped: true }
    data += index > 0 ? `,${text}` : text
  }
  return { data: `${data}]]`, isCapped }
}

// Stored text was printed by JSON.stringify, so damage shows at its ends.
const looksLikeJCal = (text: string) => text.startsWith('["vcalendar",[') && text.endsWith(']]')

/**
 * A text with one of these names must be parsed to be converted to UTC. Quotes inside of values are escaped,
 * so a match is a name.
 */
const signs = ['tzid', 'rrule', 'rdate', 'exdate', 'exrule', 'recurrence-id', 'vtimezone'].map(
  (name) => `"${name}"`,
)

const repeating = ['"rrule"', '"rdate"']

const needsReading = (text: string) => signs.some((sign) => text.includes(sign))
