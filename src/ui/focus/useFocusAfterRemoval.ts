import { useLayoutEffect, type RefObject } from 'react'
import { keepFocusIn } from './keepFocusIn.ts'

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
