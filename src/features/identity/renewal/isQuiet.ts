import { isPageHeld } from '../../../navigation/pageHold.ts'

/** A field that somebody may be typing in. */
const fields = 'textarea, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=button])'

/**
 * Whether the page can be left and come back without anybody noticing: nobody looks at it, no dialog is open, nothing is typed, and
 * nobody would be asked before leaving, as nothing waits to be saved or sent.
 */
export function isQuiet(page: Document): boolean {
  if (page.visibilityState !== 'hidden') return false
  if (page.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return false
  const isTyped = [...page.querySelectorAll(fields)].some(
    (field) => !('value' in field) || (typeof field.value === 'string' && field.value !== ''),
  )
  return !isTyped && !isPageHeld()
}
