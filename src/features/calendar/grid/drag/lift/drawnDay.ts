import type { IsoDate } from '#domain/time/units.ts'

/** A page that does not show a day within so many frames does not show it. */
const maxFrames = 300

/** A day of the grid, once it is drawn; null where it never is. */
export async function drawnDay(date: IsoDate): Promise<HTMLElement | null> {
  for (let frame = 0; frame < maxFrames; frame++) {
    const cell = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(date)}"]`)
    if (cell) return cell
    // oxlint-disable-next-line no-await-in-loop -- frame by frame
    await new Promise(requestAnimationFrame)
  }
  return null
}
