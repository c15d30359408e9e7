import type { CalendarEvent } from '../../event/CalendarEvent.ts'

/** What a change does to some events, as they are drawn. */
export type EventsChanged = {
  /** They look the same before and after; those of before. */
  readonly unchanged: readonly CalendarEvent[]
  /** They would not be there any more, or not like this. */
  readonly removed: readonly CalendarEvent[]
  readonly added: readonly CalendarEvent[]
}

/**
 * Compare events before and after a change by what can be seen of them: when they are, and what they say. Of two that
 * look the same, each stands for one.
 */
export function eventsChanged(
  before: readonly CalendarEvent[],
  after: readonly CalendarEvent[],
): EventsChanged {
  const left = Map.groupBy(after, looksOf)
  const unchanged: CalendarEvent[] = []
  const removed: CalendarEvent[] = []
  for (const event of before) {
    const same = left.get(looksOf(event))
    if (same?.pop()) unchanged.push(event)
    else removed.push(event)
  }
  const added = new Set([...left.values()].flat())
  return { unchanged, removed, added: after.filter((event) => added.has(event)) }
}

/** What can be seen of an event, as one text. An expanded REPORT has lost the zones of its times (CAL-9). */
export function looksOf(event: CalendarEvent): string {
  const { title, location, description, status, reply, isFree, visibility, colour, categories } = event
  const own = { title, location, description, status, reply, isFree, visibility }
  return JSON.stringify([timeOf(event), own, colour ?? '', categories ?? []])
}

/** When an event is, as one text: the same instants, or the same days. */
export const timeOf = ({ when }: Pick<CalendarEvent, 'when'>): string =>
  when.kind === 'allDay' ? `${when.first} ${when.last}` : `${when.start} ${when.end}`
