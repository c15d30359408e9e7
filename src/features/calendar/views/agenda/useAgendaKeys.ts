import {
  useEffect,
  useLayoutEffect,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { toIsoDate, type IsoDate } from '#domain/time/units.ts'
import type { GridActions } from '../../grid/GridActions.ts'
import { keepFocus } from '../../grid/keepFocus.ts'
import { startsSaying } from '../../grid/view/useGrid.ts'
import { isWalking, settle } from '../../grid/view/roving.ts'

type AgendaActions = Pick<GridActions, 'openEvent' | 'openDay' | 'step' | 'say'> & {
  /** Draw what is near now. */
  readonly look: () => void
}

/** The handlers of an agenda, all in one place: presses, and arrows from line to line. It is one tab stop. */
export function useAgendaKeys(
  list: RefObject<HTMLElement | null>,
  date: IsoDate,
  { openEvent, openDay, step, say, look }: AgendaActions,
) {
  useEffect(() => keepFocus(), [])

  // After each render one line gets the tab stop, because the one that had it may be gone.
  useLayoutEffect(() => {
    if (!list.current || list.current.querySelector('[tabindex="0"]')) return
    const stops = stopsIn(list.current)
    const first = stops.find(
      (stop) => (stop.closest<HTMLElement>('[data-last]')?.dataset['last'] ?? '') >= date,
    )
    ;(first ?? stops[0])?.setAttribute('tabindex', '0')
  })

  function onClick({ target, detail }: MouseEvent) {
    if (!(target instanceof Element) || detail > 1) return
    const event = target.closest<HTMLElement>('[data-event]')?.dataset['event']
    const day = target.closest<HTMLElement>('[data-day]')?.dataset['day']
    if (event !== undefined) openEvent(event)
    else if (day !== undefined) openDay(toIsoDate(day))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
    if (say && startsSaying(key, target)) {
      // The digits of the page, which show other views, are not heard on an event.
      event.stopPropagation()
      say(target.dataset['event'] ?? '', key)
    } else if (key === 'PageUp' || key === 'PageDown') step(key === 'PageUp' ? -1 : 1)
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const stops = stopsIn(currentTarget, isWalking(target) ? '[data-event]' : '[data-stop]')
      const at = stops.indexOf(target)
      const next =
        at < 0 ? target.querySelector<HTMLElement>('[data-stop]') : stops[at + (key === 'ArrowDown' ? 1 : -1)]
      next?.focus()
      look()
    } else return
    event.preventDefault()
  }

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => settle(target, currentTarget)

  return { onClick, onKeyDown, onFocus }
}

const stopsIn = (list: HTMLElement, selector = '[data-stop]') => [
  ...list.querySelectorAll<HTMLElement>(selector),
]
