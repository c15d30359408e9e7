/**
 * The ids of entries that `Undo` by key goes past. What cannot be undone, or was refused, is in the way once, so that
 * nobody undoes something else by mistake.
 */
export const passedEntries = new Set<string>()
