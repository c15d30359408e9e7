import type { Geometry } from '../geometry/geometryOf.ts'
import type { Point } from '../geometry/measureGrid.ts'
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
  if (!next || (next.model.axis === model.axis && next.model.narrow === model.narrow)) return null
  const began = { x: from.x, y: from.y - scroll.by() }
  const [under, origin] = [timeUnder(geometry, point), timeUnder(geometry, began)]
  const measured = surfaceOf(grid, next.model, next.actions)
  measured.scroll.stop()
  grid.scrollTop += under ? heightOf(measured.geometry, under) - point.y : 0
  const surface = surfaceOf(grid, next.model, next.actions)
  if (!origin) return { surface, from }
  const { left, width } = surface.geometry.lineOn(origin.day, 1)
  const isMoved = next.model.narrow !== model.narrow
  return {
    surface,
    from: { x: isMoved ? left + width / 2 : from.x, y: heightOf(surface.geometry, origin) },
  }
}

type Time = NonNullable<ReturnType<typeof timeUnder>>

/** The day and the time at a point; null above the hours. */
function timeUnder({ hours, dates, dayAt }: Geometry, point: Point) {
  const day = dayAt(point)
  const date = dates[day]
  const place = hours?.minuteAt(point) ?? -1
  if (!hours || date === undefined || place < 0) return null
  return { day, date, instant: hours.axis.instantAt(date, place) }
}

function heightOf({ hours }: Geometry, { day, date, instant }: Time): number {
  const place = hours?.axis.placeOf(instant, date, 'start') ?? 0
  return hours?.blockOn(day, { start: place, end: place, column: 0, columns: 1 }).top ?? 0
}
