import type { JCal } from '#contract/jcal.ts'
import { draggedDraft } from '#domain/edits/movedTo.ts'
import type { EventEdit, MoveEvent } from '#domain/edits/Edit.ts'
import { mergeEdits } from '#domain/edits/mergeEdits.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { findZone } from '#domain/time/Zone.ts'
import type { EditClash } from '../../edits/clashes/clashStore.ts'
import { fieldOfGroup, type FieldConflict } from '../mergeDraft.ts'

/** What both sides of a clash changed: as it was, as they have it, and as mine would be. */
export function clashConflicts({ queued: { edit }, base, theirs }: EditClash): readonly FieldConflict[] {
  if (edit.kind === 'restoreEvents' || edit.kind === 'createEvent') return []
  const merged = mergeEdits(base.data, theirs, edit)
  const { calendarId } = edit.object
  const occurrence = 'occurrence' in edit ? edit.occurrence : null
  const sideOf = (data: JCal) => {
    const draft = draftOf(data, calendarId, occurrence)
    return draft && { draft, data }
  }
  const [before, now] = [sideOf(base.data), sideOf(theirs.data)]
  if (merged.ok || before === null || now === null) return []
  const draft = draftAfter(edit, before.draft)
  // How a series repeats is not what was dragged.
  const mine = draft && { draft, data: null }
  const groups = merged.conflicts.flatMap(({ group }) => fieldOfGroup[group] ?? [])
  return groups
    .filter((group) => !isAnswer(edit) || group === 'times')
    .map((group) => ({ group, base: before, theirs: now, mine }))
}

const isAnswer = ({ kind }: EventEdit) => kind === 'answerInvitation'

/** The event as mine would be; null for one that mine deletes, or answers. */
function draftAfter(edit: EventEdit, before: EventDraft): EventDraft | null {
  switch (edit.kind) {
    case 'moveEvent':
      return { ...before, when: whenAfter(edit, before) }
    case 'changeEvent':
    case 'moveToCalendar':
      return { ...before, ...edit.patch }
    default:
      return null
  }
}

function whenAfter({ to, viewZone, occurrence, scope }: MoveEvent, { when }: EventDraft): EventDraft['when'] {
  const zone = findZone(viewZone)
  return zone ? draggedDraft(when, to, zone, { keepsZone: occurrence !== null && scope !== 'this' }) : when
}
