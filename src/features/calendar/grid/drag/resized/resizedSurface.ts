import type { Point } from '../geometry/measureGrid.ts'
import { pointOfPlace, type PlaceOnDay } from '../geometry/placeOnDay.ts'
import { surfaceOf, type Surface } from '../geometry/surfaceOf.ts'
import { surfaces } from '../surfaces.ts'

/** Where a gesture goes on after its grid got another size. */
export type Resized = {
  readonly surface: Surface
  /** Where it began: at the same place of the same day. */
  readonly from: Point
}

/**
 * A grid measured again after it got another size since a gesture began, as where a notice takes a line above it.
 *
 * @param origin where the gesture began
 * @returns null if that is no longer on the page
 */
export function resizedSurface({ grid }: Surface, origin: PlaceOnDay | null): Resized | null {
  const next = surfaces.get(grid)
  if (!next || !origin) return null
  const surface = surfaceOf(grid, next.model, next.actions)
  const from = pointOfPlace(surface.geometry, origin)
  if (from) return { surface, from }
  surface.scroll.stop()
  return null
}
