import { i18n } from '@lingui/core'
import type { MoveEvent } from '#domain/edits/Edit.ts'
import { movedTo } from '#domain/edits/movedTo.ts'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import type { ItemView } from '#domain/event/Item.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import type { Scope } from '#domain/series/inScope.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { notify } from '../../../ui/messages/messages.ts'
import type { AskScope } from './AskScope.ts'
import { goneSentence } from './messages/batchSentences.ts'
import { newUid } from './newUid.ts'
import { previewDates } from './previewDates.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { readViewed } from '../queries/objects/readViewed.ts'
import { viewedInRanges, viewedObject } from '../queries/objects/viewedObject.ts'
import type { EditContext } from './EditContext.ts'
import { editHead } from './editHead.ts'
import { editsOf } from './editsOf.ts'
import { lacksDate } from './fixed/lacksDate.ts'
import { lookAtEdit } from './lookAtEdit.ts'

type Moved = {
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly to: EventWhen
  readonly zone: Zone
  readonly reader: Omit<ItemView, 'window'>
}

/**
 * Move an event to another time. It is shown there at once; a series is read first if too little of it is
 * known (CAL-9, CAL-11). If it cannot be read, a message says so.
 */
export async function moveEvent(context: EditContext, moved: Moved, ask: AskScope): Promise<void> {
  const isMoved = await move(context, moved, ask).catch((error: unknown) => {
    const failure = failureBehind(error)
    if (failure === 'not-found') return false
    notify({ kind: 'failed', text: () => i18n._(explain(failure).sentence) })
    return true
  })
  if (!isMoved) notify({ kind: 'failed', text: () => goneSentence([moved.event.title]) })
}

/** @returns false if it does not exist any more */
async function move(
  context: EditContext,
  { event, calendar, to, zone, reader }: Moved,
  ask: AskScope,
): Promise<boolean> {
  const { client, api } = context
  const { calendarId, eventId } = event
  const object = { userId: calendar.homeId, calendarId, eventId }
  const known = viewedObject(client, api, object)
  // An expanded series is enough to show where it goes, and is never written.
  const drawn = known ?? viewedInRanges(client, api, object)
  const { data } = drawn ?? (await readViewed(context, object))
  if (lacksDate(data, event, zone.name)) return false
  const occurrence = isRecurring(data) ? event.occurrence : null
  const given = { ...editHead(), splitId: newUid() }
  const editIn = (scope: Scope): MoveEvent => ({
    ...given,
    kind: 'moveEvent',
    object,
    title: event.title,
    // A drag sets the new time, no matter what is stored by then.
    baseVersion: 'latest',
    occurrence,
    scope,
    from: event.when,
    to,
    viewZone: zone.name,
  })
  const datesOf = (scope: Scope) =>
    previewDates(data, movedTo(data, editIn(scope)) ?? { data, added: null }, occurrence ?? '', zone.name)
  const look = (scope: Scope) => lookAtEdit(context, editIn(scope), { data, reader })
  const scope = occurrence === null ? 'all' : await ask({ datesOf, look })
  if (scope !== null) editsOf(context).make(editIn(scope), data)
  return true
}
