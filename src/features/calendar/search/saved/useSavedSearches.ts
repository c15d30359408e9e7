import { useSettings, useSettingsStore } from '../../../../settings/useSettings.ts'
import type { ShowPeriod } from '../../sidebar/sets/useCalendarSets.ts'
import { withSaved, withTurned, type SavedSearch } from './SavedSearch.ts'

const none: readonly SavedSearch[] = []

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
    turn,
    /** Keeps a search, in the place of the one with its former name. A new one is on, and so is one that was. */
    save: (search: SavedSearch, before?: string) => {
      choose({ savedSearches: withSaved(stored(), search, before) })
      if (before === undefined) turn(search.name, true)
      else if (on.includes(before))
        show({ saved: withTurned(withTurned(on, before, false), search.name, true) })
    },
    /** @returns brings it back */
    remove: (search: SavedSearch): (() => void) => {
      choose({ savedSearches: stored().filter(({ name }) => name !== search.name) })
      if (on.includes(search.name)) turn(search.name, false)
      return () => choose({ savedSearches: withSaved(stored(), search) })
    },
  }
}
