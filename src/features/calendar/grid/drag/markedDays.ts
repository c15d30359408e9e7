import type { IsoDate } from '#domain/time/units.ts'
import { dateOfCell } from './dateOfCell.ts'
import styles from './ghost.module.css'

/**
 * Days that are marked while they are chosen; of a day with hours, the part above these.
 *
 * @param dates the days of the grid, rendered or not
 */
export function markedDays(grid: HTMLElement, dates: readonly IsoDate[]) {
  const chosen = styles.chosen ?? ''
  let marked: readonly Element[] = []

  function set(next: readonly Element[]) {
    for (const surface of marked) if (!next.includes(surface)) surface.classList.remove(chosen)
    for (const surface of next) surface.classList.add(chosen)
    marked = next
  }

  return {
    /** By their indices, both inclusive; they may lie beyond the grid. A day rendered later needs another call. */
    mark: (first: number, last: number) => {
      const days = new Set(dates.slice(Math.max(0, first), Math.max(0, last + 1)))
      const cells = [...grid.querySelectorAll('[data-cell]')].filter((cell) => days.has(dateOfCell(cell)))
      set(cells.map((cell) => cell.querySelector('[data-hours]')?.previousElementSibling ?? cell))
    },
    clear: () => set([]),
  }
}
