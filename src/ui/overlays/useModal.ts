import { useEffect, type RefObject } from 'react'
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside'
import { useOverlay } from 'react-aria/useOverlay'
import { usePreventScroll } from 'react-aria/usePreventScroll'

type Modal = {
  /** What covers the page. */
  readonly veil: RefObject<HTMLElement | null>
  /** What lies on it. */
  readonly panel: RefObject<HTMLElement | null>
  readonly closesOutside: boolean
  readonly onClose: () => void
}

/**
 * Keeps the page below out of reach: it does not scroll, assistive technology does not find it, and the veil takes every press. Not
 * by `inert`, as react-aria's own modal does: every element of the page inherits it, and a full week is styled anew with each dialog.
 *
 * @returns what the panel spreads
 */
export function useModal({ veil, panel, closesOutside, onClose }: Modal) {
  usePreventScroll()
  const { overlayProps } = useOverlay({ isOpen: true, isDismissable: closesOutside, onClose }, panel)
  useEffect(() => (panel.current ? ariaHideOutside([panel.current]) : undefined), [panel])
  useEffect(() => fitAboveKeyboard(veil.current), [veil])
  return { modalProps: overlayProps }
}

/** A keyboard on the screen covers a page without making it smaller: the veil ends where it begins. */
function fitAboveKeyboard(veil: HTMLElement | null) {
  const viewport = window.visualViewport
  if (!veil || !viewport) return undefined
  const fit = () => veil.style.setProperty('--visual-viewport-height', `${viewport.height}px`)
  if (viewport.height < window.innerHeight) fit()
  viewport.addEventListener('resize', fit)
  return () => viewport.removeEventListener('resize', fit)
}
