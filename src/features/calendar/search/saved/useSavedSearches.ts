import { maxSavedSearches } from '#contract/settings/userSettings.ts'
import { useSettings, useSettingsStore } from '../../../../settings/useSettings.ts'
import type { ShowPeriod } from '../../sidebar/sets/useCalendarSets.ts'
import { withSaved, withTurned, type SavedSearch } from './SavedSearch.ts'

const none: readonly SavedSearch[] = []

/** The calendar on screen: the names of the saved searches that are on, and the way to others. */
export type SavedOnScreen = { readonly saved: readonly string[] | undefined; readonly show: ShowPeriod }

/**
 * The saved searches of a person, and what can be done with them.
 *
 * @param on the names of those that the address says are on
 */
export function useSavedSearches(on: readonly string[] = [], show: ShowPeriod) {
  const { choose, current } = useSettingsStore()
  const searches = useSettings().savedSearches ?? none
  const stored = () => current().savedSearches ?? []
  const turn = (name: string, isOn: boolean) => show({ saved: withTurned(on, name, isOn) })
  return {
    searches,
    /** No further one can be kept. */
    isFull: searches.length >= maxSavedSearches,
    turn,
    /** Keeps a search, in the place of the one with its former name. A new one is on, and so is one that was. */
    save: (search: SavedSearch, before?: string) => {
      choose({ savedSearches: withSaved(stored(), search, before) })
      if (before === undefined) turn(search.name, true)
      else if (on.includes(before))
        show({ saved: withTurned(withTurned(on, before, false), search.name, true) })
    },
    /**
     * @param now the calendar as it is when the search is brought back; null where none is on screen by then
     * @returns brings it back, and on if it was on; false if there is no room for it any more
     */
    remove: (search: SavedSearch, now: () => SavedOnScreen | null): (() => boolean) => {
      const { name } = search
      const wasOn = on.includes(name)
      choose({ savedSearches: stored().filter((each) => each.name !== name) })
      if (wasOn) turn(name, false)
      return () => {
        const all = withSaved(stored(), search)
        if (all.length > maxSavedSearches) return false
        choose({ savedSearches: all })
        const calendar = now()
        if (wasOn) calendar?.show({ saved: withTurned(calendar.saved ?? [], name, true) })
        return true
      }
    },
  }
}
