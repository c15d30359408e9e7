import { surfaceOf, type Surface } from '../geometry/surfaceOf.ts'
import { surfaces } from '../surfaces.ts'
import { seen } from '../../seen.ts'

/** The grid of another page, measured; null while the page of before is still on screen. */
export function turnedSurface(before: Surface): Surface | null {
  const grid =
    before.grid.matches(seen) && before.grid.isConnected
      ? before.grid
      : document.querySelector(`[data-cell]${seen}`)?.closest<HTMLElement>('[role="grid"]')
  const next = grid && surfaces.get(grid)
  const first = next?.model.days[0]?.date
  if (!grid || !next || first === undefined || first === before.model.days[0]?.date) return null
  return surfaceOf(grid, next.model, next.actions)
}

/** Whether weeks follow each other in a grid without an end: its first day is another one as it is scrolled. */
export const isEndless = (grid: HTMLElement): boolean => grid.getAttribute('aria-rowcount') === '-1'

/** Whether another page is drawn in its grid than when it was measured. */
export const hasTurned = ({ grid, model }: Surface): boolean =>
  !isEndless(grid) && surfaces.get(grid)?.model.days[0]?.date !== model.days[0]?.date
