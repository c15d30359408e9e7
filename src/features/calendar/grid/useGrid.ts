import { useLingui } from '@lingui/react/macro'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import type { GridActions } from './GridActions.ts'
import { arrive, settle, stopFor } from './roving.ts'

/** Half an hour: what a press on an empty slot is rounded down to. */
const slotMinutes = 30
const morning = 9 * 60

/**
 * The life of a grid in two handlers and one tab stop: every press and key is heard here, whatever the number of events.
 *
 * @param rowLength how many days stand side by side
 */
export function useGrid(actions: GridActions, rowLength: number) {
  const { openEvent, startEvent, openDay, showMore, step } = actions
  const { t } = useLingui()
  const grid = useRef<HTMLDivElement>(null)

  // After each drawing one element takes the tab stop, for the one that had it may be gone.
  useLayoutEffect(() => {
    if (grid.current) arrive(grid.current)
  })

  // Dragging is not needed before the first press, and by then it is there.
  useEffect(() => {
    void loadDragging().catch(() => undefined)
  }, [])

  function onPointerDown({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>) {
    dragging?.press(nativeEvent, currentTarget, actions)
  }

  function onClick({ target, clientY, detail }: MouseEvent) {
    if (!(target instanceof Element)) return
    const event = target.closest('[data-event]')
    const more = target.closest('[data-more]')
    const day = target.closest('[data-day]')
    const cell = target.closest('[data-cell]')
    if (event) openEvent(dataOf(event, 'event'))
    else if (more instanceof HTMLElement) showMore(dataOf(more, 'more'), more)
    else if (day) openDay(dataOf(day, 'day'))
    else if (cell && detail > 0) startEvent(dataOf(cell, 'cell'), slotAt(target, clientY))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
    if (key === ' ' && target.dataset['event'] !== undefined && dragging) {
      const words = {
        lifted: t`Lifted. Arrows move it, Enter keeps it, Escape puts it back.`,
        back: t`Put back`,
      }
      dragging.liftByKey(target, currentTarget, actions, words)
    } else if (key === 'PageUp' || key === 'PageDown') step(key === 'PageUp' ? -1 : 1)
    else if (key === 'Enter' && target.dataset['cell'])
      startEvent(target.dataset['cell'], hasHours(target) ? morning : null)
    else {
      const next = stopFor(key, target, currentTarget, rowLength)
      if (!next) return
      next.focus()
    }
    event.preventDefault()
  }

  // By keys, by pointer or by a dialog that gives it back: where the focus is, there is the tab stop.
  const onFocus = ({ target, currentTarget }: FocusEvent) => settle(target, currentTarget)

  return { ref: grid, onPointerDown, onClick, onKeyDown, onFocus }
}

let dragging: Awaited<ReturnType<typeof importDragging>> | null = null

async function loadDragging() {
  dragging ??= await importDragging()
}

const importDragging = () => import('./dragging/dragging.ts')

const dataOf = (element: Element, name: string) => element.getAttribute(`data-${name}`) ?? ''

const hasHours = (cell: Element) => cell.querySelector('[data-hours]') !== null

/** The slot under a press in a day's hours; null where the press was elsewhere in the day. */
function slotAt(target: Element, clientY: number): number | null {
  const hours = target.closest('[data-hours]')?.getBoundingClientRect()
  if (!hours) return null
  const minutes = ((clientY - hours.top) / hours.height) * 24 * 60
  return Math.max(0, Math.floor(minutes / slotMinutes) * slotMinutes)
}
