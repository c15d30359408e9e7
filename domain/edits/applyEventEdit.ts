import type { JCal } from '#contract/jcal.ts'
import type { DraftWhen } from '../event/CalendarEvent.ts'
import { deleteInScope, type SeriesOutcome } from '../series/inScope.ts'
import { answered } from './answered.ts'
import { changedInScope } from './changedInScope.ts'
import type { ChangeEvent, EventEdit, ImportEvents, MoveToCalendar, RestoreEvents } from './Edit.ts'
import { knownZone } from './knownZone.ts'
import { movedTo } from './movedTo.ts'
import { keyOf } from './objectKey.ts'
import type { Applied, EventObjects } from './Objects.ts'
import { restored } from './restored.ts'
import { touchedBy } from './touchedBy.ts'

/** Calendar objects as they become by an edit of events. */
export function applyEventEdit(edit: EventEdit | ImportEvents, objects: EventObjects): Applied<EventObjects> {
  if (edit.kind === 'importEvents') return importedInto(edit, objects)
  if (edit.kind === 'restoreEvents') return restoredIn(edit, objects)
  const [first, second] = touchedBy(edit).map(keyOf)
  if (first === undefined) return { ok: false, problem: 'not-found' }
  const set = (data: JCal | null) => new Map(objects).set(first, data)
  const now = objects.get(first) ?? null
  if (edit.kind === 'createEvent') return { ok: true, value: set(edit.data) }
  // What is gone already is as good as deleted.
  if (now === null) return edit.kind === 'deleteEvent' ? { ok: true, value: set(null) } : notFound
  switch (edit.kind) {
    case 'deleteEvent': {
      const { occurrence, scope, at } = edit
      if (occurrence === null) return { ok: true, value: set(null) }
      return { ok: true, value: set(deleteInScope(now, { occurrence, scope }, { now: at }).data) }
    }
    case 'answerInvitation':
      return { ok: true, value: set(answered(now, edit)) }
    case 'moveToCalendar': {
      const outcome = changedOnTheWay(edit, now)
      if (outcome === null || second === undefined) return unreadable
      return { ok: true, value: set(null).set(second, outcome) }
    }
    default: {
      const outcome = edit.kind === 'moveEvent' ? movedTo(now, edit) : patched(edit, now)
      if (outcome === null) return unreadable
      const value = set(outcome.data)
      return { ok: true, value: second && outcome.added ? value.set(second, outcome.added) : value }
    }
  }
}

/** Whether a time that was typed can be written. */
const isReadable = (when: DraftWhen | undefined) =>
  when?.kind !== 'timed' || when.zone === null || knownZone(when.zone) !== null

const notFound = { ok: false, problem: 'not-found' } as const
const unreadable = { ok: false, problem: 'unreadable' } as const

function patched(edit: ChangeEvent, now: JCal): SeriesOutcome | null {
  const { patch, at, splitId } = edit
  if (!isReadable(patch.when)) return null
  return changedInScope(now, patch, edit, { now: at, uid: splitId })
}

function changedOnTheWay({ occurrence, patch, at }: MoveToCalendar, now: JCal): JCal | null {
  if (!isReadable(patch.when)) return null
  // Nothing splits where all of it is meant.
  return changedInScope(now, patch, { occurrence, scope: 'all' }, { now: at, uid: '' }).data
}

function importedInto(edit: ImportEvents, objects: EventObjects): Applied<EventObjects> {
  const added = edit.events
    .map(({ eventId, data }) => [keyOf({ ...edit.calendar, eventId }), data] as const)
    .filter(([key]) => !objects.get(key))
  return { ok: true, value: new Map([...objects, ...added]) }
}

function restoredIn({ objects: changes, at }: RestoreEvents, objects: EventObjects): Applied<EventObjects> {
  const next = new Map(objects)
  for (const { object, from, to } of changes) {
    const key = keyOf(object)
    const outcome = restored(objects.get(key) ?? null, { from, to }, { now: at })
    if (!outcome.ok) return outcome
    next.set(key, outcome.value)
  }
  return { ok: true, value: next }
}
