import { useEffect, useState, type RefObject } from 'react'
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside'
import { mergeProps } from 'react-aria/mergeProps'
import { useOverlay } from 'react-aria/useOverlay'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import { useFocusAfterRemoval } from '../focus/useFocusAfterRemoval.ts'
import { fitAboveKeyboard } from '../keyboard/fitAboveKeyboard.ts'
import { useCloseRequest } from './useCloseRequest.ts'
import { useReturnedFocus } from './useReturnedFocus.ts'
import { useWantedFocus } from './useWantedFocus.ts'

type Modal = {
  /** What covers the page. */
  readonly veil: RefObject<HTMLElement | null>
  /** What lies on it. */
  readonly panel: RefObject<HTMLElement | null>
  readonly closesOutside: boolean
  readonly onClose: () => void
}

/**
 * Blocks the page below: it does not scroll, assistive technology does not find it, and the veil takes every
 * press. react-aria's own modal uses `inert`, which every element inherits: a full week would be styled again
 * with each dialog.
 *
 * @returns the props of the panel
 */
export function useModal({ veil, panel, closesOutside, onClose }: Modal) {
  // Where nothing scrolls, to prevent it would only lay the whole page out again.
  const [isDisabled] = useState(() => !canScroll())
  usePreventScroll({ isDisabled })
  useReturnedFocus(panel)
  useCloseRequest(onClose)
  useFocusAfterRemoval(panel)
  const { overlayProps } = useOverlay({ isOpen: true, isDismissable: closesOutside, onClose }, panel)
  useEffect(() => (panel.current ? ariaHideOutside([panel.current]) : undefined), [panel])
  useEffect(() => fitAboveKeyboard(veil.current), [veil])
  const focusProps = useWantedFocus(panel)
  return { modalProps: mergeProps(overlayProps, focusProps) }
}

/** Read while the page is laid out: before the dialog is in it. */
const canScroll = () => document.documentElement.scrollHeight > document.documentElement.clientHeight
