import { pointOfPlace, type PlaceOnDay } from '../geometry/placeOnDay.ts'
import { surfaceOf, type MeasuredAgain, type Surface } from '../geometry/surfaceOf.ts'
import { surfaces } from '../surfaces.ts'

/**
 * A grid measured again after it got another size since a gesture began, as where a notice takes a line above it.
 *
 * @param origin where the gesture began
 * @returns null if that is no longer on the page
 */
export function resizedSurface({ grid }: Surface, origin: PlaceOnDay | null): MeasuredAgain | null {
  const next = surfaces.get(grid)
  if (!next || !origin) return null
  const surface = surfaceOf(grid, next.model, next.actions)
  const from = pointOfPlace(surface.geometry, origin)
  if (from) return { surface, from }
  surface.scroll.stop()
  return null
}
