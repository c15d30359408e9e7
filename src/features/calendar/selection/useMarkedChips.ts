import { useLayoutEffect } from 'react'
import type { SelectedKeys } from '../grid/drag/selecting/selection.ts'

/**
 * Marks the chips of selected events, wherever they are drawn again. The page is watched and not asked: no grid
 * is drawn again for a selection.
 */
export function useMarkedChips(keys: SelectedKeys): void {
  useLayoutEffect(() => {
    if (keys.size === 0) return undefined
    const look = () => {
      for (const chip of document.querySelectorAll<HTMLElement>('[data-event]')) {
        const isSelected = keys.has(chip.dataset['event'] ?? '')
        if (isSelected) chip.setAttribute(mark, 'true')
        else chip.removeAttribute(mark)
      }
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-event'] })
    return () => {
      observer.disconnect()
      for (const chip of document.querySelectorAll(`[data-event][${mark}]`)) chip.removeAttribute(mark)
    }
  }, [keys])
}

const mark = 'aria-pressed'
