import type { Edit, RestoreEvents } from './Edit.ts'

/** Whether an edit brings back a former version of an event: done like any edit, and not the undo of one. */
export const isVersionRestored = (edit: Edit): edit is RestoreEvents =>
  edit.kind === 'restoreEvents' && edit.direction === 'redo' && edit.undoes === undefined
