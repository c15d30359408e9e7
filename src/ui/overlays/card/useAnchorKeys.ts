import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { getFocusableTreeWalker } from 'react-aria/private/focus/FocusScope'
import { isCovered } from './isCovered.ts'

type Circumstances = {
  readonly anchor: HTMLElement | null
  /** Enter, unless it presses a button of the card. */
  readonly onEnter?: (() => void) | undefined
}

/**
 * For keys, a card and its anchor are one: Tab leads from the anchor into the card and from there to what
 * follows the anchor, Enter does the same on both, and any other key pressed on the card itself goes to the
 * anchor.
 */
export function useAnchorKeys(
  panel: RefObject<HTMLElement | null>,
  { anchor, onEnter }: Circumstances,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const card = panel.current
    const { target, key } = event
    if (!card || !(target instanceof HTMLElement) || event.defaultPrevented || isCovered(card)) return
    const isOnAnchor = anchor !== null && target === anchor
    if (key === 'Tab') return goOn(event, card, anchor)
    if (target !== card && !isOnAnchor) return
    if (key === 'Enter' && onEnter && !isHolding(event)) {
      event.preventDefault()
      event.stopPropagation()
      onEnter()
    } else if (target === card && anchor && !isOwn(event)) passOn(event, anchor)
  })
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
}

function goOn(event: KeyboardEvent, card: HTMLElement, anchor: HTMLElement | null): void {
  const { target, shiftKey } = event
  if (!anchor) return
  const stops = stopsIn(card)
  if (target === anchor && !shiftKey) {
    stops[0]?.focus()
    event.preventDefault()
  } else if (shiftKey && (target === card || target === stops[0])) {
    anchor.focus()
    event.preventDefault()
  } else if (!shiftKey && target === stops.at(-1)) {
    // The browser goes on from there.
    anchor.focus({ preventScroll: true })
  }
}

function stopsIn(card: HTMLElement): readonly HTMLElement[] {
  const walker = getFocusableTreeWalker(card, { tabbable: true })
  const stops: HTMLElement[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof HTMLElement) stops.push(node)
  return stops
}

const isHolding = ({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || altKey || metaKey || shiftKey

const ownKeys: ReadonlySet<string> = new Set(['Escape', 'Enter', 'Shift', 'Control', 'Alt', 'Meta', 'F6'])

/** A selection in the card is copied from there. */
const isOwn = ({ key }: KeyboardEvent) => ownKeys.has(key) || getSelection()?.isCollapsed === false

/** The same key again, on the anchor. */
function passOn(event: KeyboardEvent, anchor: HTMLElement): void {
  anchor.focus({ preventScroll: true })
  const { key, code, ctrlKey, altKey, metaKey, shiftKey, repeat } = event
  const again = { key, code, ctrlKey, altKey, metaKey, shiftKey, repeat, bubbles: true, cancelable: true }
  event.stopPropagation()
  if (!anchor.dispatchEvent(new KeyboardEvent('keydown', again))) event.preventDefault()
}
