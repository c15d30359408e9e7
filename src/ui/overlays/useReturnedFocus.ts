import { useLayoutEffect, useState, type RefObject } from 'react'
import { firstStop } from '../focus/focusAfterRemoval.ts'

/** What had the focus before a dialog opened, by its panel. */
const openers = new WeakMap<Element, Element>()
/** The panels of the dialogs that are open, the topmost last. */
const openPanels: HTMLElement[] = []

/**
 * When a dialog closes, the focus returns to where it was before, also if the dialog took the place of another one, such
 * as the one that said it was loading: react-aria knows only what that one had. If what had it is gone, the dialog below
 * gets it, as nobody else can close that by a key; without one what was beside it, as after a deletion in a list.
 */
export function useReturnedFocus(panel: RefObject<HTMLElement | null>): void {
  // Read before anything in the dialog takes it.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const own = panel.current
    if (own === null) return undefined
    const opener = beforeReplaced(before)
    if (opener) openers.set(own, opener)
    const around = aroundOf(opener)
    openPanels.push(own)
    return () => {
      openPanels.splice(openPanels.indexOf(own), 1)
      // After react-aria, which returns it in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => returnFocus(opener, around)))
    }
  }, [panel, before])
}

/** What had the focus before the dialogs in whose place this one is. */
function beforeReplaced(before: Element | null): Element | null {
  let opener = before
  while (opener && !opener.isConnected) opener = openers.get(panelOf(opener)) ?? null
  return opener
}

/** The panel that an element is in, also once that is gone; the element itself without one. */
function panelOf(element: Element): Element {
  let at: Element | null = element
  while (at && !openers.has(at)) at = at.parentElement
  return at ?? element
}

/** What was beside an element and around it, from the inside outwards. */
function aroundOf(element: Element | null): readonly Element[] {
  const found: (Element | null)[] = []
  for (let at = element; at && at !== document.body; at = at.parentElement)
    found.push(at.nextElementSibling, at.previousElementSibling, at.parentElement)
  return found.filter((each) => each !== null)
}

function returnFocus(opener: Element | null, around: readonly Element[]): void {
  if (!isLost(document.activeElement)) return
  const top = openPanels.at(-1)
  const isReachable = opener !== null && opener.isConnected && !isLost(opener)
  const place = isReachable ? opener : top
  if (place instanceof HTMLElement) return place.focus()
  // The page below may know better, as a grid does.
  requestAnimationFrame(() => {
    if (isLost(document.activeElement))
      around
        .filter((each) => each.isConnected)
        .map(firstStop)
        .find((stop) => stop !== null)
        ?.focus()
  })
}

/** Nothing has it, or something that is hidden behind a dialog. */
const isLost = (element: Element | null) =>
  element === null || element === document.body || element.closest('[aria-hidden="true"], [inert]') !== null
