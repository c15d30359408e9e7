import type { JCal } from '#contract/jcal.ts'
import type { EpochMs } from '../time/units.ts'
import { applyEventEdit } from './applyEventEdit.ts'
import { describeEventEdit } from './describeEdit.ts'
import {
  editVersion,
  type CalendarEdit,
  type Edit,
  type EventEdit,
  type ImportEvents,
  type RestoreEvents,
} from './Edit.ts'
import { calendarKey, keyOf } from './ObjectName.ts'
import type { Applied, Objects } from './Objects.ts'
import type { BaseVersion } from './StoredVersion.ts'
import { touchedBy } from './touchedBy.ts'

/** The id and time of the inverse, made by the caller. */
type Given = { readonly id: string; readonly at: EpochMs }

/**
 * The edit that undoes another one. Applied after it, it gives `before` again, byte for byte; only the
 * revision of events with guests rises. What was in a
 * deleted calendar is not among them, so that only the bin of its server brings it back (`restoreCalendar`).
 *
 * @param before the objects as they were before the edit
 */
export function invertEdit(edit: Edit, before: Objects, given: Given): Applied<Edit> {
  switch (edit.kind) {
    case 'createCalendar':
    case 'changeCalendar':
    case 'deleteCalendar':
    case 'restoreCalendar':
      return invertCalendarEdit(edit, before, given)
    default: {
      const after = applyEventEdit(edit, before.events)
      if (!after.ok) return after
      const objects = touchedBy(edit).map((object) => ({
        object,
        from: after.value.get(keyOf(object)) ?? null,
        to: before.events.get(keyOf(object)) ?? null,
      }))
      const first = objects[0]?.from ?? null
      return {
        ok: true,
        value: restoring(edit, objects, { ...given, baseVersion: first && { data: first, etag: null } }),
      }
    }
  }
}

/** The edit that restores objects as they were before another one. */
export function restoring(
  edit: EventEdit | ImportEvents,
  objects: RestoreEvents['objects'],
  { id, at, baseVersion }: Given & { readonly baseVersion: BaseVersion },
): RestoreEvents {
  const isUndone = edit.kind === 'restoreEvents' && edit.direction === 'undo'
  return {
    kind: 'restoreEvents',
    version: editVersion,
    id,
    at,
    ...(edit.batch && { batch: edit.batch }),
    ...tellingOfInverse(edit),
    baseVersion,
    direction: isUndone ? 'redo' : 'undo',
    undoes: edit.kind === 'restoreEvents' ? (edit.undoes ?? edit.id) : edit.id,
    of: edit.kind === 'restoreEvents' ? edit.of : describeEventEdit(edit),
    objects: objects.filter(({ from, to }) => !isSame(from, to)),
  }
}

/** Guests are told that something is undone, or done again, if they were told of it. What was said to them was about that. */
export const tellingOfInverse = ({ telling }: Pick<Edit, 'telling'>): Pick<Edit, 'telling'> =>
  telling === undefined ? {} : { telling: { isSilent: telling.isSilent, note: '' } }

const isSame = (one: JCal | null, other: JCal | null) => JSON.stringify(one) === JSON.stringify(other)

function invertCalendarEdit(edit: CalendarEdit, { calendars }: Objects, given: Given): Applied<Edit> {
  const head = { version: editVersion, ...given } as const
  if (edit.kind === 'createCalendar') {
    const { userId, properties } = edit
    const calendar = { userId, calendarId: properties.id }
    const title = properties['dav:name'] ?? ''
    return { ok: true, value: { ...head, kind: 'deleteCalendar', calendar, title } }
  }
  if (edit.kind === 'restoreCalendar') {
    const { calendar, title } = edit
    return {
      ok: true,
      value: { ...head, kind: 'deleteCalendar', calendar, title, ...tellingOfInverse(edit) },
    }
  }
  const before = calendars.get(calendarKey(edit.calendar))
  if (edit.kind === 'deleteCalendar') return { ok: false, problem: 'irreversible' }
  if (!before) return { ok: false, problem: 'not-found' }
  const { calendar, patch } = edit
  const text = (name: string) => (before[name] === undefined ? null : String(before[name]))
  const order = before['apple:order']
  // An order can be set, but not removed (CAL-5).
  if (patch['apple:order'] !== undefined && order === undefined) return { ok: false, problem: 'irreversible' }
  return {
    ok: true,
    value: {
      ...head,
      kind: 'changeCalendar',
      calendar,
      title: patch['dav:name'] ?? edit.title,
      patch: {
        ...('dav:name' in patch && { 'dav:name': text('dav:name') }),
        ...('apple:color' in patch && { 'apple:color': text('apple:color') }),
        ...('caldav:description' in patch && { 'caldav:description': text('caldav:description') }),
        ...(patch['apple:order'] !== undefined && order !== undefined && { 'apple:order': order }),
      },
    },
  }
}
