import type { JCal } from '#contract/jcal.ts'
import type { DraftWhen } from '../event/CalendarEvent.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { changeInScope, deleteInScope, type SeriesOutcome } from '../series/inScope.ts'
import { answered } from './answered.ts'
import type { ChangeEvent, EventEdit, ImportEvents, MoveToCalendar, RestoreEvents } from './Edit.ts'
import { findZone } from '../time/Zone.ts'
import { movedTo } from './movedTo.ts'
import { keyOf } from './ObjectName.ts'
import type { Applied, EventObjects } from './Objects.ts'
import { restored } from './restored.ts'

/** Calendar objects after an edit of events. */
export function applyEventEdit(edit: EventEdit | ImportEvents, objects: EventObjects): Applied<EventObjects> {
  if (edit.kind === 'importEvents') return importedInto(edit, objects)
  if (edit.kind === 'restoreEvents') return restoredIn(edit, objects)
  const first = keyOf(edit.object)
  const set = (data: JCal | null) => new Map(objects).set(first, data)
  const now = objects.get(first) ?? null
  if (edit.kind === 'createEvent') return { ok: true, value: set(edit.data) }
  // What is already gone counts as deleted.
  if (now === null) return edit.kind === 'deleteEvent' ? { ok: true, value: set(null) } : notFound
  switch (edit.kind) {
    case 'deleteEvent': {
      const { occurrence, scope, at } = edit
      if (occurrence === null) return { ok: true, value: set(null) }
      return {
        ok: true,
        value: set(deleteInScope(parseObject(now), { occurrence, scope }, { now: at }).data),
      }
    }
    case 'answerInvitation':
      return { ok: true, value: set(answered(now, edit)) }
    case 'moveToCalendar': {
      const outcome = changedOnTheWay(edit, now)
      if (outcome === null) return unreadable
      const second = keyOf({ ...edit.to, eventId: edit.object.eventId })
      return { ok: true, value: set(null).set(second, outcome) }
    }
    default: {
      const outcome = edit.kind === 'moveEvent' ? movedTo(now, edit) : patched(edit, now)
      if (outcome === null) return unreadable
      const value = set(outcome.data)
      const second = keyOf({ ...edit.object, eventId: edit.splitId })
      return { ok: true, value: outcome.added ? value.set(second, outcome.added) : value }
    }
  }
}

/** Whether a time that was typed can be written. */
const isReadable = (when: DraftWhen | undefined) =>
  when?.kind !== 'timed' || when.zone === null || findZone(when.zone) !== null

const notFound = { ok: false, problem: 'not-found' } as const
const unreadable = { ok: false, problem: 'unreadable' } as const

function patched(edit: ChangeEvent, now: JCal): SeriesOutcome | null {
  const { patch, at, splitId } = edit
  if (!isReadable(patch.when)) return null
  return changeInScope(parseObject(now), edit, patch, { now: at, uid: splitId })
}

function changedOnTheWay({ occurrence, patch, at }: MoveToCalendar, now: JCal): JCal | null {
  if (!isReadable(patch.when)) return null
  // A change of the whole series splits nothing.
  return changeInScope(parseObject(now), { occurrence, scope: 'all' }, patch, { now: at, uid: '' }).data
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
