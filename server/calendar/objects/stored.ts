import type { JCal } from '#contract/jcal.ts'
import { expand } from '#domain/event/expand.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { Window } from '#domain/time/Window.ts'

/** What a REPORT says of a stored object: its jCal as text, or why it says nothing. */
export type RangeData = { readonly data: string; readonly isCapped: boolean } | 'outside' | 'unreadable'

/** What a REPORT says of an object: its instances in the range, or all that is stored (CAL-9). */
export const rangeData = (text: string, range: Window, isExpanded: boolean): RangeData =>
  isExpanded ? asInstances(text, range) : asStored(text)

/**
 * What is said of an object that has nothing in the range: the calendar's own properties, and no event
 * (CAL-35).
 */
export function withoutEvents(text: string): RangeData {
  const jcal = parsedJCal(text)
  return jcal === null ? 'unreadable' : printed([jcal[0], jcal[1], []], false)
}

/** An object as it is stored: its text is put into the answer unread. */
export function asStored(text: string): RangeData {
  return looksLikeJCal(text) ? { data: text, isCapped: false } : 'unreadable'
}

/**
 * An object as its instances in a range (CAL-9). One event with times in UTC, or with dates, is its own
 * instance: its text is put into the answer unread.
 */
function asInstances(text: string, range: Window): RangeData {
  if (!looksLikeJCal(text)) return 'unreadable'
  if (!needsReading(text)) return { data: text, isCapped: false }
  const jcal = parsedJCal(text)
  if (jcal === null) return 'unreadable'
  const { jcal: expanded, instances, isCapped } = expand(jcal, range)
  return instances === 0 ? 'outside' : printed(expanded, isCapped)
}

/** Characters of the instances of one object. Of a large event that repeats, further ones are left out. */
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

// What is stored was printed by JSON.stringify: a damaged object shows at its ends.
const looksLikeJCal = (text: string) => text.startsWith('["vcalendar",[') && text.endsWith(']]')

/**
 * A text with one of these has to be parsed to be answered in UTC. Quotes inside values are escaped, so these
 * are names.
 */
const signs = ['tzid', 'rrule', 'rdate', 'exdate', 'exrule', 'recurrence-id', 'vtimezone'].map(
  (name) => `"${name}"`,
)

const needsReading = (text: string) => signs.some((sign) => text.includes(sign))
