import type { EventDraft } from '#domain/event/CalendarEvent.ts'
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
    ...(isOther('when') && { when: draft.when }),
    ...(isOther('repeats') && { repeats: draft.repeats ?? null }),
  }
}
