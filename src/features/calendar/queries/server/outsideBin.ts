import type { RestoreEvents } from '#domain/edits/Edit.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'

/** What was deleted last without a place in the bin. */
const outside = new Set<string>()

const keyOf = ({ userId, calendarId, eventId }: ObjectName) => JSON.stringify([userId, calendarId, eventId])

/** Remember whether the bin had room for an object that was just deleted (CAL-34). */
export function rememberBinned(name: ObjectName, isInBin: boolean): void {
  if (isInBin) outside.delete(keyOf(name))
  else outside.add(keyOf(name))
}

/** Whether the bin had no room for something that was deleted. @param inverse what brings it back */
export const isOutsideBin = ({ objects }: RestoreEvents): boolean =>
  objects.some(({ object }) => outside.has(keyOf(object)))
