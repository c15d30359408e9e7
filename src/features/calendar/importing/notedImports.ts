import type { QueryClient } from '@tanstack/react-query'
import { describeEventEdit } from '#domain/edits/describeEdit.ts'
import type { ImportEvents, RestoreEvents } from '#domain/edits/Edit.ts'
import { recorded, withTrueInverse, toggled } from '#domain/edits/history/history.ts'
import { reversed } from '#domain/edits/history/reversed.ts'
import { changeHistory } from '../edits/history/historyOf.ts'
import type { ImportUndo, UndoResult } from './sending/undoImport.ts'

/** Add an import to the history of a cache. */
export function noteImport(client: QueryClient, edit: ImportEvents, undo: ImportUndo): void {
  const { id, at } = edit
  const imported = { ...edit, events: edit.events.slice(0, undo.edit.objects.length) }
  const description = describeEventEdit(imported)
  etags.set(undo.edit, undo.etags)
  changeHistory(client, (history) => recorded(history, { id, at, description, inverse: undo.edit }))
}

/** An import was undone, as far as it could be. */
export function noteUndo(client: QueryClient, { edit }: ImportUndo, { rest }: UndoResult): void {
  const id = edit.undoes ?? edit.id
  if (rest) etags.set(rest.edit, rest.etags)
  changeHistory(client, (history) =>
    rest ? withTrueInverse(history, id, rest.edit) : toggled(history, id, reversed(edit)),
  )
}

/** An import was redone; `undo` is null if nothing came of it. */
export function noteRedo(client: QueryClient, edit: RestoreEvents, undo: ImportUndo | null): void {
  if (undo === null) return
  etags.set(undo.edit, undo.etags)
  changeHistory(client, (history) => toggled(history, edit.undoes ?? edit.id, undo.edit))
}

/** What undoes an import. On a later page nobody remembers the versions: each event is read first. */
export const importUndoOf = (edit: RestoreEvents): ImportUndo => ({
  edit,
  etags: etags.get(edit) ?? new Map(),
})

const etags = new WeakMap<RestoreEvents, ImportUndo['etags']>()
