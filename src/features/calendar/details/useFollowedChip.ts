import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { isAnyOpen, useOpenChip } from './useOpenChip.ts'

type Ways = {
  readonly onEdit: (() => void) | undefined
  readonly onFollow?: ((key: string) => void) | undefined
}

/** The chip of the event that is open. A double click on it edits, and where keys lead the focus to another one, its event is followed. */
export function useFollowedChip(key: string, { onEdit, onFollow }: Ways) {
  // The card of another event is still there while this one is drawn for the first time.
  const [isNext] = useState(isAnyOpen)
  const open = useOpenChip(key)

  const onDoubleClick = useEffectEvent(({ target }: MouseEvent) => {
    if (keyOf(target) === key) onEdit?.()
  })
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const next = keyOf(target)
    const isByKey = target instanceof Element && target.matches(':focus-visible')
    if (next !== null && next !== key && isByKey) onFollow?.(next)
  })
  useLayoutEffect(() => {
    document.addEventListener('dblclick', onDoubleClick)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('dblclick', onDoubleClick)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])

  return { ...open, isNext }
}

const keyOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-event]')?.getAttribute('data-event') ?? null) : null
