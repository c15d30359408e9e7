import type { Point } from '../geometry/measureGrid.ts'
import { pointOfSpot, spotAt, type Spot } from '../geometry/spot.ts'
import { surfaceOf, type Surface } from '../geometry/surfaceOf.ts'
import { surfaces } from '../surfaces.ts'

/** Where a gesture goes on after its grid has unfolded. */
export type Unfolded = {
  readonly surface: Surface
  /** Where it began: at the same time of the same day. */
  readonly from: Point
}

/**
 * A grid that has unfolded since a gesture began, scrolled so that the time under the pointer stays there.
 *
 * @param from where the gesture began, and the grid was scrolled as it was then
 * @returns null if it has not unfolded yet
 */
export function unfoldedSurface(before: Surface, from: Point, point: Point): Unfolded | null {
  const { grid, model, geometry, scroll } = before
  const next = surfaces.get(grid)
  if (!next || !hasUnfolded(before)) return null
  const under = spotAt(geometry, point)
  const origin = spotAt(geometry, { x: from.x, y: from.y - scroll.by() })
  const measured = surfaceOf(grid, next.model, next.actions)
  measured.scroll.stop()
  grid.scrollTop += isAmongHours(under) ? (pointOfSpot(measured.geometry, under)?.y ?? point.y) - point.y : 0
  const surface = surfaceOf(grid, next.model, next.actions)
  const at = isAmongHours(origin) ? pointOfSpot(surface.geometry, origin) : null
  if (!at || !origin) return { surface, from }
  if (next.model.narrow === model.narrow) return { surface, from: { x: from.x, y: at.y } }
  const { left, width } = surface.geometry.lineOn(surface.geometry.dates.indexOf(origin.date), 1)
  return { surface, from: { x: left + width / 2, y: at.y } }
}

/** Whether its hours or days are other ones than when it was measured. */
export function hasUnfolded({ grid, model }: Surface): boolean {
  const now = surfaces.get(grid)?.model
  return now !== undefined && (now.axis !== model.axis || now.narrow !== model.narrow)
}

const isAmongHours = (spot: Spot | null): spot is Spot => spot !== null && spot.instant !== null
