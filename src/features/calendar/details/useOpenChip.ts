import { useLayoutEffect, useState } from 'react'
import { seen } from '../grid/seen.ts'

type OpenChip = {
  /** Null where the event is not drawn. */
  readonly chip: HTMLElement | null
  /** Some event is being dragged. */
  readonly isDragging: boolean
}

/**
 * The chip of the event that is open, wherever it is drawn again, and marked as such while it is. The page is
 * watched and not asked: no grid is drawn again for a card beside it.
 */
export function useOpenChip(key: string): OpenChip {
  const [open, setOpen] = useState<OpenChip>(() => ({ chip: chipOf(key, null), isDragging: false }))

  useLayoutEffect(() => {
    let marked: readonly Element[] = []
    let isFound = false
    function look() {
      marked = [...document.querySelectorAll(selectorOf(key))]
      if (!isFound && marked.length > 0) {
        isFound = true
        // Before it is marked: the page would be laid out once more.
        chipOf(key, null)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
      for (const each of marked) mark(each)
      const isDragging = document.querySelector('[data-lifted]') !== null
      setOpen((last) => {
        const chip = chipOf(key, last.chip)
        return chip === last.chip && isDragging === last.isDragging ? last : { chip, isDragging }
      })
    }
    look()
    const observer = new MutationObserver(look)
    const attributeFilter = ['data-event', 'data-lifted', 'data-ahead']
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter })
    // Of several chips of the event, the one that has the focus.
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('focusin', look)
      observer.disconnect()
      for (const each of marked) unmark(each)
    }
  }, [key])

  return open
}

/** Whether the card of another event is beside its chip now. */
export const isAnyOpen = (): boolean => document.querySelector('[data-open]') !== null

const selectorOf = (key: string) => `[data-event="${CSS.escape(key)}"]${seen}`

/** The one that has the focus, else the one from before, else the first of several. */
function chipOf(key: string, before: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.matches(selectorOf(key))) return focused
  if (before?.isConnected && before.matches(selectorOf(key))) return before
  return document.querySelector<HTMLElement>(selectorOf(key))
}

function mark(chip: Element): void {
  chip.setAttribute('data-open', '')
  chip.setAttribute('aria-expanded', 'true')
}

function unmark(chip: Element): void {
  chip.removeAttribute('data-open')
  chip.removeAttribute('aria-expanded')
}
