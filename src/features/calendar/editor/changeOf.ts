import type { DraftWhen, EventDraft } from '#domain/event/CalendarEvent.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'
import { completeAddress } from './form/completeAddress.ts'
import { furtherFields } from './form/fieldGroups.ts'
import { formOf } from './form/formOf.ts'
import { readForm } from './form/readForm.ts'

/**
 * The fields of a draft that a person changed. What a form cannot show, seconds or spaces around a title, is lost in
 * the draft that is read from it: that alone is no change.
 */
export function changeOf(initial: EventDraft, draft: EventDraft): EventChange {
  const untouched = readForm(formOf(initial, 'UTC')).draft ?? initial
  const isOther = (name: keyof EventDraft) =>
    [initial, untouched].every(
      (each) => JSON.stringify(each[name] ?? null) !== JSON.stringify(draft[name] ?? null),
    )
  return {
    ...(isOther('title') && { title: draft.title }),
    ...(isOther('location') && { location: draft.location }),
    ...(isOther('description') && { description: draft.description }),
    ...((draft.styledDescription ?? '') !== (initial.styledDescription ?? '') && {
      styledDescription: draft.styledDescription ?? '',
    }),
    ...(isOther('isFree') && { isFree: draft.isFree }),
    ...(isOther('visibility') && { visibility: draft.visibility }),
    ...(isOther('when') && { when: whenOf(initial, draft) }),
    ...(isOther('guests') && { guests: draft.guests ?? { organizer: null, guests: [] } }),
    ...(isOther('repeats') && { repeats: draft.repeats ?? null }),
    ...furtherChange(initial, draft),
  }
}

/** An end that lost its own zone is in that of its start from now on: a draft without a word leaves it. */
function whenOf({ when: before }: EventDraft, { when }: EventDraft): DraftWhen {
  const hadOwn = before.kind === 'timed' && before.endZone !== undefined
  if (!hadOwn || when.kind === 'allDay' || when.zone === null || when.endZone !== undefined) return when
  return { ...when, endZone: when.zone }
}

/** What the editor does not know of is missing in a draft, and stays. */
function furtherChange(initial: EventDraft, draft: EventDraft): EventChange {
  // An address that was not typed here stays as incomplete as it is.
  const before = { ...initial, url: completeAddress(initial.url ?? '') }
  const changed = furtherFields.filter(
    (name) => draft[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(draft[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, draft[name]]))
}
