import type { IsoDate } from '#domain/time/units.ts'
import { seen } from '../../seen.ts'

/** A page that has not drawn a day after this many frames will not draw it. */
const maxFrames = 300

/** A day of the grid, as soon as it is drawn; null if it never is. */
export async function drawnDay(date: IsoDate): Promise<HTMLElement | null> {
  for (let frame = 0; frame < maxFrames; frame++) {
    const cell = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(date)}"]${seen}`)
    if (cell) return cell
    // oxlint-disable-next-line no-await-in-loop -- frame by frame
    await new Promise(requestAnimationFrame)
  }
  return null
}
