import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import type { EventAdditions } from '#domain/event/newJCal.ts'
import { useSettingsStore } from '../../../settings/useSettings.ts'
import { newEventReminders } from '../editor/form/newEventReminders.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { editsOf } from './editsOf.ts'
import { useEditContext } from './useEditContext.ts'

/** The edits that can be made from this page. A new event reminds as the person chose it for its calendar. */
export function useEdits(zone: string) {
  const edits = editsOf(useEditContext(zone))
  const { current } = useSettingsStore()
  function create(draft: EventDraft, calendar: Calendar, additions: EventAdditions = {}): void {
    const isChosen = draft.reminders !== undefined
    const reminders = newEventReminders(current(), calendar, draft.when.kind === 'allDay')
    edits.create(isChosen ? draft : { ...draft, reminders }, calendar, additions)
  }
  return { ...edits, create }
}
