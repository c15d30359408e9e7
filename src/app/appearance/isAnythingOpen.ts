import { isPageHeld } from '../../navigation/pageHold.ts'

/**
 * Whether the person may be busy with something: a dialog is open, or the page would ask before it is left.
 */
export function isAnythingOpen(): boolean {
  const isDialogOpen = document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null
  return isDialogOpen || isPageHeld()
}
