import type { RestoreEvents } from '../Edit.ts'

/** What takes a restoration back, as long as nobody knows what the service makes of it. */
export const reversed = (edit: RestoreEvents): RestoreEvents => ({
  ...edit,
  direction: edit.direction === 'undo' ? 'redo' : 'undo',
  objects: edit.objects.map(({ object, from, to }) => ({ object, from: to, to: from })),
})
