import { eventsChanged } from '#domain/edits/rehearsal/eventsChanged.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Item } from '#domain/event/Item.ts'
import { eventsIn } from '../queries/ranges/eventsIn.ts'
import { joinEvents } from '../queries/ranges/joinEvents.ts'
import type { Range } from '../queries/ranges/rangeOf.ts'
import type { ItemsRead } from '../queries/ranges/readItems.ts'
import type { Rehearsal } from './rehearsalStore.ts'
import { RehearsedEvent } from './RehearsedEvent.ts'

/** What a change does to the objects of a calendar. */
export type RehearsedChange = {
  /** Whether an event belongs to an object that would be another, or gone. */
  readonly isTouched: (event: CalendarEvent) => boolean
  /** What these objects would be, and new ones. Where an object is there already that is not touched, it stays. */
  readonly items: readonly Item[]
  /** The addresses of the reader. */
  readonly myAddresses: readonly string[]
}

/**
 * Draws a change among the events of a page: what would go stays where it is, what would come is added, and both are
 * marked. Neither can be opened or dragged: only what is stored has its key.
 */
export function drawRehearsed({ isTouched, items, myAddresses }: RehearsedChange): Rehearsal['draw'] {
  const answers = new Map<Range, ItemsRead>()
  /** Items of its own for each range: what was read of them is unchanged for one view each. */
  function answerFor(range: Range): ItemsRead {
    const answer = answers.get(range) ?? { items: items.map((item) => ({ ...item })), skipped: 0 }
    answers.set(range, answer)
    return answer
  }

  return (events, { ranges, zone, declined }) => {
    const parts = ranges.map((range) =>
      eventsIn([answerFor(range)], { window: range, viewZone: zone, myAddresses }, declined),
    )
    const stored = new Set<string>()
    const touched: CalendarEvent[] = []
    const staying = events.flatMap((event) => {
      const copies = event.copies ?? [event]
      const left = copies.filter((copy) => copy.isDraft || !isTouched(copy))
      for (const copy of left) stored.add(objectKeyOf(copy))
      if (left.length === copies.length) return [event]
      touched.push(...copies.filter((copy) => !left.includes(copy)))
      return left.slice(0, 1)
    })
    const after = joinEvents(parts, ranges).events.filter((event) => !stored.has(objectKeyOf(event)))
    const { unchanged, removed, added } = eventsChanged(touched, after)
    return [
      ...staying,
      ...unchanged,
      ...removed.map((event) => marked(event, 'removed')),
      ...added.map((event) => marked(event, 'added')),
    ]
  }
}

/** The object of an event. */
export const objectKeyOf = ({ calendarId, eventId }: Pick<CalendarEvent, 'calendarId' | 'eventId'>): string =>
  JSON.stringify([calendarId, eventId])

/** Drawn as themselves, so that each is placed and drawn once. */
const known = {
  added: new WeakMap<CalendarEvent, CalendarEvent>(),
  removed: new WeakMap<CalendarEvent, CalendarEvent>(),
}

function marked(event: CalendarEvent, mark: 'added' | 'removed'): CalendarEvent {
  const made = known[mark].get(event) ?? new RehearsedEvent(event, mark)
  known[mark].set(event, made)
  return made
}
