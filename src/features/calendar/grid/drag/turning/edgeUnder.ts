import type { Geometry } from '../geometry/geometryOf.ts'
import type { Point } from '../geometry/measureGrid.ts'

/** The sides of the days are edges this far inwards, and so is what is beside them: the ruler of the hours. */
const edgePixels = 20

/**
 * The edge of the days that a point of their grid is at.
 *
 * @returns 1 at the side where the next page is, -1 at the other one; null between them
 */
export function edgeUnder({ dates, lineOn, sign }: Geometry, { x }: Point): -1 | 1 | null {
  const [one, other] = [lineOn(0, 1), lineOn(dates.length - 1, 1)]
  if (x < Math.min(one.left, other.left) + edgePixels) return sign === 1 ? -1 : 1
  if (x > Math.max(one.left + one.width, other.left + other.width) - edgePixels) return sign
  return null
}
