import type { Path } from '../../../navigation/addresses.ts'
import { newUid } from '../edits/newUid.ts'
import type { CalendarForm } from '../sidebar/calendarForm.ts'
import type { StoredCalendarDraft } from './StoredDraft.ts'
import { storedDrafts } from './storedDrafts.ts'
import { calendarSubject } from './subjects.ts'

/**
 * The draft that the dialog of a calendar begins with: one that is open in this tab, or the initial fields. What was not
 * typed in a draft is as the calendar has it now, so that saving it does not undo what somebody changed since.
 *
 * @param calendarId null for a new calendar
 * @param path of the page that the dialog lies over
 */
export function calendarDraft(
  calendarId: string | null,
  path: Path,
  form: () => CalendarForm,
): StoredCalendarDraft {
  const open = storedDrafts(sessionStorage).find(
    (draft): draft is StoredCalendarDraft =>
      draft.kind === 'calendar' && draft.isOpen && draft.calendarId === calendarId,
  )
  const initial = form()
  if (open) return { ...open, form: { ...initial, ...typedIn(open) }, initial }
  const subject = calendarSubject(calendarId)
  const typed = { form: initial, initial }
  return { kind: 'calendar', id: newUid(), subject, calendarId, path, isOpen: true, at: Date.now(), ...typed }
}

function typedIn({ form, initial }: StoredCalendarDraft): Partial<CalendarForm> {
  const { name, description, colour } = form
  return {
    ...(name !== initial.name && { name }),
    ...(description !== initial.description && { description }),
    ...(colour !== initial.colour && { colour }),
  }
}
