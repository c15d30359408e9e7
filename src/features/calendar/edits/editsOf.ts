import type { JCal } from '#contract/jcal.ts'
import { keyOf, type ObjectName } from '#domain/edits/ObjectName.ts'
import { applyEventEdit } from '#domain/edits/applyEventEdit.ts'
import type { EventEdit, InSeries, MoveEvent } from '#domain/edits/Edit.ts'
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
    { data, baseVersion }: ViewedVersion,
    { patch, title, ...inSeries }: InSeries & { readonly patch: EventChange; readonly title: string },
    calendar: Calendar | null,
  ): void {
    const ofEvent = { ...editHead(), object, title, baseVersion }
    if (calendar) {
      const to = { userId: calendar.homeId, calendarId: calendar.id }
      const { occurrence } = inSeries
      enqueue({ ...ofEvent, kind: 'moveToCalendar', to, occurrence, patch }, data)
    } else {
      enqueueIfChanging({ ...ofEvent, kind: 'changeEvent', ...inSeries, patch, splitId: newUid() }, data)
    }
  }

  function remove(
    object: ObjectName,
    { data, baseVersion }: ViewedVersion,
    { title, ...inSeries }: InSeries & { readonly title: string },
  ): void {
    enqueue({ ...editHead(), kind: 'deleteEvent', object, title, baseVersion, ...inSeries }, data)
  }

  /** @param data the object as it is shown */
  function move(edit: MoveEvent, data: JCal): void {
    enqueueIfChanging(edit, data)
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

  return { create, createFrom, change, remove, move, enqueueIfChanging }
}
