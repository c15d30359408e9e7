import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * The focus goes to the field of a dialog that asks for it when it appears. Over another dialog it is taken back, since
 * that one does not have the new one among its own yet; then it is given again.
 *
 * @returns the props of the panel
 */
export function useWantedFocus(panel: RefObject<HTMLElement | null>) {
  const wanted = useRef<Element | null>(null)
  useEffect(() => {
    const field = wanted.current
    if (field instanceof HTMLElement && !panel.current?.contains(document.activeElement)) field.focus()
  }, [panel])
  return {
    onFocusCapture: ({ target }: FocusEvent) => {
      wanted.current ??= target
    },
  }
}
