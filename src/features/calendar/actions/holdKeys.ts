import { isTaken } from '../../../navigation/actions/isTaken.ts'
import { chipKeys, type ChipKeyName } from './chipKeys.ts'
import { chipUnder } from './chipUnder.ts'
import { gridActionFor } from './gridActionFor.ts'

type Press = KeyboardEvent | ClipboardEvent

const isChipKey = (name: string): name is ChipKeyName => name in chipKeys
const eachKey = Object.keys(chipKeys).filter(isChipKey)

/** More than this, or what was pressed longer ago, nobody expects to be done any more. */
const maxPresses = 30
const maxHeldMs = 10_000

/** What was pressed before the script is here that hears it. */
export const heldKeys = {
  presses: [] as Press[],
  /** What had the focus then. */
  focus: null as Element | null,
  /** The script is here that hears the keys of events. */
  isHeard: false,
  /** Every key is held for a while from then on: one before them waits for another script. */
  waitingSince: -Infinity,
  isRepeating: false,
}

/**
 * Holds the keys of an event, and what is copied, cut and pasted, until the script that hears them is here; and every
 * key that follows, which may depend on the first. `repeatKeys` then does them. Where the focus has moved meanwhile, to a
 * field or by a press, they are dropped.
 *
 * @returns ends it
 */
export function holdKeys(): () => void {
  const over = new AbortController()
  for (const type of ['keydown', 'copy', 'cut', 'paste'] as const)
    document.addEventListener(type, onPress, { capture: true, signal: over.signal })
  return () => {
    over.abort()
    dropKeys()
  }
}

/** From now on every key is held, until `repeatKeys`. */
export function waitWithKeys(): void {
  heldKeys.focus = document.activeElement
  heldKeys.waitingSince = performance.now()
}

/** Whatever was held is not done, and no longer waited for. */
export function dropKeys(): void {
  heldKeys.presses = []
  heldKeys.waitingSince = -Infinity
}

function onPress(event: Press): void {
  if (heldKeys.isRepeating) return
  const { presses, isHeard } = withoutStale()
  if (presses.length === 0 && !isWaiting() && (isHeard || !isForEvents(event))) return
  if (isBrowsers(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  heldKeys.focus = document.activeElement
  if (presses.length < maxPresses)
    presses.push('key' in event || event.type !== 'paste' ? event : pastedLater(event))
}

/** The held keys, none where the focus has moved or the first was pressed too long ago. */
export function withoutStale(): typeof heldKeys {
  const { presses, focus } = heldKeys
  if (focus !== document.activeElement || (presses[0] && !isRecent(presses[0].timeStamp))) dropKeys()
  return heldKeys
}

/** Whether every key is held, for a script that one before them waits for. */
export const isWaiting = () => isRecent(heldKeys.waitingSince)

const isRecent = (sinceMs: number) => performance.now() - sinceMs < maxHeldMs

/** Whether the script that is not here yet would hear it. */
export function isForEvents(event: Press): boolean {
  const focused = document.activeElement
  if (event.type === 'paste') return !isTaken(focused)
  if (!chipUnder(focused)) return false
  if (!('key' in event)) return document.getSelection()?.isCollapsed !== false
  return (event.key === ' ' && event.shiftKey) || gridActionFor(event, eachKey) !== null
}

/** Keys that are the browser's, or move the focus, are not held. */
export function isBrowsers(event: Press): boolean {
  if (!('key' in event)) return false
  const { key, ctrlKey, metaKey, altKey } = event
  if (altKey || /^(Shift|Control|Meta|Tab|Process|F\d)/.test(key)) return true
  // Undo, redo and search are the page's: they wait for what they follow.
  return (ctrlKey || metaKey) && !/^[zyk]$/i.test(key) && !isForEvents(event)
}

/** What is pasted can be read while it is pasted only. */
function pastedLater({ clipboardData }: ClipboardEvent): ClipboardEvent {
  const copy = new DataTransfer()
  for (const type of clipboardData?.types ?? [])
    if (type !== 'Files') copy.setData(type, clipboardData?.getData(type) ?? '')
  for (const file of clipboardData?.files ?? []) copy.items.add(file)
  return new ClipboardEvent('paste', { clipboardData: copy, bubbles: true, cancelable: true })
}
