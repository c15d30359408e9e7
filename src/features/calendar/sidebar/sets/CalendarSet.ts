import { readCalendarHref } from '#contract/hal.ts'
import type { UserSettings } from '#contract/settings/userSettings.ts'

/**
 * Some calendars that are looked at together, as the settings of a person hold them (USR-1). Its name, which no other set of the
 * person has, stands in addresses; its key is as `KeyboardEvent.key` says it. A calendar that is gone is passed over.
 */
export type CalendarSet = NonNullable<UserSettings['calendarSets']>[number]

type Calendar = { readonly homeId: string; readonly id: string }

/** A set of some calendars. */
export const setOf = (
  name: string,
  key: string | undefined,
  calendars: readonly Calendar[],
): CalendarSet => ({ name, ...(key && { key }), calendars: calendars.map(hrefOf) })

/** Those of some calendars that belong to a set. */
export function calendarsIn<Known extends Calendar>(
  { calendars: hrefs }: Pick<CalendarSet, 'calendars'>,
  calendars: readonly Known[],
): readonly Known[] {
  const names = hrefs.map(readCalendarHref)
  const isIn = ({ homeId, id }: Calendar) =>
    names.some((name) => name?.homeId === homeId && name.calendarId === id)
  return calendars.filter(isIn)
}

/** A set that a calendar belongs to, too. */
export const withCalendar = (set: CalendarSet, calendar: Calendar): CalendarSet => ({
  ...set,
  calendars: [...new Set([...set.calendars, hrefOf(calendar)])],
})

/** With a set in the place of the one that had its name before, or after all others. */
export function withSet(
  sets: readonly CalendarSet[],
  set: CalendarSet,
  before: string = set.name,
): CalendarSet[] {
  const at = sets.findIndex(({ name }) => name === before)
  return at < 0 ? [...sets, set] : sets.with(at, set)
}

/** What settings call a calendar. */
export const hrefOf = ({ homeId, id }: Calendar) =>
  `/calendars/${encodeURIComponent(homeId)}/${encodeURIComponent(id)}.json`
