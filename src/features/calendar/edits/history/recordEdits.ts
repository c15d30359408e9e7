import type { QueryClient } from '@tanstack/react-query'
import { describeEventEdit } from '#domain/edits/describeEdit.ts'
import type { EventEdit, RestoreEvents } from '#domain/edits/Edit.ts'
import { recorded, withTrueInverse, toggled, without } from '#domain/edits/history/history.ts'
import type { HistoryEntry } from '#domain/edits/history/HistoryEntry.ts'
import { reversed } from '#domain/edits/history/reversed.ts'
import { isVersionRestored } from '#domain/edits/isVersionRestored.ts'
import { invertEdit } from '#domain/edits/invertEdit.ts'
import { keyOf } from '#domain/edits/ObjectName.ts'
import { touchedBy } from '#domain/edits/touchedBy.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import type { OutboxListener } from '../OutboxListener.ts'
import { changeHistory, historyOf } from './historyOf.ts'
import { passedEntries } from './passedEntries.ts'

/** Keeps the history of a cache by what becomes of its edits. */
export function recordEdits(client: QueryClient): OutboxListener {
  const entryOf = (id: string): HistoryEntry | undefined =>
    historyOf(client)
      .current()
      .history.find((each) => each.id === id)

  /** The entry that a restoration is about, if it has not come as far already. */
  const restoredBy = ({ undoes, direction }: RestoreEvents, isDone: boolean) => {
    const entry = undoes === undefined ? undefined : entryOf(undoes)
    return entry && entry.isUndone === ((direction === 'undo') === isDone) ? entry : undefined
  }

  function onEnqueued(queued: QueuedEdit): void {
    const { edit } = queued
    if (edit.kind === 'restoreEvents' && !isVersionRestored(edit)) {
      const entry = restoredBy(edit, false)
      if (entry) changeHistory(client, (history) => toggled(history, entry.id, reversed(edit)))
      return
    }
    const inverse = expectedInverse(queued)
    if (inverse) record(edit, inverse)
  }

  function record(edit: EventEdit, inverse: RestoreEvents): void {
    const { id, at } = edit
    const description = edit.kind === 'restoreEvents' ? edit.of : describeEventEdit(edit)
    changeHistory(client, (history) => recorded(history, { id, at, description, inverse }))
  }

  function onStored({ edit }: QueuedEdit, inverse: RestoreEvents | null): void {
    const id = edit.kind === 'restoreEvents' ? (edit.undoes ?? edit.id) : edit.id
    const entry = entryOf(id)
    passedEntries.delete(id)
    if (inverse === null) return
    if (!entry) {
      if (edit.kind !== 'restoreEvents' || isVersionRestored(edit)) record(edit, inverse)
      return
    }
    // It may be undone already, before it was stored.
    const isAhead = entry.isUndone !== (inverse.direction === 'redo')
    changeHistory(client, (history) => withTrueInverse(history, id, isAhead ? reversed(inverse) : inverse))
  }

  function onDropped({ edit }: QueuedEdit): void {
    if (edit.kind !== 'restoreEvents' || isVersionRestored(edit))
      return changeHistory(client, (history) => without(history, edit.id))
    const entry = restoredBy(edit, true)
    if (entry) changeHistory(client, (history) => toggled(history, entry.id, edit))
  }

  function onRejected({ edit }: QueuedEdit): void {
    if (edit.kind === 'restoreEvents' && edit.undoes !== undefined) passedEntries.add(edit.undoes)
  }

  return { onEnqueued, onStored, onDropped, onRejected }
}

/** What undoes an edit of what the person saw, before anybody knows what is stored. */
function expectedInverse({ edit, snapshot }: QueuedEdit): RestoreEvents | null {
  const events = new Map(touchedBy(edit).map((object, index) => [keyOf(object), snapshot[index] ?? null]))
  const inverted = invertEdit(edit, { events, calendars: new Map() }, { id: edit.id, at: edit.at })
  if (!inverted.ok || inverted.value.kind !== 'restoreEvents') return null
  return inverted.value.objects.length === 0 ? null : inverted.value
}
