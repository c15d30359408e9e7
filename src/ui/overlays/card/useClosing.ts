import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { isCovered } from './isCovered.ts'
import { openCards } from './openCards.ts'

type Closing = {
  readonly onClose: () => void
  /** A press there leaves the card open. */
  readonly goesTo: (pressed: Element) => boolean
}

/**
 * Escape closes a card wherever the focus is, and so does a press outside. A modal over the page gets both
 * instead.
 */
export function useClosing(panel: RefObject<HTMLElement | null>, { onClose, goesTo }: Closing): void {
  const close = useEffectEvent(onClose)
  const staysFor = useEffectEvent(goesTo)
  useLayoutEffect(() => {
    const card = panel.current
    if (!card) return undefined

    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || openCards().at(-1) !== card) return
      if (isCovered(card) || isInMenu(event.target)) return
      event.preventDefault()
      close()
    }

    function onPress({ target, button }: PointerEvent) {
      if (!(target instanceof Element) || !card || isCovered(card)) return
      const isInside = cardsFrom(card).some((each) => each.contains(target))
      if (isInside || target.closest('[data-region="messages"]') || staysFor(target)) return
      if (button === 0 && !target.closest(controls)) doNothingElse()
      close()
    }

    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPress, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPress, true)
    }
  }, [panel])
}

/** A press in a card does not close the cards below it. */
const cardsFrom = (card: Element) => openCards().slice(openCards().indexOf(card))

const controls = 'button, a, input, select, textarea, label, summary, [contenteditable], [role="button"]'

const isInMenu = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="menu"], [role="listbox"]') !== null

/** A press outside closes the card, and does nothing else on the page. A drag from there counts. */
function doNothingElse(): void {
  const over = new AbortController()
  const listen = { capture: true, signal: over.signal }
  // The focus returns to the anchor.
  window.addEventListener('mousedown', (event) => event.preventDefault(), { ...listen, once: true })
  window.addEventListener('click', swallow, { ...listen, once: true })
  window.addEventListener('pointerdown', () => over.abort(), listen)
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
