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

/** How far an arrow leads, in days; to the right is forward where days run to the right. */
const strides: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** What a person does in a year, heard in one place. Its days are one tab stop, arrows lead from day to day over the months. */
export function useYearKeys({ openDay, showDate, step }: Pick<GridActions, 'openDay' | 'showDate' | 'step'>) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => keepFocus(), [])

  // After each drawing one day has the tab stop, for the one that is looked at may be of another year.
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

  /** A day of another year takes the focus once that is drawn. */
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
