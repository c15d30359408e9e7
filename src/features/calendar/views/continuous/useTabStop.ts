import { useLayoutEffect, type RefObject } from 'react'
import type { IsoDate } from '#domain/time/units.ts'

/** Who comes to some weeks by Tab comes to the one that is seen first, and not to one above it. Before `useGrid`, which takes any other. */
export function useTabStop(rows: RefObject<HTMLElement | null>, date: IsoDate): void {
  useLayoutEffect(() => {
    const weeks = rows.current
    const first = weeks?.querySelector(`[data-cell="${date}"]`)
    if (!weeks || !first || weeks.contains(document.activeElement)) return
    for (const had of weeks.querySelectorAll('[tabindex="0"]')) had.setAttribute('tabindex', '-1')
    first.setAttribute('tabindex', '0')
  }, [rows, date])
}
