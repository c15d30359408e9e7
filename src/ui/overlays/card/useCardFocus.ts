import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

type Circumstances = { readonly anchor: HTMLElement | null; readonly isNext: boolean }

/**
 * A card gets the focus when it opens, unless it moves from another anchor; when it closes, its anchor gets
 * it back.
 */
export function useCardFocus(panel: RefObject<HTMLElement | null>, { anchor, isNext }: Circumstances): void {
  const anchorNow = useEffectEvent(() => anchor)
  const hasMoved = useEffectEvent(() => isNext && document.activeElement !== document.body)
  useLayoutEffect(() => {
    const card = panel.current
    const opener = document.activeElement
    if (!hasMoved() && !card?.contains(opener)) card?.focus({ preventScroll: true })
    return () => {
      const isBack = !card?.contains(document.activeElement) && document.activeElement !== document.body
      const back = anchorNow() ?? opener
      if (!isBack && back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
  }, [panel])
}
