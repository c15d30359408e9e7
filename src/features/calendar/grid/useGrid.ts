import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
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
export function useGrid({ openEvent, startEvent, openDay, showMore, step }: GridActions, rowLength: number) {
  const grid = useRef<HTMLDivElement>(null)

  // After each drawing one element takes the tab stop, for the one that had it may be gone.
  useLayoutEffect(() => {
    if (grid.current) arrive(grid.current)
  })

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

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, currentTarget } = event
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
    if (key === 'PageUp' || key === 'PageDown') step(key === 'PageUp' ? -1 : 1)
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

  return { ref: grid, onClick, onKeyDown, onFocus }
}

const dataOf = (element: Element, name: string) => element.getAttribute(`data-${name}`) ?? ''

const hasHours = (cell: Element) => cell.querySelector('[data-hours]') !== null

/** The slot under a press in a day's hours; null where the press was elsewhere in the day. */
function slotAt(target: Element, clientY: number): number | null {
  const hours = target.closest('[data-hours]')?.getBoundingClientRect()
  if (!hours) return null
  const minutes = ((clientY - hours.top) / hours.height) * 24 * 60
  return Math.max(0, Math.floor(minutes / slotMinutes) * slotMinutes)
}
