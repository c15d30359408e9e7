import { draggedDraft } from '#domain/edits/movedTo.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { drafted, eventWhen } from '#domain/event/draftWhen.ts'
import type { ItemView } from '#domain/event/Item.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import { parseObject } from '#domain/jcal/ParsedObject.ts'
import type { Saying } from '#domain/quickadd/saying/readSaying.ts'
import { changeInScope, type Scope } from '#domain/series/inScope.ts'
import { epochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { AskScope } from '../edits/AskScope.ts'
import type { EditContext } from '../edits/EditContext.ts'
import { changeEdit, editsOf } from '../edits/editsOf.ts'
import { lookAtEdit } from '../edits/lookAtEdit.ts'
import { previewDates } from '../edits/previewDates.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { readViewed } from '../queries/objects/readViewed.ts'
import { viewedObject } from '../queries/objects/viewedObject.ts'

type Addressed = {
  readonly event: CalendarEvent
  readonly zone: Zone
  readonly calendars: readonly Calendar[]
  readonly reader: Omit<ItemView, 'window'>
}

/** Another calendar or rhythm for an event, by the same edits as in the editor. */
export async function applySaying(
  context: EditContext,
  { event, zone, calendars, reader }: Addressed,
  saying: Exclude<Saying, { readonly kind: 'when' }>,
  ask: AskScope,
): Promise<void> {
  const { calendarId, eventId, title } = event
  const own = calendars.find(({ id }) => id === calendarId)
  if (!own) return
  const object = { userId: own.homeId, calendarId, eventId }
  const viewed = viewedObject(context.client, context.api, object) ?? (await readViewed(context, object))
  const { change } = editsOf(context)
  if (saying.kind === 'calendar') {
    const calendar = calendars.find(({ id }) => id === saying.calendarId)
    // A series stays together.
    if (calendar && calendar.id !== calendarId)
      change(object, viewed, { occurrence: null, scope: 'all', patch: {}, title }, calendar)
    return
  }
  const occurrence = isRecurring(viewed.data) ? event.occurrence : null
  const now = drafted(parseObject(viewed.data), occurrence)
  if (now === null) return
  const to = eventWhen(saying.when, zone)
  const when = draggedDraft(now.when, to, zone, { keepsZone: true })
  const patch: EventChange = { when, repeats: saying.repeats }
  const datesOf = (scope: Scope) => {
    const clock = { now: epochMs(Date.now()), uid: '' }
    const outcome = changeInScope(parseObject(viewed.data), { occurrence, scope }, patch, clock)
    return previewDates(viewed.data, outcome, occurrence ?? '', zone.name)
  }
  const look = (part: Scope) => {
    const edit = changeEdit(object, viewed, { occurrence, scope: part, patch, title }, null)
    lookAtEdit(context, edit, { data: viewed.data, reader })
  }
  // One occurrence alone has no rule.
  const scope = occurrence === null ? 'all' : await ask({ datesOf, scopes: ['following', 'all'], look })
  if (scope !== null) change(object, viewed, { occurrence, scope, patch, title }, null)
}
