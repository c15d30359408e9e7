import type { Path } from '../../../navigation/addresses.ts'
import { newUid } from '../edits/newUid.ts'
import type { CalendarForm } from '../sidebar/calendarForm.ts'
import type { StoredCalendarDraft } from './StoredDraft.ts'
import { storedDrafts } from './storedDrafts.ts'
import { calendarSubject } from './subjects.ts'

/**
 * The draft that the dialog of a calendar begins with: one that is open in this tab, or the initial fields.
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
  if (open) return open
  const initial = form()
  const subject = calendarSubject(calendarId)
  const typed = { form: initial, initial }
  return { kind: 'calendar', id: newUid(), subject, calendarId, path, isOpen: true, at: Date.now(), ...typed }
}
