import type { JCal } from '#contract/jcal.ts'
import { keyOf, type ObjectName } from '#domain/edits/ObjectName.ts'
import { applyEventEdit } from '#domain/edits/applyEventEdit.ts'
import type {
  AnswerInvitation,
  ChangeEvent,
  EventEdit,
  InSeries,
  MoveEvent,
  MoveToCalendar,
} from '#domain/edits/Edit.ts'
import { touchedBy } from '#domain/edits/touchedBy.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import type { EventAdditions } from '#domain/event/newJCal.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { newUid } from './newUid.ts'
import type { ViewedVersion } from '../queries/objects/ViewedVersion.ts'
import { createEdit, createEditOf } from './createEdit.ts'
import type { EditContext } from './EditContext.ts'
import { editHead } from './editHead.ts'
import { enqueueAsked } from './telling/enqueueAsked.ts'

/** The edits of events. None of them waits for the service. */
export function editsOf(context: EditContext) {
  const { path, zone } = context

  function create(draft: EventDraft, calendar: Calendar, additions: EventAdditions = {}): void {
    enqueue(createEdit(context.client, draft, calendar, additions), null)
  }

  function createFrom(...created: Parameters<typeof createEditOf>): void {
    enqueue(createEditOf(...created), null)
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
    viewed: ViewedVersion,
    { title, attendee, ...inSeries }: Removed,
  ): void {
    const { data, baseVersion } = viewed
    const { occurrence, scope } = inSeries
    // A guest leaves one date by declining it: the dates are the organizer's.
    if (attendee && scope === 'this' && occurrence !== null)
      return answer(object, viewed, { title, occurrence, attendee, answer: 'declined' })
    enqueue({ ...editHead(), kind: 'deleteEvent', object, title, baseVersion, ...inSeries }, data)
  }

  /** @param given what a guest answers, to one occurrence or to all */
  function answer(object: ObjectName, { data, baseVersion }: ViewedVersion, given: OwnAnswer): void {
    enqueueIfChanging({ ...editHead(), kind: 'answerInvitation', object, baseVersion, ...given }, data)
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
    enqueueAsked(context, { edit, snapshot, origin: { path, zone } })
  }

  return { create, createFrom, change, make, remove, answer, enqueueIfChanging }
}

export type OwnAnswer = Pick<AnswerInvitation, 'title' | 'occurrence' | 'attendee' | 'answer' | 'note'>

type Removed = InSeries & {
  readonly title: string
  /** The address by which the person is invited to it; null for an event of their own. */
  readonly attendee: string | null
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
