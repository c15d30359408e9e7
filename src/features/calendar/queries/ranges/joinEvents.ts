import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import { dayMs, utcMidnight, type EpochMs, type IsoDate } from '#domain/time/units.ts'
import type { Events } from './eventsIn.ts'
import type { Range } from './rangeOf.ts'

/**
 * The events of consecutive ranges. Ranges overlap: each event is in the result once.
 *
 * @param parts the events of each range
 */
export function joinEvents(
  parts: readonly Events[],
  ranges: readonly Pick<Range, 'start' | 'end'>[],
): Events {
  const [first, ...others] = parts
  if (first && others.length === 0) return first
  // Only what is near another range can be in that one, too: most of thousands of events are not.
  const keys = new Set<string>()
  const events = parts.flatMap((part, index) => {
    const [before, after] = [ranges[index - 1], ranges[index + 1]]
    const fresh = before
      ? part.events.filter((event) => !(isBefore(event, before.end) && keys.has(event.key)))
      : part.events
    if (after) for (const event of fresh) if (isAfter(event, after.start)) keys.add(event.key)
    return fresh
  })
  return {
    events,
    isCapped: parts.some(({ isCapped }) => isCapped),
    skipped: Math.max(0, ...parts.map(({ skipped }) => skipped)),
  }
}

// A day of any zone begins and ends within a day of that of UTC.
const isBefore = ({ when }: CalendarEvent, instant: EpochMs) =>
  (when.kind === 'timed' ? when.start : midnight(when.first)) <= instant + dayMs
const isAfter = ({ when }: CalendarEvent, instant: EpochMs) =>
  (when.kind === 'timed' ? when.end : midnight(when.last)) >= instant - dayMs

const midnight = (date: IsoDate) => utcMidnight(dayNumber(date))
