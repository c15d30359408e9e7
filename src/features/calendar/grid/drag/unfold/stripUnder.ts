import { foldAt } from '#domain/layout/foldedAxis.ts'
import type { StripSide } from '../../GridActions.ts'
import type { Point } from '../geometry/measureGrid.ts'
import type { Surface } from '../geometry/surfaceOf.ts'

/** What is folded under a point; null if nothing is. */
export function stripUnder({ geometry, model }: Surface, point: Point): StripSide | null {
  const { hours, dates, dayAt } = geometry
  if (!hours || hours.isAbove(point)) return null
  const date = dates[dayAt(point)]
  if (date !== undefined && model.narrow?.has(date)) return 'weekend'
  const fold = foldAt(hours.axis, hours.minuteAt(point))
  if (!fold) return null
  return fold.start === 0 ? 'before' : 'after'
}
