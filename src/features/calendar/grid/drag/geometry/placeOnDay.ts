import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { Geometry } from './geometryOf.ts'
import type { Point } from './measureGrid.ts'

/** A place on a day of a grid, wherever that day is drawn and however high it is. */
export type PlaceOnDay = {
  readonly date: IsoDate
  /** Null above the hours, and in a grid without them. */
  readonly instant: EpochMs | null
  /** In pixels from where the first line of the day begins. */
  readonly fromLine: Point
}

/** What is at a point of a grid as it is scrolled now; null where it has no days. */
export function placeAt({ hours, dates, dayAt, lineOn }: Geometry, point: Point): PlaceOnDay | null {
  const day = dayAt(point)
  const date = dates[day]
  if (date === undefined) return null
  const place = hours && !hours.isAbove(point) ? hours.minuteAt(point) : -1
  const { left, top } = lineOn(day, 1)
  return {
    date,
    instant: hours && place >= 0 ? hours.axis.instantAt(date, place) : null,
    fromLine: { x: point.x - left, y: point.y - top },
  }
}

/** Where a place is in a grid as it is scrolled now; null if its day is not there. */
export function pointOfPlace(geometry: Geometry, { date, instant, fromLine }: PlaceOnDay): Point | null {
  const { hours, dates, dayAt, lineOn } = geometry
  const day = dates.indexOf(date)
  if (day < 0) return null
  const { left, top } = lineOn(day, 1)
  const x = left + fromLine.x
  if (hours && instant !== null) {
    const place = hours.axis.placeOf(instant, date, 'start')
    return { x, y: hours.blockOn(day, { start: place, end: place, column: 0, columns: 1 }).top }
  }
  const below = { x, y: top + fromLine.y }
  // It was further down than the day is high now.
  return dayAt(below) === day ? below : { x, y: top }
}
