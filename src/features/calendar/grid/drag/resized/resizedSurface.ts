import type { Point } from '../geometry/measureGrid.ts'
import { pointOfSpot, type Spot } from '../geometry/spot.ts'
import { surfaceOf, type Surface } from '../geometry/surfaceOf.ts'
import { surfaces } from '../surfaces.ts'

/** Where a gesture goes on after its grid got another size. */
export type Resized = {
  readonly surface: Surface
  /** Where it began: on the same spot. */
  readonly from: Point
}

/**
 * A grid measured again after it got another size since a gesture began, as where a notice takes a line above it.
 *
 * @param origin where the gesture began
 * @returns null if that is no longer on the page
 */
export function resizedSurface({ grid }: Surface, origin: Spot | null): Resized | null {
  const next = surfaces.get(grid)
  if (!next || !origin) return null
  const surface = surfaceOf(grid, next.model, next.actions)
  const from = pointOfSpot(surface.geometry, origin)
  if (from) return { surface, from }
  surface.scroll.stop()
  return null
}
