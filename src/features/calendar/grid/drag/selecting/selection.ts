import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { valueStore } from '../../../queries/valueStore.ts'
import type { GridActions } from '../../GridActions.ts'

/** More at once would be an import, which has a page and a progress of its own. */
export const maxSelected = 100

/** The keys of the events that are selected, in the order they were. */
export type SelectedKeys = ReadonlySet<string>

const store = valueStore<{ readonly keys: SelectedKeys }>({ keys: new Set() })

/** The selected events of the page. */
export const selection = {
  current: (): SelectedKeys => store.current().keys,
  onChange: store.onChange,
  /** At most `maxSelected`; the first of them, if there are more. */
  select: (keys: Iterable<string>): void => {
    const next = new Set([...keys].slice(0, maxSelected))
    const { keys: now } = store.current()
    if (next.size !== now.size || [...next].some((key) => !now.has(key))) store.change({ keys: next })
  },
}

/** What the page does with selected events. */
type SelectionWays = {
  /** Moves all of them as far as this one was moved; null if they cannot be moved so. */
  readonly drag: (key: string, to: EventWhen) => Promise<void> | null
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

/** How many events move with one that is dragged, itself included: 1 if it is not selected. */
export const carriedWith = (key: string): number =>
  selection.current().has(key) ? selection.current().size : 1

/** An event was dragged, and all that are selected with it. */
export const dragAll = (actions: GridActions, key: string, to: EventWhen): Promise<void> =>
  (carriedWith(key) > 1 ? ways?.drag(key, to) : null) ?? actions.drag(key, to)
