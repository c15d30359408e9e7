import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { editVersion, type ChangeEvent } from '#domain/edits/Edit.ts'
import { keyOf } from '#domain/edits/ObjectName.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import type { StoredEdit } from '../stored/StoredEdit.ts'
import { epochMs } from '#domain/time/units.ts'

export const standUp = { userId: 'alice', calendarId: 'work', eventId: 'stand-up' }

/** A stored event of this title, with further properties. */
export const called = (title: string, ...more: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [['vevent', [['uid', {}, 'text', 'stand-up'], ['summary', {}, 'text', title], ...more], []]],
]

/** For tests: a change of the stand-up, made over its first version. */
export function changeEdit(
  patch: EventChange,
  given: Partial<Pick<ChangeEvent, 'id' | 'at' | 'object' | 'baseVersion' | 'telling'>> & {
    readonly data?: JCal
  } = {},
): QueuedEdit {
  const { data = called('Stand-up'), ...over } = given
  const edit: ChangeEvent = {
    version: editVersion,
    id: crypto.randomUUID(),
    at: epochMs(Date.now()),
    kind: 'changeEvent',
    object: standUp,
    title: 'Stand-up',
    baseVersion: { data, etag: '"1"' },
    occurrence: null,
    scope: 'all',
    splitId: 'stand-up-2',
    patch,
    ...over,
  }
  return { edit, snapshot: [data], origin: { path: '/calendar', zone: 'Europe/Paris' } }
}

/** The same as it was stored by a page that could not send it. */
export const storedOf = (queued: QueuedEdit, more: Partial<StoredEdit> = {}): StoredEdit => ({
  id: queued.edit.id,
  edits: [queued],
  keys: ['object' in queued.edit ? keyOf(queued.edit.object) : ''],
  snapshot: queued.snapshot,
  sent: null,
  isOnTop: false,
  base: null,
  written: [],
  rejectedFor: null,
  ...more,
})
