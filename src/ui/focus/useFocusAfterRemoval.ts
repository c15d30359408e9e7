import { useLayoutEffect, type RefObject } from 'react'
import { focusAfterDisabling, focusAfterRemoval } from './focusAfterRemoval.ts'

/**
 * When the element that has the focus goes out of a part of the page, such as a guest out of a list, or is disabled,
 * what is in its place gets it (`focusAfterRemoval`). The browser would leave the focus nowhere: Escape would not close
 * a dialog, and a screen reader would begin at the top.
 *
 * @param part gets it if nothing in it can, or if it was pressed away: on a phone a field would open the keyboard
 */
export function useFocusAfterRemoval(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (part.current ? keepFocusIn(part.current) : undefined), [part])
}

/** @returns ends it */
function keepFocusIn(part: HTMLElement): () => void {
  let focused = part.contains(document.activeElement) ? document.activeElement : null
  let isByKey = false
  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null
  }
  const onInput = ({ type }: Event) => {
    isByKey = type === 'keydown'
  }
  // Who presses where nothing is wants no focus. An element that goes is still there when it is told that it has lost it.
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = null
    })
  const observer = new MutationObserver((records) => {
    const lost = focused
    if (lost === null) return
    const isDisabled = lost.isConnected && lost.matches(':disabled')
    const isGone = !lost.isConnected && document.activeElement === document.body
    if (!isDisabled && !isGone) return
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
    if (!isByKey) part.focus({ preventScroll: true })
    else if (record) focusAfterRemoval(part, record, lost).focus()
    else focusAfterDisabling(part, lost).focus()
  })
  const listening = new AbortController()
  const { signal } = listening
  for (const type of ['keydown', 'pointerdown'])
    part.addEventListener(type, onInput, { capture: true, signal })
  part.addEventListener('focusin', onFocus, { signal })
  part.addEventListener('focusout', onBlur, { signal })
  observer.observe(part, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    listening.abort()
    observer.disconnect()
  }
}
