import type { DraftWhen, EventDraft } from '#domain/event/CalendarEvent.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'

/** The fields of a draft that a person changed. */
export function changeOf(initial: EventDraft, draft: EventDraft): EventChange {
  const isOther = (name: keyof EventDraft) =>
    JSON.stringify(initial[name] ?? null) !== JSON.stringify(draft[name] ?? null)
  return {
    ...(isOther('title') && { title: draft.title }),
    ...(isOther('location') && { location: draft.location }),
    ...(isOther('description') && { description: draft.description }),
    ...(isOther('isFree') && { isFree: draft.isFree }),
    ...(isOther('visibility') && { visibility: draft.visibility }),
    ...(isOther('when') && { when: whenOf(initial, draft) }),
    ...(isOther('repeats') && { repeats: draft.repeats ?? null }),
  }
}

/** An end that lost its own zone is in that of its start from now on: a draft without a word leaves it. */
function whenOf({ when: before }: EventDraft, { when }: EventDraft): DraftWhen {
  const hadOwn = before.kind === 'timed' && before.endZone !== undefined
  if (!hadOwn || when.kind === 'allDay' || when.zone === null || when.endZone !== undefined) return when
  return { ...when, endZone: when.zone }
}
