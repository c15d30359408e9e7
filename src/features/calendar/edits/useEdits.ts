import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import type { EventAdditions } from '#domain/event/newJCal.ts'
import { useSettingsStore } from '../../../settings/useSettings.ts'
import { newEventReminders } from '../editor/form/newEventReminders.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { createEdit } from './createEdit.ts'
import { editsOf } from './editsOf.ts'
import { useEditContext } from './useEditContext.ts'

/** The edits that can be made from this page. A new event reminds as the person chose it for its calendar. */
export function useEdits(zone: string) {
  const context = useEditContext(zone)
  const edits = editsOf(context)
  const { current } = useSettingsStore()

  function reminding(draft: EventDraft, calendar: Calendar): EventDraft {
    if (draft.reminders !== undefined) return draft
    const reminders = newEventReminders(current(), calendar, draft.when.kind === 'allDay')
    return { ...draft, reminders }
  }

  return {
    ...edits,
    create: (draft: EventDraft, calendar: Calendar, additions: EventAdditions = {}) =>
      edits.create(reminding(draft, calendar), calendar, additions),
    /** The edit that `create` makes, without making it. */
    createEdit: (draft: EventDraft, calendar: Calendar) =>
      createEdit(context.client, reminding(draft, calendar), calendar),
  }
}
