import { useCallback, useEffect, useRef, useState } from 'react'
import { useRehearsal } from '../../rehearsal/rehearsalStore.ts'
import type { Ways } from '../../views/usePeriod.ts'

/**
 * The calendars if they do not fit beside the grid: over it on request, until Escape, a press beside them or
 * a choice. The focus then returns to the button that opened them.
 *
 * @param show what a choice does besides closing them
 */
export function useRail(show: Ways['show']) {
  const [isOpen, setIsOpen] = useState(false)
  const isLookedAt = useRehearsal() !== null
  const rail = useRef<HTMLElement>(null)

  useEffect(() => {
    const panel = rail.current
    if (!isOpen || !panel) return undefined
    const opener = document.activeElement

    function onKeyDown(event: KeyboardEvent) {
      const { key, target, defaultPrevented } = event
      const isElsewhere =
        target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]')
      if (key === 'Escape' && !defaultPrevented && !isElsewhere) setIsOpen(false)
    }

    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      const hadFocus = panel.contains(document.activeElement) || document.activeElement === document.body
      if (hadFocus && opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen])

  const onChosen: Ways['show'] = useCallback(
    (change) => {
      show(change)
      setIsOpen(false)
    },
    [show],
  )
  // What is drawn in the grid is to be seen there.
  return { rail, isRailOpen: isOpen && !isLookedAt, setRailOpen: setIsOpen, onChosen }
}
