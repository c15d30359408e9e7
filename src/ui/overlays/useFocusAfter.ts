import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * When a part of a dialog goes that has the focus, another one gets it: the browser would leave it nowhere, and the next
 * Tab would begin at the top.
 *
 * @param part must be rendered as long as its component
 * @param next is there afterwards
 */
export function useFocusAfter(
  part: RefObject<HTMLElement | null>,
  next: RefObject<HTMLElement | null>,
): void {
  const onGone = useEffectEvent(() => next.current?.focus())
  useLayoutEffect(() => {
    const own = part.current
    return () => {
      if (own?.contains(document.activeElement)) onGone()
    }
  }, [part])
}
