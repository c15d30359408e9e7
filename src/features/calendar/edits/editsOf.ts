import type { JCal } from '#contract/jcal.ts'
import { keyOf, type ObjectName } from '#domain/edits/ObjectName.ts'
import { applyEventEdit } from '#domain/edits/applyEventEdit.ts'
import type { ChangeEvent, EventEdit, InSeries, MoveEvent, MoveToCalendar } from '#domain/edits/Edit.ts'
import { touchedBy } from '#domain/edits/touchedBy.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { newJCal, type EventAdditions } from '#domain/event/newJCal.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'
import { epochMs } from '#domain/time/units.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { newUid } from './newUid.ts'
import type { ViewedVersion } from '../queries/objects/ViewedVersion.ts'
import { announcingOutbox } from './announcingOutbox.ts'
import type { EditContext } from './EditContext.ts'
import { editHead } from './editHead.ts'

/** The edits of events. None of them waits for the service. */
export function editsOf(context: EditContext) {
  const { api, path, zone } = context

  function create(draft: EventDraft, calendar: Calendar, additions: EventAdditions = {}): void {
    const uid = newUid()
    const data = newJCal(draft, { uid, now: epochMs(Date.now()) }, additions)
    createFrom({ uid, title: draft.title, data }, calendar)
  }

  /** @param event a new object, which has this UID */
  function createFrom(
    { uid, title, data }: { readonly uid: string; readonly title: string; readonly data: JCal },
    calendar: Calendar,
  ): void {
    const object = { userId: calendar.homeId, calendarId: calendar.id, eventId: uid }
    enqueue({ ...editHead(), kind: 'createEvent', object, title, baseVersion: null, data }, null)
  }

  /** @param calendar another one that it moves to; null if it stays */
  function change(
    object: ObjectName,
    viewed: ViewedVersion,
    changed: Changed,
    calendar: Calendar | null,
  ): void {
    make(changeEdit(object, viewed, changed, calendar), viewed.data)
  }

  /** An edit that was made before, as it is. */
  function make(edit: ChangeEvent | MoveToCalendar | MoveEvent, data: JCal): void {
    if (edit.kind === 'moveToCalendar') enqueue(edit, data)
    else enqueueIfChanging(edit, data)
  }

  function remove(
    object: ObjectName,
    { data, baseVersion }: ViewedVersion,
    { title, ...inSeries }: InSeries & { readonly title: string },
  ): void {
    enqueue({ ...editHead(), kind: 'deleteEvent', object, title, baseVersion, ...inSeries }, data)
  }

  /** @returns whether it changes anything */
  function enqueueIfChanging(edit: EventEdit, data: JCal): boolean {
    const [key = ''] = touchedBy(edit).map(keyOf)
    const applied = applyEventEdit(edit, new Map([[key, data]]))
    const isChanging = applied.ok && applied.value.get(key) !== data
    if (isChanging) enqueue(edit, data)
    return isChanging
  }

  /** @param viewed its first object as the person sees it; its other objects do not exist yet */
  function enqueue(edit: EventEdit, viewed: JCal | null): void {
    const snapshot = touchedBy(edit).map((_, index) => (index === 0 ? viewed : null))
    announcingOutbox(context).enqueue(api, { edit, snapshot, origin: { path, zone } })
  }

  return { create, createFrom, change, make, remove, enqueueIfChanging }
}

type Changed = InSeries & { readonly patch: EventChange; readonly title: string }

/**
 * The edit of an event that was typed.
 *
 * @param calendar another one that it moves to; null if it stays
 */
export function changeEdit(
  object: ObjectName,
  { baseVersion }: ViewedVersion,
  { patch, title, ...inSeries }: Changed,
  calendar: Calendar | null,
): ChangeEvent | MoveToCalendar {
  const ofEvent = { ...editHead(), object, title, baseVersion }
  if (!calendar) return { ...ofEvent, kind: 'changeEvent', ...inSeries, patch, splitId: newUid() }
  const to = { userId: calendar.homeId, calendarId: calendar.id }
  return { ...ofEvent, kind: 'moveToCalendar', to, occurrence: inSeries.occurrence, patch }
}
