import { useLingui } from '@lingui/react/macro'
import { useCalendarPlace } from '../../../../navigation/calendar/useCalendarPlace.ts'
import { useSettingsStore } from '../../../../settings/useSettings.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import { withCalendar, withSet } from './CalendarSet.ts'

// lingui-set comment="A calendar set: some calendars that are looked at together, under a name such as Work or Family."

type NewCalendar = { readonly homeId: string; readonly id: string; readonly name: string }

/** Adds a new calendar to the set that is shown: it would be out of sight at once. That is said, and can be undone. */
export function useAddToShownSet(): (calendar: NewCalendar) => void {
  const { t } = useLingui()
  const { choose, current } = useSettingsStore()
  const { set: shown, only } = useCalendarPlace()?.period ?? {}
  const stored = () => current().calendarSets ?? []

  return (calendar) => {
    const before = only === undefined && stored().find(({ name }) => name === shown)
    if (!before) return
    const [name, set] = [calendar.name, before.name]
    choose({ calendarSets: withSet(stored(), withCalendar(before, calendar)) })
    notify({
      kind: 'done',
      text: () => t`“${name}” is in the set “${set}” too.`,
      action: { label: () => t`Undo`, run: () => choose({ calendarSets: withSet(stored(), before) }) },
    })
  }
}
