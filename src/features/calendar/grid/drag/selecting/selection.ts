import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { valueStore } from '../../../queries/valueStore.ts'
import type { GridActions } from '../../GridActions.ts'

/** More at once would be an import, which has a page and a progress of its own. */
export const maxSelected = 100

/** The keys of the events that are selected, in the order they were. */
export type SelectedKeys = ReadonlySet<string>

const store = valueStore<{ readonly keys: SelectedKeys; readonly isCut: boolean }>({
  keys: new Set(),
  isCut: false,
})

/** The selected events of the page. */
export const selection = {
  current: (): SelectedKeys => store.current().keys,
  /** Whether more were to be selected than may be. */
  isCut: (): boolean => store.current().isCut,
  onChange: store.onChange,
  /** At most `maxSelected`; the first of them, if there are more. */
  select: (keys: Iterable<string>): void => {
    const all = new Set(keys)
    const next = new Set([...all].slice(0, maxSelected))
    const isCut = all.size > maxSelected
    const { keys: now, isCut: wasCut } = store.current()
    const isSame = next.size === now.size && [...next].every((key) => now.has(key))
    if (!isSame || isCut !== wasCut) store.change({ keys: isSame ? now : next, isCut })
  },
}

/** All dates of some objects are selected no longer, as these do not exist any more. */
export function deselectObjects(names: readonly Pick<ObjectName, 'calendarId' | 'eventId'>[]): void {
  const gone = names.map(({ calendarId, eventId }) => `${calendarId}/${eventId}/`)
  const isThere = (key: string) => !gone.some((each) => key.startsWith(each))
  selection.select([...selection.current()].filter(isThere))
}

/** What the page does with selected events. */
type SelectionWays = {
  /** Moves all of them as far as this one was moved; null if they cannot be moved so. */
  readonly drag: (key: string, to: EventWhen) => Promise<void> | null
  readonly events: () => readonly CalendarEvent[]
  readonly remove: () => void
}

let ways: SelectionWays | null = null

/** Events can be selected from now on. @returns ends it */
export function offerSelection(offered: SelectionWays): () => void {
  ways = offered
  return () => {
    ways = null
    selection.select([])
  }
}

/** The selected events, as they were seen last. */
export const selectedEvents = (): readonly CalendarEvent[] => ways?.events() ?? []

/** Deletes them as one step; those that may not be changed stay. */
export const deleteSelected = (): void => ways?.remove()

/** How many events move with one that is dragged, itself included: 1 if it is not selected. */
export const carriedWith = (key: string): number =>
  selection.current().has(key) ? selection.current().size : 1

/** An event was dragged, and all that are selected with it. */
export const dragAll = (actions: GridActions, key: string, to: EventWhen): Promise<void> =>
  (carriedWith(key) > 1 ? ways?.drag(key, to) : null) ?? actions.drag(key, to)
