import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { addDays } from '#domain/time/dates.ts'
import { toIsoDate, type IsoDate } from '#domain/time/units.ts'
import { drawnDay } from '../../grid/drag/lift/drawnDay.ts'
import type { GridActions } from '../../grid/GridActions.ts'
import { keepFocus } from '../../grid/keepFocus.ts'
import { settle } from '../../grid/view/roving.ts'

/** How far an arrow leads, in days; the right arrow leads forward if days run to the right. */
const strides: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * The handlers of a year, all in one place. Its days are one tab stop; arrows lead from day to day, also into
 * the next month.
 */
export function useYearKeys({ openDay, showDate, step }: Pick<GridActions, 'openDay' | 'showDate' | 'step'>) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => keepFocus(), [])

  // After each render one day has the tab stop, because the selected day may be of another year.
  useLayoutEffect(() => {
    if (ref.current?.querySelector('[tabindex="0"]')) return
    ref.current?.querySelector('[data-cell]')?.setAttribute('tabindex', '0')
  })

  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element)) return
    const day = target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
    if (day !== undefined) openDay(toIsoDate(day))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
    const date = target.dataset['cell']
    const stride = strides[key]
    if (key === 'PageUp' || key === 'PageDown') step(key === 'PageUp' ? -1 : 1)
    else if (date !== undefined && stride !== undefined) {
      const isTurned = getComputedStyle(currentTarget).direction === 'rtl' && Math.abs(stride) === 1
      const next = addDays(toIsoDate(date), isTurned ? -stride : stride)
      const day = currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)
      if (day) day.focus()
      else void showAndFocus(next)
    } else return
    event.preventDefault()
  }

  /** A day of another year gets the focus once that year is drawn. */
  async function showAndFocus(date: IsoDate): Promise<void> {
    showDate(date)
    const day = await drawnDay(date)
    day?.focus()
  }

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target.dataset['cell'] !== undefined) settle(target, currentTarget)
  }

  return { ref, onClick, onKeyDown, onFocus }
}
