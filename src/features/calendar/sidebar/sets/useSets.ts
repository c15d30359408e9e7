import { useSettings } from '../../../../settings/useSettings.ts'
import type { CalendarSet } from './CalendarSet.ts'

const none: readonly CalendarSet[] = []

/** The calendar sets of a person, in their order. */
export const useSets = (): readonly CalendarSet[] => useSettings().calendarSets ?? none
