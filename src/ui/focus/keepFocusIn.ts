import { focusAfterDisabling, focusAfterRemoval } from './focusAfterRemoval.ts'

/**
 * While it is on, what is beside an element of a part of the page gets its focus when it goes (`useFocusAfterRemoval`).
 *
 * @returns ends it
 */
export function keepFocusIn(part: HTMLElement): () => void {
  let focused = part.contains(document.activeElement) ? document.activeElement : null
  let isByKey = document.activeElement?.matches(':focus-visible') ?? false
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

const watched = new WeakSet<HTMLElement>()

/** Keeps it for as long as that part is on the page. */
export function keepFocusAround(element: Element | null): void {
  const part = element?.closest<HTMLElement>('[data-region]')
  if (!part || watched.has(part)) return
  watched.add(part)
  keepFocusIn(part)
}
