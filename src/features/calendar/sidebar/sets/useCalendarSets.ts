import type { CalendarPeriod } from '../../../../navigation/paths.ts'
import { useSettingsStore } from '../../../../settings/useSettings.ts'
import { withSet, type CalendarSet } from './CalendarSet.ts'
import { useSets } from './useSets.ts'

/** Goes to another period, or to other calendars. */
export type ShowPeriod = (change: Partial<CalendarPeriod>) => void

/** The calendar sets of a person, and what can be done with them. */
export function useCalendarSets(show: ShowPeriod) {
  const { choose, current } = useSettingsStore()
  const sets = useSets()
  const storedSets = () => current().calendarSets ?? []
  return {
    sets,
    /** Keeps a set, in the place of the one with its former name, and shows it. */
    save: (set: CalendarSet, before?: string) => {
      choose({ calendarSets: withSet(storedSets(), set, before) })
      show({ set: set.name, only: undefined })
    },
    /** @returns brings it back */
    remove: (set: CalendarSet): (() => void) => {
      choose({ calendarSets: storedSets().filter(({ name }) => name !== set.name) })
      return () => choose({ calendarSets: withSet(storedSets(), set) })
    },
  }
}
