import type { EventEdit } from '#domain/edits/Edit.ts'

/**
 * Whether an edit undoes something that created events, so that what it deletes was never there. What it deletes in one
 * calendar and creates in another has moved.
 */
export const undoesCreation = (edit: EventEdit): boolean =>
  edit.kind === 'restoreEvents' &&
  edit.direction === 'undo' &&
  edit.undoes !== undefined &&
  edit.objects.every(({ from }) => from !== null)
