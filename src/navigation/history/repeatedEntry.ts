import { entryIndex } from './entryIndex.ts'

/** The entry of the history whose page is on screen. */
let shown = { hash: '', index: 0 }

/** The address on screen has changed: note its entry in the history. */
export function noteEntry(): void {
  shown = { hash: location.hash, index: entryIndex() ?? 0 }
}

/**
 * A dialog that was opened and closed leaves two entries of the page below it. A step between them would seem
 * to do nothing, so it goes one further. The router does not notice the step in between.
 */
export function skipRepeatedEntry(event: PopStateEvent): void {
  // A typed address is an entry without a number yet, after the one that was left.
  const index = entryIndex() ?? shown.index + 1
  const step = index - shown.index
  if (location.hash !== shown.hash || Math.abs(step) !== 1) return
  event.stopImmediatePropagation()
  shown = { ...shown, index }
  history.go(step)
}
