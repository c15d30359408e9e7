import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { addMs } from '#domain/time/units.ts'
import type { OccurrenceChanged } from '#domain/unseen/occurrencesChanged.ts'
import { endOf } from '../grid/view/chip.tsx'
import { ghostNote, markNote } from './unseenSentences.ts'
import { UnseenEvent, type UnseenMark } from './UnseenEvent.ts'
import { aroundMs, type UnseenEntry, type UnseenView } from './unseenEntries.ts'
import type { DrawUnseen } from './unseenStore.ts'

/** The name of a calendar; null if it is not known. */
export type NameOfCalendar = (calendarId: string) => string | null

type Drawn = { readonly entry: UnseenEntry; readonly changed: OccurrenceChanged }

/** Draws changes among the events of a page: a mark on what is there, and a ghost where something was. */
export function drawUnseen(
  entries: readonly UnseenEntry[],
  { zone, now, nameOf }: Pick<UnseenView, 'zone' | 'now'> & { readonly nameOf: NameOfCalendar },
): DrawUnseen {
  const known = new WeakMap<CalendarEvent, UnseenEvent>()
  /** Drawn as itself, so that each is placed and drawn once. */
  function marked(event: CalendarEvent, mark: UnseenMark): UnseenEvent {
    const made = known.get(event) ?? new UnseenEvent(event, mark)
    known.set(event, made)
    return made
  }

  return (events, { ranges }) => {
    const [first, last] = [ranges[0], ranges.at(-1)]
    if (!first || !last) return events
    const window = { start: addMs(first.start, -aroundMs), end: addMs(last.end, aroundMs) }
    const all = entries.flatMap((entry) => entry.within(window).map((changed): Drawn => ({ entry, changed })))
    const byKey = new Map(all.flatMap((each) => (each.changed.after ? [[each.changed.after.key, each]] : [])))
    const drawnOf = (event: CalendarEvent) =>
      (event.copies ?? [event]).map(({ key }) => byKey.get(key)).find((each) => each !== undefined)
    const ghosts = all.flatMap(({ entry, changed }) => {
      const { kind, before, after } = changed
      const isPlace = before !== null && (kind === 'moved' || after === null)
      if (!isPlace || endOf(before, zone) <= now) return []
      return new UnseenEvent(before, { unseen: 'was', note: ghostNote(changed, entry.change.by, zone) })
    })
    return [
      ...events.map((event) => {
        const drawn = event.isDraft ? undefined : drawnOf(event)
        if (drawn === undefined) return event
        const { change, from } = drawn.entry
        const note = markNote(drawn.changed, {
          by: change.by,
          zone,
          calendar: from && nameOf(from.calendarId),
        })
        return marked(event, { unseen: drawn.changed.kind, note })
      }),
      ...ghosts,
    ]
  }
}
