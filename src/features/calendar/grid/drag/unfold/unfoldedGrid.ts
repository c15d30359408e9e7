import { surfaceOf, type Surface } from '../geometry/surfaceOf.ts'
import { surfaces } from '../surfaces.ts'

/** A grid that has not unfolded after this many frames will not. */
const maxFrames = 60

/** A grid measured again as soon as it has unfolded; null if it never does. */
export async function unfoldedGrid({ grid, model }: Surface): Promise<Surface | null> {
  for (let frame = 0; frame < maxFrames; frame++) {
    const next = surfaces.get(grid)
    if (next && (next.model.axis !== model.axis || next.model.narrow !== model.narrow))
      return surfaceOf(grid, next.model, next.actions)
    // oxlint-disable-next-line no-await-in-loop -- frame by frame
    await new Promise(requestAnimationFrame)
  }
  return null
}
