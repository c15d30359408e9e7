import { actionFor } from '../../../../navigation/actions/actionFor.ts'
import { workingActions } from '../../../../navigation/actions/workingActions.ts'
import { isBrowsers } from '../../actions/holdKeys.ts'
import { drawnTime } from './drawnTime.ts'

type Carrying = {
  readonly isCarried: () => boolean
  readonly onEscape: () => void
}

/**
 * Keeps keys, and what is copied, cut and pasted, from the page while something is dragged: they would turn the page,
 * open a dialog, or change the very event below the pointer. Escape cancels, and the key that copies a link to the time
 * that is being drawn does that. Those of the browser stay its own.
 */
export function keepKeys(signal: AbortSignal, { isCarried, onEscape }: Carrying): void {
  function onPress(event: KeyboardEvent | ClipboardEvent) {
    if (!isCarried() || ('key' in event && isForDrawing(event))) return
    event.stopPropagation()
    if (!isBrowsers(event)) event.preventDefault()
    if ('key' in event && event.key === 'Escape') onEscape()
  }
  for (const type of ['keydown', 'copy', 'cut', 'paste'] as const)
    window.addEventListener(type, onPress, { capture: true, signal })
  // Space presses a button when it is released.
  window.addEventListener('keyup', (event) => isCarried() && event.key === ' ' && event.preventDefault(), {
    capture: true,
    signal,
  })
}

function isForDrawing(event: KeyboardEvent): boolean {
  if ((drawnTime()?.when() ?? null) === null) return false
  const { key, code, ctrlKey, altKey, metaKey, shiftKey, isComposing } = event
  const press = { key, code, ctrlKey, altKey, metaKey, shiftKey, isComposing, isTyping: false }
  const offered = workingActions().flatMap(({ actions }) => actions)
  return actionFor(press, offered)?.name === 'copyLink'
}
