import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a search whose results change: if the focused one is not among the new ones, the first of them
 * gets the focus, or the field if there is none.
 *
 * @returns the props of the element around field and results, each with `data-result`
 */
export function useSearchFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const isWithin = useRef(false)
  // React hears nothing of a focus that went with its element.
  useLayoutEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return
    const next =
      ref.current?.querySelector<HTMLElement>('[data-result]') ?? ref.current?.querySelector('input')
    next?.focus()
  })
  return {
    ref,
    onFocus: () => void (isWithin.current = true),
    onBlur: () => void (isWithin.current = false),
  }
}
