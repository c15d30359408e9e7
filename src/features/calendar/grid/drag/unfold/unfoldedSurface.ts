import type { Point } from '../geometry/measureGrid.ts'
import { placeAt, pointOfPlace, type PlaceOnDay } from '../geometry/placeOnDay.ts'
import { surfaceOf, type MeasuredAgain, type Surface } from '../geometry/surfaceOf.ts'
import { surfaces } from '../surfaces.ts'

/**
 * A grid that has unfolded since a gesture began, scrolled so that the time under the pointer stays there.
 *
 * @param origin where the gesture began
 * @returns null if it has not unfolded yet
 */
export function unfoldedSurface(
  before: Surface,
  origin: PlaceOnDay | null,
  point: Point,
): MeasuredAgain | null {
  const { grid, model, geometry } = before
  const next = surfaces.get(grid)
  if (!next || !origin || !hasUnfolded(before)) return null
  const under = placeAt(geometry, point)
  const measured = surfaceOf(grid, next.model, next.actions)
  measured.scroll.stop()
  const at = under && under.instant !== null ? pointOfPlace(measured.geometry, under) : null
  if (at) grid.scrollTop += at.y - point.y
  const surface = surfaceOf(grid, next.model, next.actions)
  const from = pointOfPlace(surface.geometry, origin) ?? point
  if (next.model.narrow === model.narrow) return { surface, from }
  const { left, width } = surface.geometry.lineOn(surface.geometry.dates.indexOf(origin.date), 1)
  return { surface, from: { ...from, x: left + width / 2 } }
}

/** Whether its hours or days are other ones than when it was measured. */
export function hasUnfolded({ grid, model }: Surface): boolean {
  const now = surfaces.get(grid)?.model
  return now !== undefined && (now.axis !== model.axis || now.narrow !== model.narrow)
}
